import { beforeAll, describe, expect, it } from 'vitest'
import { importEntries } from '../server/products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../server/products/import-queries.ts'
import { importFile, type ProductRecordInput } from '../shared/record/product-record.ts'
import { entryOf, recordOf } from '../test-kit/product-record.ts'
import { startPages } from './start-pages.ts'

const { app, get, html, leadsTo } = await startPages()

describe('the addresses of a product', () => {
  it.each(['/p/1001', '/p/1001/', '/p/1001/de', '/p/1001/de/xx', '/p/1001/de/xx/2', '/p/1001/en/gh'])(
    '%s goes to the product’s home',
    async (address) => {
      expect(await leadsTo(address)).toBe('302 /p/1001/en/pd/1')
    },
  )

  it.each([
    ['a language that does not exist', '/p/1001/en/gh/99', '302 /p/1001/en/gh/1'],
    ['a malformed language', '/p/1001/en/gh/de', '302 /p/1001/en/gh/1'],
    ['a negative language', '/p/1001/en/gh/-1', '302 /p/1001/en/gh/1'],
    ['a huge language', '/p/1001/en/pd/99999999999999999999', '302 /p/1001/en/pd/1'],
    ['an interface language that does not exist', '/p/1001/xx/gh/2', '302 /p/1001/en/gh/2'],
    ['an interface language that does not exist, with the rest of the path', '/p/1001/xx/gh/2/download', '302 /p/1001/en/gh/2/download'],
    ['a language without a sheet, with the rest of the path', '/p/1012/en/gh/1/download', '302 /p/1012/en/gh/6/download'],
    ['a version that does not exist', '/p/1001/de/gh/2?version=999999', '302 /p/sdserror?id=1001&interfaceLang=de&lang=2'],
    ['a version that is no number', '/p/1001/en/gh/1?version=x', '302 /p/sdserror?id=1001&interfaceLang=en&lang=1'],
    ['a product without a sheet', '/p/1011/en/gh/1', '302 /p/1011/en/pi/1'],
    ['a withdrawn product', '/p/1016/en/gh/1', '302 /p/dossiererror?interfaceLang=en'],
    ['a withdrawn product’s home', '/p/1016/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an unknown product', '/p/999999/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an unknown product’s detail', '/p/999999/en/pi/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an unknown product’s sheet', '/p/999999/de/gh/2', '302 /p/sdserror?id=999999&interfaceLang=de&lang=2'],
    ['a huge id', '/p/99999999999999999999/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['a negative id', '/p/-1/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an id with leading zeros', '/p/01001/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an id that is no number', '/p/abc/en/pd/1', '302 /p/dossiererror?interfaceLang=en'],
    ['an id that tries SQL', "/p/1001'--/en/pd/1", '302 /p/dossiererror?interfaceLang=en'],
  ])('%s goes where the specification says', async (_name, address, expected) => {
    expect(await leadsTo(address)).toBe(expected)
  })

  it.each([
    ['/P/1001/DE/GH/2?version=2', '302 /p/1001/de/gh/2?version=2'],
    ['/p/1001/de/GH/2/DOWNLOAD', '302 /p/1001/de/gh/2/DOWNLOAD'],
    ['/p/1001/%64e/g%68/2', '302 /p/1001/de/gh/2'],
    ['/p/1001/XX/gh/2', '302 /p/1001/xx/gh/2'],
  ])('%s leads to the address as the pages write it', async (address, expected) => {
    expect(await leadsTo(address)).toBe(expected)
  })

  it.each(['/p/1001/EN/pd/1/more', '/p/1001/eng/pd/1/more', '/p/a/b/c/d/e'])(
    '%s, which is none, ends where it says so',
    async (address) => {
      const [status, to = ''] = (await leadsTo(address)).split(' ')
      expect(status).toBe('302')
      expect((await get(to)).status).toBe(404)
    },
  )

  it('the first valid language is used where the asked one is not', async () => {
    expect(await leadsTo('/p/1012/en/gh/1')).toBe('302 /p/1012/en/gh/6')
  })

  it.each([
    ['?compare=99', ''],
    ['?compare=x&qrCode=0', '?qrCode=0'],
    ['?version=3&compare=3', '?version=3'],
    ['?version=2&compare=3', '?version=2'],
  ])('a comparison that there is not leads to the sheet alone: %s', async (requested, left) => {
    expect(await leadsTo(`/p/1001/en/gh/1${requested}`)).toBe(`302 /p/1001/en/gh/1${left}`)
  })

  it('choosing a language in the form without JavaScript leaves the comparison and keeps the QR option', async () => {
    expect(await leadsTo('/p/1001/en/gh/1?lang=2&version=3&compare=1&qrCode=0')).toBe('302 /p/1001/en/gh/2?qrCode=0')
  })
})

describe('a link that pins a version', () => {
  const id = 8101
  const naming = (ingredient: Record<string, string>): ProductRecordInput => {
    const text = { en: 'solvent', de: 'Lösemittel' }
    return recordOf(id, {
      description: { text },
      emergency: [{ telephone: '+49 30 23125 112', hours: { text: { en: '24 h', de: '24 h' } } }],
      composition: {
        kind: 'mixture',
        ingredients: [{ name: { text: ingredient }, casNumber: '1330-20-7', contentRange: { from: 10, to: 25 } }],
      },
    })
  }

  beforeAll(async () => {
    const entries = importFile.parse([
      entryOf(naming({ en: 'xylene', de: 'Xylol-Gemisch' }), '2024-01-01'),
      entryOf(naming({ en: 'xylene' }), '2025-01-01'),
    ])
    const workgroupId = await findOrCreateFirstWorkgroup(app.db, 'coatings')
    const { problems } = await importEntries(
      app.db,
      entries.map((entry, index) => ({ entry, place: [index] })),
      { workgroupId },
    )
    expect(problems).toStrictEqual([])
  })

  it.each([
    ['/p/1001/xx/gh/2?version=2', '302 /p/1001/en/gh/2?version=2'],
    ['/p/1012/en/gh/1?version=1', '302 /p/1012/en/gh/6?version=1'],
    ['/p/1001/xx/gh/99?version=3&compare=1&qrCode=0', '302 /p/1001/en/gh/1?version=3&compare=1&qrCode=0'],
    ['/p/1001/xx/mh/2?qrCode=0', '302 /p/1001/en/mh/2?qrCode=0'],
    ['/p/1011/en/gh/1?version=1', '302 /p/1011/en/pi/1'],
  ])('%s keeps its query as long as it stays on the page', async (address, expected) => {
    expect(await leadsTo(address)).toBe(expected)
  })

  it('keeps nothing of what the browser alone asks the server', async () => {
    const answer = await get('/p/1001/xx/gh/2.data?version=2&_routes=product%2Fsds%2Fsheet')
    const told = `${answer.headers.get('location') ?? ''} ${await answer.text()}`
    expect(told).toContain('/p/1001/en/gh/2?version=2')
    expect(told).not.toContain('_routes')
  })

  it('shows the version in the language in which it was complete, though the newest is not', async () => {
    expect(await leadsTo(`/p/${id}/en/gh/2`)).toBe(`302 /p/${id}/en/gh/1`)
    const answer = await get(`/p/${id}/en/gh/2?version=1`)
    expect(answer.status).toBe(200)
    const page = await answer.text()
    expect(page).toMatch(/<article[^>]* lang="de"/)
    expect(page).toContain('Xylol-Gemisch')
    expect(page).toContain(`<title>Product ${id} :: Safety data sheet, Deutsch :: Permasheet Coatings</title>`)
    expect(page).toMatch(/<option[^>]* value="2"[^>]*>Deutsch</)
    expect(page).toContain(`/api/v1/sdsRender/sdsPdf/-${id}/2?version=1`)
  })

  it('leads from there to the other documents in a language that they have', async () => {
    const page = await html(`/p/${id}/en/gh/2?version=1`)
    expect(page).toContain(`href="/p/${id}/en/mh/1"`)
    expect(page).not.toContain(`href="/p/${id}/en/mh/2"`)
  })

  it('is judged by the newest version where the pinned one does not exist', async () => {
    expect(await leadsTo(`/p/${id}/en/gh/2?version=77`)).toBe(`302 /p/${id}/en/gh/1?version=77`)
  })
})

describe('an address that is no well-formed UTF-8', () => {
  it.each(['/p/%E0%A4%A/en/pd/1', '/p/1001/%FF/pd/1', '/%C0%AE'])('%s answers with the page for what does not exist', async (address) => {
    const answer = await get(address)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(await answer.text()).toContain('</html>')
  })
})

describe('bad input never ends in an error of the server', () => {
  const ids = ['1001', '0', '-1', '1e3', '99999999999', 'NaN', '%00', '..%2f..', "1'", '🙂', 'a'.repeat(400)]
  const languages = ['1', '0', '25', 'x', '%00', '1.5']
  const tabs = ['pd', 'pi', 'gh', 'th', 'ee', 'ed', 'dl', 'mh', 'zz', '%2e%2e', 'constructor', '__proto__']
  const queries = [
    '',
    '?version=0',
    '?version=-1',
    '?version=x',
    '?version=99999999999',
    '?compare=1&compare=2',
    '?compare=%00',
    '?qrCode=%F0',
    '?lang=',
    '?version=2&compare=3',
  ]
  it.each(ids)('id %s', async (id) => {
    const statuses: number[] = []
    for (const tab of tabs) for (const language of languages) statuses.push((await get(`/p/${encodeURI(id)}/en/${tab}/${language}`)).status)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })
  it.each(queries)('query %s', async (query) => {
    const answer = await get(`/p/1001/en/gh/1${query}`)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(/at .*\.(ts|js):\d+/)
  })
})

describe('HEAD', () => {
  it.each(['/p/1001/de/pd/2', '/p/1001/en/gh/1', '/p/1001', '/p/sdserror', '/p/1001/en/gh/1?version=77'])(
    '%s has the status and the type of GET, and no body',
    async (address) => {
      const [head, full] = [await app.fetch(address, { method: 'HEAD' }), await get(address)]
      expect(head.status).toBe(full.status)
      expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'))
      expect(await head.text()).toBe('')
    },
  )
})
