import type { Ingredient } from '../../shared/record/composition.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import { writeNoteCondition } from '../../shared/record/note-conditions.ts'
import { concernsOf } from '../sds/concerns.ts'
import { nameOf } from '../sds/section-03.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { isPowerOfTen, writeClassification } from './classification.ts'
import { writeEcology, writeExposure, writeToxicology } from './component-data.ts'
import { group, value, type Element } from './element.ts'
import { phrases, sayings, sayingsOf } from './phrases.ts'
import { sentencesOf, type Sheet } from './sheet.ts'
import { writeNumbers } from './substance.ts'

/** Section 3: REACH Annex II, 3.1 for a substance, 3.2 for a mixture. What of 8.1, 11.1 and 12 is told by ingredient stands with it. */
export function writeComposition(sheet: Sheet): Element[] {
  const { record, writer } = sheet
  const { kind, description, ingredients } = record.composition
  const number = kind === 'mixture' ? '3.2' : '3.1'
  // What the product is, in its own element; the other sentences of the subsection say what they say of the table.
  const described = new Set(description.map((text) => plainText(writer.text(text))))
  const others = sentencesOf(sheet, number).filter((text) => !described.has(plainText(text)))
  return [
    {
      name: 'Composition',
      content: [
        ...phrases('ChemicalCharacterization', description, writer),
        ...writeParts(kind, ingredients, stateKindOf(record.parameters) === 'Gas' ? 'Vol-%' : 'Weight-%', writer),
        ...sayingsOf(
          'AdditionalInfo',
          [...others, ...sentencesOf(sheet, kind === 'mixture' ? '3.1' : '3.2')],
          record.composition.notes,
          writer,
        ),
      ],
    },
  ]
}

type ContentUnit = 'Vol-%' | 'Weight-%'

function writeParts(kind: 'substance' | 'mixture', ingredients: readonly Ingredient[], unit: ContentUnit, writer: TextWriter): Element[] {
  const [main] = ingredients
  if (!main) return []
  // The format describes a substance of one constituent without its classification, which section 2 has.
  const isOne = kind === 'substance' && ingredients.length === 1
  return group(
    'RegionEU',
    value('CompositionType', kind === 'mixture' ? 'Mixture' : isOne ? 'SingleConstituent' : 'MultiConstituent'),
    ingredients.flatMap((ingredient) => writeComponent(ingredient, unit, writer)),
  )
}

function writeComponent(ingredient: Ingredient, unit: ContentUnit, writer: TextWriter): Element[] {
  const { contentRange, mFactorAcute, mFactorChronic } = ingredient
  const estimates = ingredient.acuteToxicityEstimates.map(({ route, value: estimate, unit }) => ({
    route,
    quantity: { value: estimate, unit },
  }))
  return group(
    'Component',
    group('Substance', value('IupacName', nameOf(ingredient, writer)), writeNumbers(ingredient)),
    group(
      'Concentration',
      value('UpperValueSymbol', contentRange.toInclusive || contentRange.from === contentRange.to ? 'le' : 'lt'),
      value('UpperValue', contentRange.to),
      value('LowerValueSymbol', 'ge'),
      value('LowerValue', contentRange.from),
      value('Unit', unit),
    ),
    sayings(
      'AdditionalInfo',
      concernsOf(ingredient).map((concern) => writer.term(`concern.${concern}`)),
    ),
    writeExposure(ingredient, writer),
    writeToxicology(ingredient, writer),
    writeEcology(ingredient, writer),
    writeClassification(
      {
        entries: ingredient.classification,
        mFactorAcute,
        mFactorChronic,
        limits: ingredient.specificLimits,
        estimates,
        info: [...listNotes(ingredient, writer), ...listFactors(ingredient, writer)],
      },
      writer,
    ),
  )
}

/** Notes of CLP Annex VI, with what is stated so that one takes a class off. */
function listNotes({ notes, noteConditions = [] }: Ingredient, writer: TextWriter): string[] {
  return notes.map((note) => {
    const named = writer.term('annexNote.named', { notes: note })
    const condition = noteConditions.find((one) => one.note === note)
    if (!condition) return named
    return `${named}${writer.term('document.colon')} ${writeNoteCondition(condition.note, writer.term, (one) => writer.number(one))}`
  })
}

/** Factors that are no power of ten, which the format has alone. */
function listFactors({ mFactorAcute, mFactorChronic }: Ingredient, writer: TextWriter): string[] {
  const named = [
    ['sds.mFactorAcute', mFactorAcute],
    ['sds.mFactorChronic', mFactorChronic],
  ] as const
  return named.flatMap(([key, factor]) =>
    factor === undefined || isPowerOfTen(factor) ? [] : [writer.term(key, { value: String(factor) })],
  )
}
