import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { findComponents } from '../products/kit-queries.ts'
import type { Services } from '../services.ts'
import { judgeProduct, type RequestedProduct } from './judge-product.ts'
import type { OwnTables } from './open-tables.ts'
import { proposeFor, readParts, type FollowingProposals, type ReadParts, type WrittenRecord } from './propose-for.ts'

export interface FoundProposals extends FollowingProposals, ReadParts {
  readonly recipeRevision: number
  readonly answer: ClassificationAnswer | null
  readonly leftOut: readonly string[]
}

/** The classification of a product's recipe by the law of a day, and the proposals that follow from it for the draft. */
export async function findProposals(
  services: Pick<Services, 'db' | 'register'>,
  { engine, library, transportTable }: OwnTables,
  requested: RequestedProduct & WrittenRecord,
): Promise<FoundProposals> {
  const { recipe, revision, leftOut, judged, ownNames } = await judgeProduct(services, engine, requested)
  const parts = readParts(requested)
  const nothing = { recipeRevision: revision, leftOut, ...parts, answer: null, proposals: [], spare: [], gaps: [] }
  if (judged === null) return nothing
  const register = await services.register.current()
  const components = await findComponents(services.db, parts.record)
  return {
    ...nothing,
    answer: judged.decided,
    ...proposeFor({ library, transportTable, components, register, ownNames }, judged, recipe, { ...parts, language: requested.language }),
  }
}
