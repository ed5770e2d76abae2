import { today } from '../../shared/iso-day.ts'
import type { AnnouncedChanges } from '../../shared/recalculation.ts'
import type { Services } from '../services.ts'
import { findTokensOfEntries } from '../where-used/find-tokens.ts'
import { countProductsWith } from '../where-used/queries.ts'
import { findRecalculationOfLaw } from './view-queries.ts'

/** The days on which entries of Annex VI change, how many products of a workgroup are affected, and existing recalculations. */
export async function viewAnnounced({ db, register }: Pick<Services, 'db' | 'register'>, workgroupId: number): Promise<AnnouncedChanges> {
  const current = await register.current()
  const announced = current.table.listAnnounced(today()).map(async ({ day, indexNumbers }) => {
    const { all } = await findTokensOfEntries(db, current, workgroupId, indexNumbers)
    return {
      day,
      entries: indexNumbers.length,
      products: await countProductsWith(db, workgroupId, all),
      calculated: await findRecalculationOfLaw(db, workgroupId, day),
    }
  })
  return { announced: await Promise.all(announced) }
}
