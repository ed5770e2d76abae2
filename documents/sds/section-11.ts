import type { HazardClass } from '../../clp/hazard-categories.ts'
import { countsFor } from '../../clp/reach/reaches-criteria.ts'
import type { Ingredient } from '../../shared/record/composition.ts'
import type { Block, Subsection, Table, TableRow } from '../document-model.ts'
import { writeUnknownToxicity } from '../label-duties.ts'
import type { TextWriter } from '../text/write-text.ts'
import { cell, emptyCell, joinSentences, pairRow, paragraph, paragraphs, rich, textsRow, type PairRow } from './blocks.ts'
import { openNotClassified } from './not-classified.ts'
import { writeClassStatements } from './section-02.ts'
import { keyOfIngredient, nameOf, nameOfRow } from './section-03.ts'
import type { SdsSource } from './sds-source.ts'

/** The ten hazard classes that 11.1 must answer, in the order of REACH Annex II, 11.1 (a) to (j). */
export const healthHazardClasses = [
  'acuteToxicity',
  'skinCorrosionIrritation',
  'eyeDamageIrritation',
  'sensitisation',
  'germCellMutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'specificTargetOrganToxicitySingleExposure',
  'specificTargetOrganToxicityRepeatedExposure',
  'aspirationHazard',
] as const

/** Section 11: toxicological information. */
export function writeSection11({ record }: SdsSource, writer: TextWriter): Subsection[] {
  const { toxicology, classification, composition } = record
  const writeNotClassified = openNotClassified(record, writer)
  const rows: PairRow[] = healthHazardClasses.map((hazardClass) => {
    const statements = writeClassStatements(classification, (own) => classesOf(hazardClass).includes(own), writer).map(({ text }) => text)
    return {
      key: hazardClass,
      term: writer.term(`hazardClass.${hazardClass}`),
      lines: statements.length > 0 ? statements : [writeNotClassified(classesOf(hazardClass), toxicology.notClassified?.[hazardClass])],
    }
  })
  const estimates = toxicology.estimates.flatMap(({ route, quantity }) =>
    pairRow(`ate ${route}`, writer.term(`sds.${composition.kind === 'mixture' ? 'ateMixture' : 'ate'}.${route}`), [
      rich(writer.quantity(quantity)),
    ]),
  )
  const unknown = writeUnknownToxicity(record, writer)
  const studies = writeToxicityStudies(composition.ingredients, writer)
  const blocks: Block[] = [
    { kind: 'pairs', key: 'classes', rows: [...estimates, ...rows] },
    ...(unknown === null ? [] : [paragraph('unknownToxicity', rich(unknown))]),
    ...(studies.rows.length > 0 ? [studies] : []),
    ...paragraphs(toxicology.notes, writer),
    ...(toxicology.symptoms.length > 0 ? [paragraph('symptoms', joinSentences(toxicology.symptoms, writer))] : []),
  ]
  const endocrine = writeClassStatements(classification, (own) => own === 'endocrineDisruptionForHumanHealth', writer)
  const other: PairRow[] = [
    ...pairRow(
      'endocrineClass',
      writer.term('hazardClass.endocrineDisruptionForHumanHealth'),
      endocrine.map(({ text }) => text),
    ),
    ...(toxicology.endocrine.length > 0
      ? textsRow('sds.endocrine', toxicology.endocrine, writer)
      : pairRow('sds.endocrine', writer.term('sds.endocrine'), [rich(writer.term('sds.seeSection23'))])),
    ...textsRow('sds.otherHealthInformation', toxicology.other, writer),
  ]
  return [
    { number: '11.1', heading: writer.heading('11.1'), blocks },
    { number: '11.2', heading: writer.heading('11.2'), blocks: [{ kind: 'pairs', key: 'other', rows: other }] },
  ]
}

/** Respiratory and skin sensitisation are one point of 11.1 although the categories name them apart. */
export function classesOf(point: (typeof healthHazardClasses)[number]): readonly HazardClass[] {
  return point === 'sensitisation' ? ['respiratorySensitisation', 'skinSensitisation'] : [point]
}

function writeToxicityStudies(ingredients: readonly Ingredient[], writer: TextWriter): Table {
  return {
    kind: 'table',
    key: 'toxicityStudies',
    caption: writer.term('sds.toxicityOfIngredients'),
    columns: [
      { key: 'substance', head: writer.term('sds.substance'), align: 'start', width: 54 },
      { key: 'route', head: writer.term('sds.exposureRoute'), align: 'start', width: 34 },
      { key: 'endpoint', head: writer.term('sds.endpoint'), align: 'start', width: 18 },
      { key: 'value', head: writer.term('sds.value'), align: 'end', width: 28 },
      { key: 'species', head: writer.term('sds.speciesAndMethod'), align: 'start', width: 40 },
    ],
    rows: ingredients.flatMap((ingredient) => [
      ...ingredient.toxicity.map((study, row) => ({
        key: [keyOfIngredient(ingredient), study.endpoint, study.route, study.species].join(' '),
        cells: [
          cell(nameOfRow(ingredient, row, writer)),
          cell(writer.term(`route.${study.route}`)),
          cell(writer.abbreviation(study.endpoint)),
          cell(writer.quantity(study.quantity)),
          cell(
            [
              writer.term(`species.${study.species}`),
              study.hours === undefined ? '' : writer.quantity({ value: study.hours, unit: 'h' }),
              study.method ? writer.method(study.method) : '',
            ]
              .filter(Boolean)
              .join(', '),
          ),
        ],
      })),
      ...writeWithoutStudies(ingredient, writer),
    ]),
  }
}

type Route = 'oral' | 'dermal' | 'inhalation'
const routes: readonly Route[] = ['oral', 'dermal', 'inhalation']
const organClasses = [
  'specificTargetOrganToxicitySingleExposure',
  'specificTargetOrganToxicityRepeatedExposure',
] as const satisfies HazardClass[]

/** The routes that statements speak of: acute toxicity of one each, what irritates the airways or makes drowsy of what is breathed. */
const routesOfStatements: Readonly<Record<Route, RegExp>> = {
  oral: /^H30[012]$/, // CLP Annex I, Table 3.1.3
  dermal: /^H31[012]$/,
  inhalation: /^H33[01256]$/, // and 3.8.2.2: H335 and H336
}

/** Routes that an entry names of its organs, by the phrases of the sentence library. */
const routesOfPhrases: Readonly<Record<Route, RegExp>> = {
  oral: /^route\.(?:oral|swallowing)$/,
  dermal: /^route\.(?:dermal|skinContact|inhalationSkin(?:Eyes)?)$/,
  inhalation: /^route\.inhalation/,
}

/**
 * What the studies leave open of an ingredient that counts: the estimates of the routes by which it is acutely toxic or harms organs, or that data
 * lack on such a route, or on organs where no route is known and there is no study at all. A study by another route says nothing of this one, and
 * where all studies are milder than the estimate by which it counts, as of methanol, which people bear worse than rats, that stands beside them.
 */
function writeWithoutStudies(ingredient: Ingredient, writer: TextWriter): TableRow[] {
  const key = keyOfIngredient(ingredient)
  const noData = cell(writer.term('document.noDataShort'))
  const name = cell(nameOf(ingredient, writer))
  const rows = listCountingRoutes(ingredient).flatMap((route): TableRow[] => {
    const isStudied = hasStudy(ingredient, route)
    const estimates = ingredient.acuteToxicityEstimates.filter(
      (estimate) => estimate.route.startsWith(route) && (!isStudied || isBelowStudies(estimate, ingredient)),
    )
    if (estimates.length === 0 && isStudied) return []
    if (estimates.length === 0)
      return [{ key: `${key} ${route} none`, cells: [name, cell(writer.term(`route.${route}`)), emptyCell, emptyCell, noData] }]
    return estimates.map((estimate) => ({
      key: `${key} ATE ${estimate.route}`,
      cells: [
        name,
        cell(writer.term(`route.${estimate.route}`)),
        cell(writer.abbreviation('ATE')),
        cell(writer.quantity({ value: estimate.value, unit: estimate.unit })),
        emptyCell,
      ],
    }))
  })
  if (rows.length > 0 || ingredient.toxicity.length > 0 || !countsFor(ingredient, organClasses)) return rows
  return [{ key: `${key} none`, cells: [name, emptyCell, emptyCell, emptyCell, noData] }]
}

function listCountingRoutes(ingredient: Ingredient): Route[] {
  const counting = ingredient.classification.filter((entry) =>
    countsFor({ ...ingredient, classification: [entry] }, ['acuteToxicity', ...organClasses]),
  )
  return routes.filter((route) => counting.some((entry) => speaksOf(entry, route)))
}

function isBelowStudies({ route, value, unit }: Ingredient['acuteToxicityEstimates'][number], { toxicity }: Ingredient): boolean {
  return toxicity.every((study) => {
    const { quantity } = study
    return study.route !== route || quantity.unit !== unit || (quantity.from ?? quantity.value ?? value) > value
  })
}

function speaksOf({ statements, route: own }: Ingredient['classification'][number], route: Route): boolean {
  if (own !== undefined && 'phrase' in own && routesOfPhrases[route].test(own.phrase)) return true
  return statements.flatMap((code) => code.split('+')).some((code) => routesOfStatements[route].test(code))
}

const hasStudy = ({ toxicity }: Ingredient, route: Route): boolean => toxicity.some((study) => study.route.startsWith(route))
