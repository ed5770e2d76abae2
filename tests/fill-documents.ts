/** Documents of a record in whose every field stands what somebody wrote. */
import { afterAll } from 'vitest'
import type { RenderJob } from '../documents/rendering/render-job.ts'
import { createRenderPool, type RenderPool } from '../documents/rendering/render-pool.ts'
import { buildSds } from '../documents/sds/build-sds.ts'
import { compareSds } from '../documents/sds/compare-sds.ts'
import type { SdsSource } from '../documents/sds/sds-source.ts'
import { writeSdsHtml } from '../documents/sds/write-sds-html.ts'
import { sdsPdfJob } from '../documents/sds/write-sds-pdf.ts'
import { buildTds } from '../documents/tds/build-tds.ts'
import { writeTdsHtml } from '../documents/tds/write-tds-html.ts'
import { tdsPdfJob } from '../documents/tds/write-tds-pdf.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { fillRecord } from './hostile-record.ts'
import { readCatalogue, sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { tdsSourceOf } from '../test-kit/read-tds-source.ts'

/** A renderer for what takes long; it ends with the test file. */
export function startPool(): RenderPool {
  const pool = createRenderPool({ size: 1, timeLimit: 120_000, log: { info: () => {}, warn: () => {} } })
  afterAll(() => pool.close())
  return pool
}

/** Everything that documents show: the hazards of 1003, the technical figures of 1001, statements with fill-ins. */
function fullRecord(): ProductRecord {
  const newest = (id: number) => {
    const entry = readCatalogue(id).at(-1)
    if (!entry) throw new Error(`no product ${id}`)
    return entry.record
  }
  const [hazardous, technical, filledIn] = [newest(1003), newest(1001), newest(1005)]
  const { labelElements } = hazardous
  const place = filledIn.labelElements.precautionaryStatements.filter(({ values }) => values !== undefined)
  return {
    ...hazardous,
    technical: technical.technical,
    parameters: [...hazardous.parameters, ...technical.parameters],
    materials: technical.materials,
    labelElements: {
      ...labelElements,
      precautionaryStatements: place,
      supplementalStatements: newest(1004).labelElements.supplementalStatements.filter(({ values }) => values !== undefined),
    },
  }
}

export interface Hostile {
  /** Each field says a name of its own, so that it is found again wherever it is printed. */
  nameOf(field: string): string | undefined
  fields: readonly string[]
  sds: SdsSource
  record: ProductRecord
}

/** The record in which every field says its name as it is written by `write`. @param write gets the field's place in the record too */
export function fill(write: (name: string, field: string) => string): Hostile {
  const names = new Map<string, string>()
  const { record, fields } = fillRecord(fullRecord(), (field) => {
    const name = `q${names.size + 100}q`
    names.set(field, name)
    return write(name, field)
  })
  return { record, fields, nameOf: (field) => names.get(field), sds: { ...sdsSourceOf(1003), record } }
}

/** The text of a document without its tags. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
/** The names of the fields that a text prints. */
export const namesIn = (text: string): string[] => [...new Set(text.match(/q\d{3}q/g) ?? [])]

/** The documents that say a field whole. */
export const sheets = {
  'safety data sheet': ({ sds }: Hostile) => {
    const { model } = buildSds(sds, 'en', { qrCode: true })
    return { html: writeSdsHtml(model, { pictogramUrl: (code) => `/${code}.svg` }), job: sdsPdfJob(model) }
  },
  'comparison of two sheets': ({ sds }: Hostile) => {
    const before = buildSds(sdsSourceOf(1003), 'en', { qrCode: false }).model
    const after = buildSds(sds, 'en', { qrCode: false }).model
    const { model } = compareSds(before, after, { title: 'Comparison', versions: '1, 2', headerVersion: '1, 2' })
    return { html: writeSdsHtml(model, { pictogramUrl: (code) => `/${code}.svg` }), job: sdsPdfJob(model) }
  },
  'technical data sheet': ({ record }: Hostile) => {
    const { model } = buildTds({ ...tdsSourceOf(1001), record }, 'en')
    return { html: writeTdsHtml(model), job: tdsPdfJob(model) }
  },
} satisfies Record<string, (hostile: Hostile) => { html: string; job: RenderJob }>

/** Options of a label that says everything. */
export const wholeLabel = 'dim=7&emb=1&xlang=1,2&vlusageON=1&vlstorageON=1&sinON=1&logoON=1&padT=4&padR=4&padB=4&padL=4'
