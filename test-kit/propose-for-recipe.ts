/** What is proposed for a recipe, with the program's own register and library of substances. */
import { openEngine, readTransportTable } from '../server/classify/open-engine.ts'
import { namesIn } from '../server/proposals/propose-for.ts'
import { openSubstanceLibrary } from '../server/proposals/open-library.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { classificationRequest } from '../shared/classification/request.ts'
import type { NamedOwnSubstance } from '../shared/own-substances.ts'
import type { LanguageCode } from '../shared/languages.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import type { ProposeInput } from '../propose/facts.ts'
import type { Decision } from '../propose/proposal.ts'
import { proposeRecord } from '../propose/propose-record.ts'
import { dayOfTests } from './day-of-tests.ts'
import { recordOf } from './product-record.ts'
import { applyPatch } from '../propose/patch.ts'
import { patchOf } from '../propose/settle.ts'
import type { paint } from './recipes.ts'

const register = openRegister(openTable([]))
const engine = openEngine()
const transportTable = readTransportTable()
const library = openSubstanceLibrary()

/** Who the maker is, and the identifier that they have: what no recipe tells. */
export const begun = (changes: Partial<ProductRecord> = {}): ProductRecord => ({
  ...productRecord.parse(recordOf(7, { ufi: 'J9SX-5836-M00X-SVYE', composition: { kind: 'mixture', ingredients: [] } })),
  ...changes,
})

const nothingStated: ProposeInput['noteConditions'] = new Map()

export function propose(
  typed: typeof paint,
  record: ProductRecord = begun(),
  decisions: readonly Decision[] = [],
  noteConditions = nothingStated,
  language: LanguageCode = 'en',
  signed: ProposeInput['signed'] = new Map(),
  components: ProposeInput['components'] = [],
  own: ReadonlyMap<string, NamedOwnSubstance> = new Map(),
  day = dayOfTests,
): ReturnType<typeof proposeRecord> {
  const { mixture } = classificationRequest.parse({ mixture: typed })
  const law = register.at(day)
  const answer = engine(mixture, { ...law, findOwn: (key) => own.get(key) ?? null })
  const { candidates } = register
  const { harmonised } = law
  const beside = { ownNames: namesIn(own), signed, library, transportTable, components, candidates, harmonised, language }
  return proposeRecord({ record, mixture, answer, uses: [], decisions, noteConditions, ...beside })
}

/** The record of a recipe for which somebody has accepted every proposal of a day. */
export function acceptEverything(typed: typeof paint, day = dayOfTests): ProductRecord {
  const record = begun({ parameters: [] })
  const { proposals } = propose(typed, record, [], nothingStated, 'en', new Map(), [], new Map(), day)
  return productRecord.parse(applyPatch(record, patchOf(proposals)))
}
