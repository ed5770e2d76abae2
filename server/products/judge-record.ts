import type { Finding } from '../../check/finding.ts'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { canonicalJson, hashJson } from './record-hash.ts'
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
  return nameFindings(record, check(record, await register.current(), beside), earlier)
}

/** Gives findings of one record their keys. @param earlier as above */
export function nameFindings(record: ProductRecord, findings: readonly Finding[], earlier: readonly OverruledFinding[]): JudgedFinding[] {
  if (findings.length === 0) return []
  const keyOf = openKeys(record)
  return findings.map((found) => {
    const key = keyOf(found)
    return { ...found, key, overruled: earlier.find((one) => one.key === key) ?? null }
  })
}

/**
 * What was said of a finding is about this composition and these data, and of no use for others (CLP Article 15(1)). SHA-256, hexadecimal, of the canonical
 * JSON of both; that of the record, which is nearly all of it, is written once for all its findings.
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
