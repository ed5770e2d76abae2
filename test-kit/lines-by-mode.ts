import type { LanguageCode } from '../shared/languages.ts'
import { sdsSourceOf } from './read-catalogue.ts'
import { createTextWriter, plainText } from '../documents/text/write-text.ts'
import type { SdsSource } from '../documents/sds/sds-source.ts'
import { writeSection14 } from '../documents/sds/section-14-to-15.ts'

/** The lines of a subsection by the mode that they are about. */
export function linesByMode(source: SdsSource, number: string, language: LanguageCode = 'en'): Record<string, string[]> {
  const subsection = writeSection14(source, createTextWriter(language)).find((one) => one.number === number)
  const rows = (subsection?.blocks ?? []).flatMap((block) => (block.kind === 'pairs' ? block.rows : []))
  return Object.fromEntries(rows.map(({ term, lines }) => [term, lines.map(plainText)]))
}

/** Product 1005 with other data of its modes. */
export function withModes(change: (mode: object) => object): SdsSource {
  const source = sdsSourceOf(1005)
  const { transport } = source.record
  if (!transport.regulated) throw new Error('product 1005 is not regulated')
  const { road, sea, air } = transport
  const modes = { road: { ...road, ...change(road) }, sea: { ...sea, ...change(sea) }, air: { ...air, ...change(air) } }
  return { ...source, record: { ...source.record, transport: { ...transport, ...modes } } }
}
