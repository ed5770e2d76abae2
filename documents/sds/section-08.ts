import { unionLimitOf } from '../../clp/reach/union-limits.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Block, Subsection, Table, TableRow } from '../document-model.ts'
import { bindWords } from '../text/bind-words.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, keyOfText, pairRow, pairsOr, paragraph, rich, textsRow } from './blocks.ts'
import { nameAct } from './name-act.ts'
import { keyOfIngredient, nameOf, nameOfRow } from './section-03.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 8: exposure limits and personal protection (REACH Annex II, 8.1 and 8.2). */
export function writeSection8({ record: { composition, exposureControls }, revisedOn }: SdsSource, writer: TextWriter): Subsection[] {
  const { ingredients } = composition
  const exposureLimits = writeExposureLimits(ingredients, writer)
  const derived = [writeNoEffectLevels(ingredients, writer), writeNoEffectConcentrations(ingredients, writer)]
  const limits: Block[] = [
    // A record without limits does not say that there are none: acts of the Union and of its States set them, whatever it holds.
    ...(exposureLimits.rows.length > 0
      ? [exposureLimits, ...writeCountries(ingredients, writer), ...writeGaps(ingredients, writer)]
      : [paragraph('noLimits', rich(writer.term('sds.noExposureLimits')))]),
    ...writeUnionGap(ingredients, revisedOn, writer),
    ...derived.filter((table) => table.rows.length > 0),
    ...writeMissing('noEffectLevels', ingredients, writer),
    ...writeMissing('noEffectConcentrations', ingredients, writer),
    ...exposureControls.monitoring.map((text, index) => paragraph(keyOfText(text, index), writer.text(text))),
  ]
  const gloves = exposureControls.gloves.map((glove) => {
    const facts = [
      plainText(writer.text(glove.material)),
      glove.thickness ? writer.quantity(glove.thickness) : '',
      glove.breakthrough ? writer.term('sds.breakthroughTime', { value: writer.quantity(glove.breakthrough) }) : '',
      glove.standard ?? '',
    ]
    return rich(bindWords(facts.filter(Boolean).join(', '), writer.language))
  })
  const protection = [
    ...textsRow('sds.engineeringControls', exposureControls.engineering, writer),
    ...textsRow('sds.eyeProtection', exposureControls.eyes, writer),
    ...textsRow('sds.handProtection', exposureControls.hands, writer),
    ...pairRow('gloves', writer.term('sds.gloves'), gloves),
    ...textsRow('sds.bodyProtection', exposureControls.body, writer),
    ...textsRow('sds.respiratoryProtection', exposureControls.respiratory, writer),
    ...textsRow('sds.thermalHazards', exposureControls.thermal, writer),
    ...textsRow('sds.environmentalControls', exposureControls.environment, writer),
  ]
  return [
    { number: '8.1', heading: writer.heading('8.1'), blocks: limits },
    { number: '8.2', heading: writer.heading('8.2'), blocks: pairsOr('protection', protection, writer, 'document.noData') },
  ]
}

function writeExposureLimits(ingredients: readonly Ingredient[], writer: TextWriter): Table {
  const concentration = (limit: { mgPerM3?: number | undefined; ppm?: number | undefined } | undefined) =>
    cell(
      ...(limit?.mgPerM3 === undefined ? [] : [writer.quantity({ value: limit.mgPerM3, unit: 'mg/m³' })]),
      ...(limit?.ppm === undefined ? [] : [writer.quantity({ value: limit.ppm, unit: 'ppm' })]),
    )
  const rows: TableRow[] = ingredients.flatMap((ingredient) =>
    ingredient.exposureLimits.map((limit, row) => {
      const longTerm = concentration(limit.longTerm)
      const shortTerm = concentration(limit.shortTerm)
      const country = nameCountry(limit, writer)
      return {
        key: `${keyOfIngredient(ingredient)} ${limit.country ?? 'EU'} ${limit.basis}`,
        cells: [
          cell(nameOfRow(ingredient, row, writer)),
          cell(country, nameAct(limit.basis, writer)),
          longTerm.length > 0 ? longTerm : emptyCell,
          shortTerm.length > 0 ? shortTerm : emptyCell,
          limit.remarks.length > 0 ? cell(limit.remarks.map((remark) => writer.term(`limitRemark.${remark}`)).join(', ')) : emptyCell,
        ],
      }
    }),
  )
  return {
    kind: 'table',
    key: 'exposureLimits',
    caption: writer.term('sds.exposureLimits'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 50 },
      { key: 'basis', head: writer.term('sds.limitBasis'), align: 'start', width: 38 },
      { key: 'longTerm', head: writer.term('sds.limitLongTerm'), align: 'end', width: 27 },
      { key: 'shortTerm', head: writer.term('sds.limitShortTerm'), align: 'end', width: 27 },
      { key: 'remarks', head: writer.term('sds.remarks'), align: 'start', width: 32 },
    ],
    rows,
  }
}

const nameCountry = ({ country }: Ingredient['exposureLimits'][number], writer: TextWriter): string =>
  country ? writer.country(country) : writer.term('sds.europeanUnion')

/** REACH Annex II, 8.1.1 asks for the limits of the country in which the sheet is supplied: a reader elsewhere must not take silence for none. */
function writeCountries(ingredients: readonly Ingredient[], writer: TextWriter): Block[] {
  const limits = ingredients.flatMap(({ exposureLimits }) => exposureLimits)
  // The Union before its States, whichever ingredient has its limits.
  const inOrder = [...limits.filter(({ country }) => !country), ...limits.filter(({ country }) => country)]
  const countries = new Set(inOrder.map((limit) => nameCountry(limit, writer)))
  return [paragraph('limitsKnownFor', rich(writer.term('sds.limitsKnownFor', { countries: [...countries].join(', ') })))]
}

/**
 * A State sets a limit of its own for whatever the Union has set one for (Directive 98/24/EC, Article 3(3) and (5); Directive 2004/37/EC,
 * Article 16). Where the sheet has limits of that State and not this one, its silence would be read as none.
 */
function writeGaps(ingredients: readonly Ingredient[], writer: TextWriter): Block[] {
  const ofUnion = ingredients.filter(({ exposureLimits }) => exposureLimits.some(({ country }) => !country))
  const states = new Set(ingredients.flatMap(({ exposureLimits }) => exposureLimits.flatMap(({ country }) => country ?? [])))
  return [...states].flatMap((state) => {
    const lacking = ofUnion.filter(({ exposureLimits }) => exposureLimits.every(({ country }) => country !== state))
    if (lacking.length === 0) return []
    const values = { country: writer.country(state), substances: nameAll(lacking, writer) }
    return [paragraph(`limitsMissing ${state}`, rich(writer.term('sds.limitsMissing', values)))]
  })
}

/** The Union has set a limit, and neither it nor that of any State that follows it is known here: `clp/reach/union-limits.ts`. */
function writeUnionGap(ingredients: readonly Ingredient[], day: string, writer: TextWriter): Block[] {
  const lacking = ingredients.filter(
    ({ casNumber = null, indexNumber = null, exposureLimits }) =>
      unionLimitOf({ cas: casNumber, index: indexNumber }, day) !== null && exposureLimits.every(({ country }) => country),
  )
  if (lacking.length === 0) return []
  return [paragraph('limitsMissing', rich(writer.term('sds.unionLimitsMissing', { substances: nameAll(lacking, writer) })))]
}

/** REACH Annex II, 8.1.4 requires the levels and concentrations of the substances; where there are none the sheet says so. */
function writeMissing(kind: 'noEffectLevels' | 'noEffectConcentrations', ingredients: readonly Ingredient[], writer: TextWriter): Block[] {
  const lacking = ingredients.filter((ingredient) => ingredient[kind].length === 0)
  if (lacking.length === 0) return []
  return [paragraph(`${kind}Missing`, rich(writer.term(`sds.${kind}Missing`, { substances: nameAll(lacking, writer) })))]
}

const nameAll = (ingredients: readonly Ingredient[], writer: TextWriter): string =>
  ingredients.map((ingredient) => nameOf(ingredient, writer)).join(`${writer.term('document.semicolon')} `)

function writeNoEffectLevels(ingredients: readonly Ingredient[], writer: TextWriter): Table {
  return {
    kind: 'table',
    key: 'noEffectLevels',
    caption: writer.term('sds.noEffectLevels'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 46 },
      { key: 'population', head: writer.term('sds.population'), align: 'start', width: 28 },
      { key: 'route', head: writer.term('sds.exposureRoute'), align: 'start', width: 28 },
      { key: 'effect', head: writer.term('sds.effect'), align: 'start', width: 34 },
      // As wide as the unit in most languages: milligrams per kilogram of body weight and day.
      { key: 'value', head: writer.term('sds.value'), align: 'end', width: 38 },
    ],
    rows: ingredients.flatMap((ingredient) =>
      ingredient.noEffectLevels.map((level, row) => ({
        key: [keyOfIngredient(ingredient), level.population, level.route, level.effect, level.duration].join(' '),
        cells: [
          cell(nameOfRow(ingredient, row, writer)),
          cell(writer.term(`population.${level.population}`)),
          cell(writer.term(`route.${level.route}`)),
          cell(writer.term(`effect.${level.effect}.${level.duration}`)),
          cell(writer.quantity(level.quantity)),
        ],
      })),
    ),
  }
}

function writeNoEffectConcentrations(ingredients: readonly Ingredient[], writer: TextWriter): Table {
  return {
    kind: 'table',
    key: 'noEffectConcentrations',
    caption: writer.term('sds.noEffectConcentrations'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 74 },
      { key: 'compartment', head: writer.term('sds.compartment'), align: 'start', width: 64 },
      { key: 'value', head: writer.term('sds.value'), align: 'end', width: 36 },
    ],
    rows: ingredients.flatMap((ingredient) =>
      ingredient.noEffectConcentrations.map((entry, row) => ({
        key: `${keyOfIngredient(ingredient)} ${entry.compartment}`,
        cells: [
          cell(nameOfRow(ingredient, row, writer)),
          cell(writer.term(`compartment.${entry.compartment}`)),
          cell(writer.quantity(entry.quantity)),
        ],
      })),
    ),
  }
}
