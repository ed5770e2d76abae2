import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { DocumentKind } from './queries.ts'

/** A product that there is not yet. */
export interface NewProduct {
  /** The record as canonical JSON. */
  json: string
  /** Its hash. */
  hash: string
  /** What is published of it at once, each document as its version 1; none where it is a draft. */
  versions: readonly { kind: DocumentKind; date: string; reason: Text | undefined; overruled: readonly OverruledFinding[] }[]
}

/** As they are sent to the database. */
export const writeNewProducts = (products: readonly NewProduct[]): string =>
  `[${products.map(({ json, hash, versions }) => `{"record":${json},"hash":"${hash}","versions":${JSON.stringify(versions)}}`).join(',')}]`
