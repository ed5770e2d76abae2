import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import type { SubstanceLibrary } from '../../propose/facts.ts'
import type { Decision, Gap, Proposal } from '../../propose/proposal.ts'
import { proposeRecord } from '../../propose/propose-record.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import type { Recipe } from '../../shared/recipe/recipe.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Engine } from '../classify/open-engine.ts'
import type { Services } from '../services.ts'
import { judgeProduct, type AskedProduct } from './judge-product.ts'

/** What the calls ask for once and keep. */
export interface Proposer {
  readonly engine: Engine
  readonly library: SubstanceLibrary
}

export interface FoundProposals {
  readonly recipeRevision: number
  readonly answer: ClassificationAnswer | null
  readonly leftOut: readonly string[]
  /** names of parts of the record that cannot be read as they are */
  readonly unreadable: readonly string[]
  /** the record as the proposals saw it: defaults filled in */
  readonly record: ProductRecord
  readonly proposals: readonly Proposal[]
  readonly spare: readonly Proposal[]
  readonly gaps: readonly Gap[]
}

/** @property stored as it is stored, for parts that cannot be read */
type Asked = AskedProduct & { readonly stored: ProductRecord }

/** The recipe of a product, judged by the law of today, and what follows from it for the record that is being edited. */
export async function findProposals(
  services: Pick<Services, 'db' | 'register'>,
  { engine, library }: Proposer,
  asked: Asked,
): Promise<FoundProposals> {
  const { recipe, revision, leftOut, judged } = await judgeProduct(services, engine, asked)
  const { record, unreadable } = readParts(asked.working, asked.stored)
  const nothing = { recipeRevision: revision, leftOut, unreadable, record, answer: null, proposals: [], spare: [], gaps: [] }
  if (judged === null) return nothing
  const { candidates } = await services.register.current()
  const found = proposeRecord({
    record,
    mixture: judged.mixture,
    noteConditions: judged.noteConditions,
    answer: judged.decided,
    uses: recipe.uses,
    decisions: decisionsOf(recipe),
    library,
    candidates,
    language: asked.language,
  })
  const isReadable = ({ place }: { place: string }) => !unreadable.includes(place.split('/')[1] ?? '')
  return {
    ...nothing,
    answer: judged.decided,
    proposals: found.proposals.filter(isReadable),
    spare: found.spare.filter(isReadable),
    gaps: found.gaps.filter(isReadable),
  }
}

function decisionsOf({ decisions }: Recipe): Decision[] {
  return decisions.flatMap(({ proposal, answer, madeFor, person, day }) =>
    madeFor === undefined ? [] : [{ proposal, answer, madeFor, person: person ?? null, day: day ?? null }],
  )
}

/** A draft may be incomplete or wrong: each part is read by itself, and one that cannot be read is as it was stored. */
function readParts(working: WorkingRecord, stored: ProductRecord): { record: ProductRecord; unreadable: string[] } {
  const read = Object.entries(productRecord.shape).map(([name, schema]) => ({ name, result: schema.safeParse(working[name]) }))
  const unreadable = read.flatMap(({ name, result }) => (result.success || working[name] === undefined ? [] : [name]))
  const parts = Object.fromEntries(
    read.flatMap(({ name, result }) => (result.success && result.data !== undefined ? [[name, result.data]] : [])),
  )
  return { record: { ...stored, ...dropMissing(read), ...parts }, unreadable }
}

/** What the draft does not have any more is not taken from what is stored. */
const dropMissing = (read: readonly { name: string; result: { success: boolean; data?: unknown } }[]): object =>
  Object.fromEntries(read.flatMap(({ name, result }) => (result.success && result.data === undefined ? [[name, undefined]] : [])))
