import { readId } from '../products/load-product.ts'
import type { Services } from '../services.ts'
import { findShareOwner } from '../share/queries.ts'
import { findProductOwner, type User } from '../auth/queries.ts'
import { workgroupParameter } from '../auth/require-user.ts'

/** What the address of a page of the workspace names. */
interface AddressParts {
  /** Of a product. */
  synonymId?: string | undefined
  /** Of a share. */
  id?: string | undefined
}

/**
 * The workgroup of an address: that of the product or share that it names, otherwise the one that it names itself. So a link opens for
 * every member of the group, also in a new tab, which does not know what was chosen in another.
 * @returns null where it names none, or one that is not the user's
 */
export async function findAddressGroup(
  { db }: Pick<Services, 'db'>,
  user: Pick<User, 'memberships'>,
  { synonymId, id }: AddressParts,
  search: URLSearchParams,
): Promise<number | null> {
  const [product, share] = [readId(synonymId ?? ''), readId(id ?? '')]
  const owner =
    product !== null
      ? (await findProductOwner(db, { synonymId: product }))?.workgroupId
      : share !== null
        ? await findShareOwner(db, share)
        : undefined
  const isOwn = (group: number) => user.memberships.some(({ workgroupId }) => workgroupId === group)
  const named = Number(search.get(workgroupParameter))
  return [owner, named].find((group) => group !== undefined && isOwn(group)) ?? null
}
