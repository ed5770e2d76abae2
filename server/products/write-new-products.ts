import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { DocumentKind } from './queries.ts'

/** A new product. */
export interface NewProduct {
  /** The record as canonical JSON. */
  json: string
  /** Its hash. */
  hash: string
  /** Documents that are published with it, each as version 1; none for a draft. */
  versions: readonly { kind: DocumentKind; date: string; reason: Text | undefined; overruled: readonly OverruledFinding[] }[]
}

/** The products serialised for the database. */
export const writeNewProducts = (products: readonly NewProduct[]): string =>
  `[${products.map(({ json, hash, versions }) => `{"record":${json},"hash":"${hash}","versions":${JSON.stringify(versions)}}`).join(',')}]`
