import { createHash } from 'node:crypto'
import type { Finding } from '../../check/finding.ts'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { canonicalJson } from './record-hash.ts'
import type { Services } from '../services.ts'

/** What the check is told beside the record. */
export type CheckedBeside = Parameters<Services['check']>[2]

/** A finding as it is told of a stored product. */
export interface JudgedFinding extends Finding {
  readonly key: string
  /** what an owner has said of it before, where it still holds */
  readonly overruled: OverruledFinding | null
}

/**
 * What the check says of a record.
 * @param earlier what was overruled when the version before was published
 */
export async function judgeRecord(
  { check, register }: Pick<Services, 'check' | 'register'>,
  record: ProductRecord,
  beside: CheckedBeside,
  earlier: readonly OverruledFinding[],
): Promise<JudgedFinding[]> {
  return check(record, await register.current(), beside).map((found) => {
    const key = keyOfFinding(record, found)
    return { ...found, key, overruled: earlier.find((one) => one.key === key) ?? null }
  })
}

/** What was said of a finding is about this composition and these data, and of no use for others (CLP Article 15(1)). SHA-256, hexadecimal. */
function keyOfFinding({ composition, classification, parameters, ufi }: ProductRecord, { code, path, params }: Finding): string {
  const about = { code, path, params, composition, classification, parameters, ufi }
  return createHash('sha256').update(canonicalJson(about)).digest('hex')
}
