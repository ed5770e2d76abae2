import { parse } from 'content-disposition'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { importFile, productRecord } from '../../shared/record/product-record.ts'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { importEntries } from '../products/import-records.ts'
import { longestKnown } from '../products/known-states.ts'
import { publishVersion } from '../products/publish-version.ts'
import { findSnapshot } from '../products/queries.ts'

let api: TestApi
let member: Record<string, string>
/** Its texts are in Slovene alone; 1012 of the catalogue is in Slovene and Croatian. */
const slovene = 8301
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const { id: workgroupId } = await api.services.db
    .selectFrom('workgroups')
    .select('id')
    .where('brand', '=', 'coatings')
    .executeTakeFirstOrThrow()
  const only = (text: string) => ({ text: { sl: text } })
  const record = recordOf(slovene, {
    description: only('Izdelek za preizkuse.'),
    emergency: [{ telephone: '+386 1 300 60 00', hours: only('24 ur') }],
    composition: { kind: 'mixture', ingredients: [{ name: only('ksilen'), casNumber: '1330-20-7', contentRange: { from: 10, to: 25 } }] },
  })
  const entries = importFile.parse([{ ...entryOf(record), publish: { date: '2024-05-02', documents: ['sds', 'tds'] } }])
  const { problems } = await importEntries(
    api.services.db,
    entries.map((entry, index) => ({ entry, place: [index] })),
    { workgroupId },
  )
  expect(problems).toStrictEqual([])
  await addAccount(api, 'viewer@example.com', { [workgroupId]: 'viewer' })
  member = bearer(await signIn(api, 'viewer@example.com'))
}, 120_000)

const documents = [
  ['the sheet', (id: number, lang: number) => `/api/v1/sdsRender/view/-${id}/${lang}`],
  ['its PDF', (id: number, lang: number) => `/api/v1/sdsRender/sdsPdf/-${id}/${lang}`],
  ['its PDF at the other address', (id: number, lang: number) => `/api/sdsRender/pdf/-${id}/${lang}`],
  ['the instructions', (id: number, lang: number) => `/api/v1/sdsRender/ipi/-${id}/${lang}/P`],
  ['their PDF', (id: number, lang: number) => `/api/v1/sdsRender/ipiPdf/-${id}/${lang}/P`],
  ['the technical data sheet', (id: number, lang: number) => `/api/v1/p/tds/view/${lang}/-${id}`],
  ['its own PDF', (id: number, lang: number) => `/api/v1/p/tds/pdf/${lang}/-${id}`],
] as const

describe('a document that is not complete in the requested language', () => {
  it.each(documents)(
    '%s is not sent with gaps: the response leads to the first language in which it is complete',
    async (_name, address) => {
      const answer = await api.ask(`${address(slovene, 2)}?version=&qrCode=1`)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(`${address(slovene, 6)}?version=&qrCode=1`)
      const led = await api.ask(answer.headers.get('location') ?? '')
      expect([led.status, led.headers.get('content-language')]).toStrictEqual([200, 'sl'])
    },
  )

  it.each(documents)('%s is not found with strict=1, and the response names the languages in which it exists', async (_name, address) => {
    const answer = await api.ask(`${address(slovene, 2)}?strict=1`)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-language')).toBeNull()
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'lang' }], languages: [6] })
    expect((await api.ask(`${address(slovene, 6)}?strict=1`)).status).toBe(200)
  })

  it('is the bitumen emulsion in English, whose sheet exists in Slovene and Croatian', async () => {
    expect((await api.ask('/api/v1/sdsRender/sdsPdf/-1012/1')).headers.get('location')).toBe('/api/v1/sdsRender/sdsPdf/-1012/6')
    expect(await (await api.ask('/api/v1/sdsRender/sdsPdf/-1012/1?strict=1')).json()).toMatchObject({ languages: [6, 7] })
    const { text } = await readPdf(new Uint8Array(await (await api.ask('/api/v1/sdsRender/sdsPdf/-1012/7')).arrayBuffer()))
    expect(text).toContain('ODJELJAK 16')
  })

  it('leads a person who is signed in to the address of the synonym', async () => {
    for (const [from, to] of [
      ['/api/sdsRender/pdf/28301/1', '/api/sdsRender/pdf/28301/6'],
      ['/api/v1/tds/pdf/1/28301', '/api/v1/tds/pdf/6/28301'],
    ] as const) {
      const answer = await api.ask(from, { headers: member })
      expect([answer.status, answer.headers.get('location')]).toStrictEqual([302, to])
      expect((await api.ask(to, { headers: member })).headers.get('content-language')).toBe('sl')
    }
  })

  it.each([
    ['view', 'dim=8&xlang=1,6,7&QR=0', 'dim=8&QR=0&xlang=6%2C7', 'sl, hr'],
    // A question mark within a query is part of it (RFC 3986, section 3.4).
    ['view', 'vseb=2+l?&xlang=1&dim=8&QR=0', 'vseb=2+l%3F&dim=8&QR=0&xlang=6', 'sl'],
    ['view', 'rlang=1&xlang=7,6&dim=8', 'dim=8&xlang=7%2C6', 'hr, sl'],
    ['pdf', 'xlang=1&rlang=2&dim=8&lp=1', 'dim=8&lp=1&xlang=6', 'sl'],
    ['pdf', 'rlang=en&dim=8&lp=1', 'dim=8&lp=1&xlang=6', 'sl'],
    ['pdf', 'xlang[]=1&xlang[]=6&dim=8&lp=1', 'dim=8&lp=1&xlang=6', 'sl'],
  ])('leads to the label in the languages in which it exists: %s of %s', async (kind, query, to, languages) => {
    const address = `/api/v1/productLabelRender/${kind}/-1012`
    const answer = await api.ask(`${address}?${query}`)
    expect([answer.status, answer.headers.get('location')]).toStrictEqual([302, `${address}?${to}`])
    expect(await answer.json()).toMatchObject({ reasons: [{ path: 'xlang' }], languages: [6, 7] })
    const led = await api.ask(`${address}?${to}`)
    expect([led.status, led.headers.get('content-language')]).toStrictEqual([200, languages])
  })

  it('is refused for a label with strict=1', async () => {
    for (const query of ['xlang=1,6', 'rlang=1', 'xlang=en']) {
      const answer = await api.ask(`/api/v1/productLabelRender/view/-1012?strict=1&${query}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ reasons: [{ path: 'xlang' }], languages: [6, 7] })
    }
    expect((await api.ask('/api/v1/productLabelRender/view/-1012?strict=1&xlang=7')).status).toBe(200)
  })
})

describe('the language of an answer', () => {
  it.each([
    ['/api/v1/sdsRender/compare/-1001/3?compare_version_id=1', 'fr'],
    ['/api/v1/products/-1001/detail?lang=2', 'de'],
    ['/api/v1/tools/trans/mt', 'mt'],
    ['/api/v1/productLabelRender/view/-1001?xlang=2,1', 'de, en'],
    ['/api/docs', 'en'],
  ])('of %s is %s', async (address, language) => {
    const answer = await api.ask(address)
    expect([answer.status, answer.headers.get('content-language')]).toStrictEqual([200, language])
  })
})

describe('a file', () => {
  const files = [
    ['/api/v1/sdsRender/sdsPdf/-1001/2', /^SDS_A4_Norvik PU Clear Lacquer 2K\.pdf$/],
    ['/api/v1/p/tds/pdf/2/-1001', /^TDS_A4_Norvik PU Clear Lacquer 2K_de_\d{17}\.pdf$/],
    ['/api/v1/sdsRender/ipiPdf/-1001/2/P?format=A2', /^SI_poster_Norvik PU Clear Lacquer 2K\.pdf$/],
    ['/api/v1/productLabelRender/pdf/-1001?dim=8&xlang=2&lp=1', /^Label_210x148_Norvik PU Clear Lacquer 2K\.pdf$/],
  ] as const
  it.each(files)('%s is shown, or saved under its name if requested', async (address, name) => {
    for (const [wish, disposition] of [
      ['', 'inline'],
      ['download=1', 'attachment'],
      ['download=0', 'inline'],
      ['download=', 'inline'],
    ]) {
      const answer = await api.ask(`${address}${address.includes('?') ? '&' : '?'}${wish}`, { method: 'HEAD' })
      const { type, parameters } = parse(answer.headers.get('content-disposition') ?? '')
      expect([answer.status, type]).toStrictEqual([200, disposition])
      expect(parameters.filename).toMatch(name)
    }
  })

  it('of the technical data sheet has its time of creation in its name, so that two downloads do not collide', async () => {
    const stampOf = async () => {
      const { headers } = await api.ask('/api/v1/p/tds/pdf/2/-1001?download=1', { method: 'HEAD' })
      const [, ...parts] = /_de_(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})\.pdf"/.exec(headers.get('content-disposition') ?? '') ?? []
      const [year, month, day, hour, minute, second, milliseconds] = parts
      return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}Z`)
    }
    const before = Date.now()
    const stamp = await stampOf()
    expect(stamp).toBeGreaterThanOrEqual(before)
    expect(stamp).toBeLessThanOrEqual(Date.now())
  })

  it('of a version has the name that the version says, also after another was published', async () => {
    const { db } = api.services
    const old = productRecord.parse(await findSnapshot(db, slovene, 'sds', 1))
    await db.transaction().execute((tx) => publishVersion(tx, { ...old, name: 'Renamed' }, { kind: 'sds', date: '2025-01-02' }))
    await sleep(longestKnown)
    for (const [call, ending] of [
      ['sdsPdf', 'pdf'],
      ['sdscom', 'xml'],
    ] as const) {
      const nameOf = async (version: number) => {
        const answer = await api.ask(`/api/v1/sdsRender/${call}/-${slovene}/6?version=${version}`, { method: 'HEAD' })
        return parse(answer.headers.get('content-disposition') ?? '').parameters.filename
      }
      expect(await nameOf(1)).toMatch(new RegExp(`^SDS_.*${old.name}\\.${ending}$`))
      expect(await nameOf(2)).toMatch(new RegExp(`^SDS_.*Renamed\\.${ending}$`))
    }
  })
})
