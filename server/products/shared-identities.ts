import type { Kysely, Transaction } from 'kysely'
import { compareFormulas } from '../../clp/ufi/compare-formulas.ts'
import { isListed, type IdentityConfirmation, type SharedIdentity } from '../../shared/identities.ts'
import { formulaOf } from '../../shared/record/formula-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import { findProductsOfCodes, findProductsOfUfi, insertConfirmation, listConfirmations } from './identity-queries.ts'
import { hashRecord } from './record-hash.ts'
import { faultOf, type Fault, type Reason } from '../../shared/reasons/reason.ts'

/** The parts of a record that identify the product or its formula. */
export type NamedRecord = Pick<ProductRecord, 'permalinkId' | 'synonyms' | 'ufi' | 'composition' | 'classification'>

/** The person who confirms. */
export interface Confirmer {
  name: string
  mayOverrule: boolean
}

/** The confirmations given when this product was published. */
export interface PairConfirmation {
  permalinkId: number
  said: IdentityConfirmation
}

interface Found extends SharedIdentity {
  key: string
  basis: string
}

/**
 * Product codes and UFIs that other published products of the workgroup have too: codes of products that are not withdrawn, UFIs of
 * another composition.
 */
export async function findSharedIdentities(db: Kysely<Database>, workgroupId: number, record: NamedRecord): Promise<SharedIdentity[]> {
  return (await find(db, workgroupId, record)).map(({ key: _key, basis: _basis, ...shared }) => shared)
}

/**
 * Stores the confirmation of each. To be called after the record was published, with the lock held.
 * @returns shared identities that are not confirmed, with the reason where a confirmation was not valid
 */
export async function settleSharedIdentities(
  tx: Transaction<Database>,
  workgroupId: number,
  record: NamedRecord,
  confirmations: readonly PairConfirmation[],
  by: Confirmer,
): Promise<{ problems: Reason[]; open: SharedIdentity[] }> {
  const problems: Reason[] = []
  const open: SharedIdentity[] = []
  for (const { key, basis, ...shared } of await find(tx, workgroupId, record)) {
    if (shared.confirmed) continue
    const said = confirmations.find((one) => speaksOf(one, shared, record.permalinkId))?.said
    const refusal = said ? explainRefusal(said, shared, by) : explainShared(shared)
    if (refusal !== undefined) {
      problems.push({ ...refusal, path: 'confirmations' })
      open.push(shared)
    } else if (said) {
      const ground = said.kind === 'ufi' ? said.ground : null
      const named = said.kind === 'ufi' && isListed(said.ground) ? (said.named ?? null) : null
      const { kind } = shared
      const pair = { permalinkId: record.permalinkId, otherPermalinkId: shared.with.permalinkId }
      await insertConfirmation(tx, { ...pair, kind, key, basis, ground, named, reason: said.reason ?? null, by: by.name })
    }
  }
  return { problems, open }
}

async function find(db: Kysely<Database>, workgroupId: number, record: NamedRecord): Promise<Found[]> {
  const { permalinkId, synonyms, ufi } = record
  const publisher = { permalinkId, workgroupId }
  const codes = synonyms.flatMap(({ productCodes }) => productCodes.map(({ code }) => code))
  const ofCodes = codes.length === 0 ? [] : await findProductsOfCodes(db, publisher, codes)
  const ofUfi = ufi === undefined ? [] : await findProductsOfUfi(db, publisher, ufi)
  const found: Omit<Found, 'confirmed'>[] = ofCodes.map(({ value, key, ...other }) => ({
    kind: 'code',
    value,
    key,
    basis: '',
    with: other,
    grounds: [],
  }))
  for (const { record: otherRecord, key, ...other } of ofUfi) {
    const [own, theirs] = [formulaOf(record), formulaOf(otherRecord)]
    const { same, grounds } = compareFormulas(own, theirs)
    // A confirmation applies only to these two compositions.
    const basis = [own, theirs].map(hashRecord).toSorted().join(' ')
    if (!same) found.push({ kind: 'ufi', value: ufi ?? '', key, basis, with: other, grounds: [...grounds] })
  }
  if (found.length === 0) return []
  const kept = await listConfirmations(db, permalinkId)
  return found.map((shared) => {
    const [said] = kept.filter(
      ({ kind, key, basis, permalinkId: one, otherPermalinkId: other }) =>
        kind === shared.kind && key === shared.key && basis === shared.basis && [one, other].includes(shared.with.permalinkId),
    )
    return {
      ...shared,
      confirmed: said ? { ground: said.ground, named: said.named, reason: said.reason, by: said.by, at: said.at.toISOString() } : null,
    }
  })
}

const codeKey = (code: string): string => code.normalize('NFKC').replaceAll(/\s/gu, '').toUpperCase()

/** If an import publishes both products, either may contain the confirmation. */
function speaksOf({ permalinkId, said }: PairConfirmation, shared: SharedIdentity, ownId: number): boolean {
  const isOfPair = new Set([permalinkId, said.with, ownId, shared.with.permalinkId]).size === 2 && permalinkId !== said.with
  if (said.kind !== shared.kind || !isOfPair) return false
  return said.kind === 'ufi' || codeKey(said.value) === codeKey(shared.value)
}

function explainShared({ kind, value, with: { permalinkId: product, name } }: SharedIdentity): Fault {
  return kind === 'code' ? faultOf('sharedCode', { code: value, name, product }) : faultOf('sharedUfi', { ufi: value, name, product })
}

/** Why a confirmation is not valid; undefined if it is. */
function explainRefusal(said: IdentityConfirmation, { grounds, with: { name } }: SharedIdentity, by: Confirmer): Fault | undefined {
  if (said.kind === 'code') return undefined
  if (said.ground !== 'overruled') {
    if (!grounds.includes(said.ground)) return faultOf('groundTooWide', { name })
    return isListed(said.ground) && said.named === undefined ? faultOf('missing') : undefined
  }
  if (!by.mayOverrule) return faultOf('ownerOverrules')
  return said.reason === undefined ? faultOf('missing') : undefined
}
