import { describe, expect, it } from 'vitest'
import { mostAttachments } from '../../shared/attachments.ts'
import { reasonCodes, type ReasonCode } from '../../shared/reasons/reason-codes.ts'
import { mostAttachedSheets, mostSharedProducts } from '../../shared/share.ts'
import { fill, pdf, useAttachments } from '../attachments.ts'
import { webhooksPath } from '../../shared/webhooks.ts'
import { startWithoutPages } from '../start-without-pages.ts'
import { writeOfficeFile } from '../upload.ts'
import { zipSync } from 'fflate'
import { provokedByRecord } from './provoked-by-record.ts'
import { provokedByRequest } from './provoked-by-request.ts'
import { provokedElsewhere } from './provoked-elsewhere.ts'

type BySchema = keyof typeof provokedByRecord | keyof typeof provokedByRequest

const api = await startWithoutPages({ environment: { DEMO: '1' } })
const { editors, product, send, upload } = await useAttachments(api)
const editor = editors.as('editor')

const get = async (address: string, headers: Record<string, string> = {}) => (await api.ask(address, { headers })).json()
const label = (query: string, id = 1001) => get(`/api/v1/productLabelRender/view/-${id}?${query}`)
const file = (query: string, id: number) => get(`/api/v1/productLabelRender/pdf/-${id}?${query}`)
const spreadsheet = async (id: number, more: object = {}) =>
  (await editor('POST', '/api/v1/label/nice_label', { synonym_id: id, ...more })).body
const share = async (more: object) => {
  const body = { emails: ['a@example.com'], products: [product], language_doc: 1, language_msg: 'en', sds: 1, ...more }
  return (await editor('POST', '/api/v1/products/group_action/share', body)).body
}
const substance = async (key: string, record: object) => (await editor('POST', '/api/v1/own-substances', { key, record })).body
const sheet = async (sdscom: string) => (await editor('POST', '/api/v1/products', { name: 'New', sdscom })).body
const feedOf = (head: string) =>
  `<DatasheetFeed><InformationFromExportingSystem>${head}</InformationFromExportingSystem><Datasheet/></DatasheetFeed>`
const attach = async (name: string, content: Uint8Array | string) => (await upload(name, content)).body
const stored = (id: number, changes: Parameters<typeof editors.store>[1]) => editors.store(id, changes, '2026-01-01')

/** An Office file whose parts say that they are encrypted. */
function encrypt(archive: Uint8Array): Buffer {
  const bytes = Buffer.from(archive)
  for (let place = bytes.indexOf('PK\u0001\u0002'); place >= 0; place = bytes.indexOf('PK\u0001\u0002', place + 1))
    bytes.writeUInt16LE(bytes.readUInt16LE(place + 8) | 1, place + 8)
  return bytes
}

/** What only a call can tell: by code, one that is refused for it, with its answer. */
const provokedByCall: Record<Exclude<ReasonCode, BySchema | keyof typeof provokedElsewhere>, () => Promise<unknown>> = {
  notFound: () => label('', 999_999),
  gtin: () => get('/01/9506000134353'),
  webhookAddress: async () =>
    (await editors.as('owner')('POST', webhooksPath, { url: 'https://127.0.0.1/', events: ['product.published'] })).body,
  notFoundAmong: () => label('pCodes=999999'),
  notXml: () => sheet('<DatasheetFeed><a></DatasheetFeed>'),
  xmlCharacter: () => sheet('<DatasheetFeed>&#0;</DatasheetFeed>'),
  xmlEntities: () => sheet('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><DatasheetFeed>&a;</DatasheetFeed>'),
  notSdscom: () => sheet('<html/>'),
  sdscomVersion: () => sheet(feedOf('<SdscomVersionNo>4.2.3</SdscomVersionNo>')),
  sdscomLanguage: () =>
    sheet(feedOf('<SdscomVersionNo>5.6</SdscomVersionNo><Language><FreetextLanguageCode>zh</FreetextLanguageCode></Language>')),
  labelLanguages: () => label('xlang=1&strict=1', 1012),
  labelTooSmall: () => file('dim=1&emb=5', 1011),
  textTooHigh: () => file('dim=1&emb=1&xlang=de,fr,it,es,pl', 1007),
  noRelief: () => label('vseb=126+ml&reliefON=1', 1003),
  foldPages: () => label('fold=8&xlang=1'),
  reliefNeedsContent: async () =>
    spreadsheet(
      await stored(301, {
        classification: [{ category: 'Skin Irrit. 2', statements: ['H315'] }],
        labelDefaults: { packContent: '100 ml' },
      }),
      { reliefON: '1' },
    ),
  cellTooLong: async () =>
    spreadsheet(
      await stored(302, { labelElements: { furtherTexts: Array.from({ length: 4 }, () => ({ text: { en: 'x'.repeat(10_000) } })) } }),
    ),
  notInLanguage: () => get('/api/v1/sdsRender/sdsPdf/-1012/1?strict=1'),
  rangeBeyondEnd: () => get('/api/v1/sdsRender/sdsPdf/-1001/1', { range: 'bytes=99999999-' }),
  olderVersion: () => get('/api/v1/sdsRender/compare/-1001/1?compare_version_id=2&orig_version_id=1'),
  substanceNumber: () => get('/api/v1/substances/water'),
  taken: async () => {
    await substance('resin', { kind: 'substance', name: 'Resin' })
    return substance('resin', { kind: 'substance', name: 'Resin' })
  },
  componentOf: async () => {
    await substance('hardener', { kind: 'substance', name: 'Hardener' })
    await substance('paste', { kind: 'rawMaterial', name: 'Paste', components: [{ substance: 'hardener', content: 10 }] })
    return (await editor('DELETE', '/api/v1/own-substances/hardener?revision=1')).body
  },
  invalidEmails: () => share({ emails: ['nobody'] }),
  tooManyProducts: () => share({ products: Array.from({ length: mostSharedProducts + 1 }, (_one, index) => index + 1) }),
  tooManySheets: async () => {
    const products: number[] = []
    for (let id = 400; products.length <= mostAttachedSheets; id += 1) products.push(await stored(id, {}))
    return share({ products, attach: 1 })
  },
  notResendable: async () => (await editor('POST', '/api/v1/shares/1/deliveries/00000000-0000-4000-8000-000000000000/resend', {})).body,
  fileMissing: async () => (await send([{ name: 'category', content: 'photo' }])).body,
  fileEmpty: () => attach('empty.pdf', ''),
  fileType: async () => attach('moving.gif', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')),
  fileEncrypted: () => attach('secret.docx', encrypt(writeOfficeFile('docx'))),
  fileNotOffice: () => attach('archive.docx', zipSync({ 'notes.txt': new Uint8Array(9) })),
  tooManyFiles: async () => {
    const id = await stored(303, {})
    await fill(api, 303, mostAttachments)
    return (await upload('one more.pdf', pdf, {}, { id })).body
  },
}

describe('a call is refused, and says why by a code', () => {
  it.each(Object.entries(provokedByCall))('%s', async (code, call) => {
    expect(await call()).toMatchObject({ reasons: expect.arrayContaining([expect.objectContaining({ code })]) })
  })
})

it('every reason has a test that brings it about', () => {
  const provoked = [provokedByRecord, provokedByRequest, provokedByCall, provokedElsewhere].flatMap((table) => Object.keys(table))
  expect(provoked.toSorted()).toEqual(reasonCodes.toSorted())
})
