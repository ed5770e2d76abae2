import type { Finding } from '../../check/finding.ts'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { canonicalJson, hashJson } from './record-hash.ts'
import type { Services } from '../services.ts'

/** The input of the check besides the record. */
export type CheckedBeside = Parameters<Services['check']>[2]

/** A finding about a stored product. */
export interface JudgedFinding extends Finding {
  readonly key: string
  /** an owner's earlier reason for overruling it, if that still holds */
  readonly overruled: OverruledFinding | null
}

/**
 * Runs the check on a record.
 * @param earlier findings that were overruled when the previous version was published
 */
export async function judgeRecord(
  { check, register }: Pick<Services, 'check' | 'register'>,
  record: ProductRecord,
  beside: CheckedBeside,
  earlier: readonly OverruledFinding[],
): Promise<JudgedFinding[]> {
  const name = openNames(record, earlier)
  return check(record, await register.current(), beside, (one) => name(one).overruled !== null).map(name)
}

/** Gives findings of one record their keys. @param earlier as above */
export function openNames(record: ProductRecord, earlier: readonly OverruledFinding[]): (found: Finding) => JudgedFinding {
  let keyOf: ReturnType<typeof openKeys> | null = null
  return (found) => {
    keyOf ??= openKeys(record)
    const key = keyOf(found)
    return { ...found, key, overruled: earlier.find((one) => one.key === key) ?? null }
  }
}

/**
 * Key of a finding, so that overruling it holds only for this composition and these data (CLP Article 15(1)): SHA-256, hexadecimal, of the
 * canonical JSON of both. The JSON of the record, which is nearly all of it, is written once for all its findings.
 */
function openKeys({ composition, classification, parameters, ufi }: ProductRecord): (finding: Finding) => string {
  const [classes, contents, data] = [classification, composition, parameters].map(canonicalJson)
  const end = ufi === undefined ? '' : `,"ufi":${JSON.stringify(ufi)}`
  return ({ code, path, params }) =>
    hashJson(
      `{"classification":${classes},"code":${JSON.stringify(code)},"composition":${contents},"parameters":${data},` +
        `"params":${canonicalJson(params)},"path":${JSON.stringify(path)}${end}}`,
    )
}
