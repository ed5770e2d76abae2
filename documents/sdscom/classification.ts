import type { ClassificationEntryOfRecord, Ingredient } from '../../shared/record/composition.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { nameHazardClasses } from './name-hazard-class.ts'
import { phrases, sayings } from './phrases.ts'
import { nameUnit } from './quantities.ts'

interface Classified {
  entries: readonly ClassificationEntryOfRecord[]
  mFactorAcute?: number | undefined
  mFactorChronic?: number | undefined
  limits?: Ingredient['specificLimits']
  estimates: readonly { route: string; quantity: Quantity }[]
  /** Share of components whose aquatic hazard is unknown, in %. */
  unknownAquatic?: number | undefined
  /** What the format has no place for. */
  info: readonly string[]
}

/** Classes that the format names, with the statements that they carry: ClassificationEU, as of Regulation (EU) 2023/707. */
export function writeClassification(classified: Classified, writer: TextWriter): Element[] {
  const { entries, mFactorAcute, mFactorChronic, limits = [], unknownAquatic } = classified
  const factors = [mFactorAcute, mFactorChronic].map((factor) => (factor !== undefined && isPowerOfTen(factor) ? factor : undefined))
  return group(
    'Classification',
    group(
      'ClpHazardClassification_2023_707',
      entries.flatMap((entry) =>
        nameHazardClasses(entry.category, entry.statements).flatMap((category) =>
          group('Classification', writeClass(category, entry, writer)),
        ),
      ),
      group('MultiplyingFactor', value('Acute', factors[0]), value('Chronic', factors[1])),
      limits.flatMap((limit) => writeLimit(limit, entries, writer)),
      group('UnknownToxicity', value('Aquatic', unknownAquatic)),
      writeEstimates(classified.estimates, writer),
      sayings('AdditionalInformation', [...classified.info, ...listUnnamed(entries)]),
    ),
  )
}

/** The format knows 1, 10, 100 …, which are all that CLP Annex I, Table 4.1.3 has. */
export function isPowerOfTen(factor: number): boolean {
  return /^10*$/.test(String(factor))
}

/** Classes that the format cannot say, in words. */
function listUnnamed(entries: readonly ClassificationEntryOfRecord[]): string[] {
  return entries.filter(({ category, statements }) => nameHazardClasses(category, statements).length === 0).map(({ category }) => category)
}

function writeClass(
  category: string,
  { category: own, statements, organs, route, basis }: ClassificationEntryOfRecord,
  writer: TextWriter,
): Element[] {
  return [
    ...value('HazardClassCategory', category),
    ...sayings('HazardClassCategoryPrintable', [[own, ...statements].join(', ')]),
    ...phrases('Organ', organs ? [organs] : [], writer),
    ...phrases('ExposureRoute', route ? [route] : [], writer),
    ...sayings('ClassificationProcedure', basis ? [writer.term(`basis.${basis}`)] : []),
  ]
}

/** From inclusive, to exclusive, which is what the format reads them as. */
function writeLimit(
  { category, statement, from, to }: Ingredient['specificLimits'][number],
  entries: readonly ClassificationEntryOfRecord[],
  writer: TextWriter,
): Element[] {
  // A limit of a category without a statement is one of all that the substance carries in it.
  const carried = statement ? [statement] : entries.filter((entry) => entry.category === category).flatMap((entry) => entry.statements)
  return nameHazardClasses(category, carried).flatMap((name) =>
    group(
      'SpecificConcLimit',
      writeClass(name, { category, statements: carried }, writer),
      value('MinPercentage', from ?? 0),
      value('MaxPercentage', to),
    ),
  )
}

const routeNames = { oral: 'Oral', dermal: 'Dermal' } as const

/** Acute toxicity estimates: one for each route, of which inhalation says in which form. */
function writeEstimates(estimates: Classified['estimates'], writer: TextWriter): Element[] {
  const ofRoute = (name: string) =>
    estimates
      .filter(({ route, quantity }) => nameRoute(route) === name && isPlain(quantity))
      .slice(0, 1)
      .flatMap(({ route, quantity }) =>
        group(
          name,
          value('Value', quantity.value),
          value('Unit', nameUnit(quantity.unit)),
          sayings('Restriction', route.startsWith('inhalation') ? [writer.term(`route.${route}`)] : []),
        ),
      )
  return group('Ate', ofRoute('Inhalation'), ofRoute('Dermal'), ofRoute('Oral'))
}

/** The format has one value, neither a range nor “more than”: such an estimate stands in words. */
function isPlain({ sign, value: exact, unit }: Quantity): boolean {
  return sign === undefined && exact !== undefined && nameUnit(unit) !== undefined
}

function nameRoute(route: string): string {
  return route === 'oral' || route === 'dermal' ? routeNames[route] : 'Inhalation'
}

/** The words of a rich text, for what stands in one line with others. */
export function inWords(texts: readonly Parameters<TextWriter['text']>[0][], writer: TextWriter): string[] {
  return texts.map((text) => plainText(writer.text(text)))
}
