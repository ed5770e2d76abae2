import { z } from 'zod'
import { isMistypedGtin } from '../../shared/gtin.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { writePath } from '../../shared/reasons/write-path.ts'

const withIdentifiers = z.object({
  synonyms: z.array(z.object({ identifiers: z.array(z.unknown()).catch([]) }).catch({ identifiers: [] })),
})

/**
 * Identifiers that call themselves a GTIN and are none: no code on a tin would lead to the product. Works on the unparsed JSON of a record, and where
 * a record is drafted or imported only: what was published keeps its identifiers.
 * @param path of the record in what was sent
 */
export function checkGtins(record: unknown, path: readonly PropertyKey[]): Reason[] {
  const { data } = withIdentifiers.safeParse(record)
  return (data?.synonyms ?? []).flatMap(({ identifiers }, name) =>
    identifiers.flatMap((identifier, index) =>
      typeof identifier === 'string' && isMistypedGtin(identifier)
        ? [reasonAt(writePath([...path, 'synonyms', name, 'identifiers', index]), 'gtin')]
        : [],
    ),
  )
}
