import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importEntries } from '../server/products/import-records.ts'
import { findOrCreateFirstWorkgroup } from '../server/products/queries.ts'
import { importFile, type ProductRecordInput } from '../shared/record/product-record.ts'
import { entryOf, recordOf } from './product-record.ts'
import { startApp, type TestApp } from './start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

const get = (address: string, brand: 'coatings' | 'safety' = 'coatings', headers: Record<string, string> = {}) =>
  app.fetch(address, { brand, headers })
const html = async (address: string, brand: 'coatings' | 'safety' = 'coatings') => (await get(address, brand)).text()
const leadsTo = async (address: string) => {
  const answer = await get(address)
  return `${answer.status} ${answer.headers.get('location')}`
}

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

  it('the first valid language is used where the asked one is not', async () => {
    expect(await leadsTo('/p/1012/en/gh/1')).toBe('302 /p/1012/en/gh/6')
  })

  it.each([
    ['?compare=99', ''],
    ['?compare=x&qrCode=0', '?qrCode=0'],
    ['?version=3&compare=3', '?version=3'],
    ['?version=2&compare=3', '?version=2'],
  ])('a comparison that there is not leads to the sheet alone: %s', async (asked, left) => {
    expect(await leadsTo(`/p/1001/en/gh/1${asked}`)).toBe(`302 /p/1001/en/gh/1${left}`)
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
  const tabs = ['pd', 'pi', 'gh', 'th', 'ee', 'ed', 'mh', 'zz', '%2e%2e', 'constructor', '__proto__']
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

describe('a failure that nobody foresaw', () => {
  it('is told on a page with its texts and a reference, and its status says so', async () => {
    const answer = await get('/p/unhandlederror?reference=a1b&interfaceLang=de')
    expect(answer.status).toBe(500)
    const page = await answer.text()
    expect(page).toContain('a1b')
    expect(page).toMatch(/<html[^>]* lang="de"/)
    expect(page).not.toContain('(problem.')
  })
})

describe('a snapshot that is broken', () => {
  beforeAll(async () => {
    await sql`alter table published_versions disable trigger published_versions_are_immutable`.execute(app.db)
    await sql`update published_versions set snapshot = '{"broken": true}' where permalink_id in (1005, 1006)`.execute(app.db)
    await sql`alter table published_versions enable trigger published_versions_are_immutable`.execute(app.db)
  })

  it.each([
    ['/p/1005/de/pd/2', /^\/p\/dossiererror\?interfaceLang=de&reference=[a-z0-9]{3}$/],
    ['/p/1005/de/pi/2', /^\/p\/dossiererror\?interfaceLang=de&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/gh/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/ee/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
    ['/p/1006/de/mh/2', /^\/p\/sdserror\?id=1006&interfaceLang=de&lang=2&reference=[a-z0-9]{3}$/],
  ])('leads from %s to the page that says so, with a reference that the page tells', async (address, to) => {
    const answer = await get(address)
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(to)
    const told = await get(location)
    expect(told.status).toBe(500)
    expect(await told.text()).toContain(`>Referenz ${location.slice(-3)}<`)
  })
})

describe('what is seen of a product', () => {
  it.each(['/p/1001/en/pd/1', '/p/1001/en/pi/1'])('shows the supplier’s logo: %s', async (address) => {
    const detail = z.object({ basic: z.object({ logo: z.string() }) }).parse(await (await get('/api/v1/products/-1001/detail')).json())
    expect(detail.basic.logo).toMatch(/^data:image\/svg\+xml/)
    expect(await html(address)).toContain(`<img class="logo" src="${detail.basic.logo}" alt=""`)
  })

  it('is no substance on the detail page, and the way to section 3', async () => {
    const page = await html('/p/1001/en/pi/1')
    expect(page).not.toContain('123-86-4')
    expect(page).toMatch(/<a [^>]*href="\/p\/1001\/en\/gh\/1#s3"[^>]*>/)
  })

  it('is title, language and supplier of a technical data sheet in a social preview', async () => {
    expect(await html('/p/1001/en/th/1')).toContain(
      '<meta property="og:description" content="Norvik PU Clear Lacquer 2K, English, Norvik Coatings GmbH"',
    )
  })
})

describe('the page about sharing the link', () => {
  it('says what its link does: the newest sheet, in the language of the address', async () => {
    const page = await html('/p/1001/en/gh/2/download')
    expect(page).toContain('/p/1001/en/gh/2</bdi>')
    expect(page).toContain('Language: Deutsch; another can be chosen on the page')
  })
})

describe('whoever finds nothing', () => {
  it.each(['/no/such/page', '/p/dossiererror'])('is led from %s to what he has seen, and not to a sign-in', async (address) => {
    const links = (await html(address)).match(/<a [^>]*>/g) ?? []
    expect(links).toContainEqual(expect.stringMatching(/class="btn btn-primary".* href="\/seen"/))
    expect(links.filter((link) => link.includes('href="/app'))).toEqual([])
  })
})

describe('the hint on supply to the general public', () => {
  const hintOf = async (id: number) => {
    const page = await html(`/p/${id}/en/ee/1`)
    return /<section class="hint">.*?<\/section>/su.exec(page)?.[0] ?? null
  }

  it('says on the label page what this product’s package needs and by which rule, and no other rule', async () => {
    const hint = await hintOf(1003)
    expect(hint).toContain('child-resistant fastening')
    expect(hint).toContain('tactile warning')
    expect(hint).not.toContain('H340')
  })

  it('says of a carcinogen that it may not be supplied, and is not there where nothing is required', async () => {
    const hint = await hintOf(1010)
    expect(hint).toContain('With H340, H350 or H360')
    expect(hint).not.toContain('child-resistant fastening')
    expect(await hintOf(1004)).toBeNull()
  })
})

describe('the sheet page', () => {
  it('is complete without JavaScript: sixteen sections with their texts, once', async () => {
    const page = await html('/p/1001/en/gh/1')
    expect(page.match(/<section class="sec"/g)).toHaveLength(16)
    const readable = page.replaceAll(/<script.*?<\/script>/gs, '')
    expect(readable).toContain('123-86-4')
    expect(page.match(/123-86-4/g)).toHaveLength(readable.match(/123-86-4/g)?.length ?? 0)
  })

  it('marks the document’s language where it differs from the page’s', async () => {
    const page = await html('/p/1001/en/gh/2')
    expect(page).toMatch(/<html[^>]* lang="en"/)
    expect(page).toMatch(/<article[^>]* lang="de"/)
  })
})

describe('titles, social tags and search engines', () => {
  it('joins product, page with language, and application', async () => {
    expect(await html('/p/1001/en/gh/2')).toContain(
      '<title>Norvik PU Clear Lacquer 2K :: Safety data sheet, Deutsch :: Permasheet Coatings</title>',
    )
  })

  it('names the detail page as canonical for the detail, and the page itself for the others', async () => {
    expect(await html('/p/1001/en/pi/1')).toContain(`<link rel="canonical" href="${app.origin}/p/1001/en/pi/1"`)
    expect(await html('/p/1001/de/gh/2')).toContain(`<link rel="canonical" href="${app.origin}/p/1001/de/gh/2"`)
  })

  it('names the product’s own brand as canonical on the other brand’s host', async () => {
    expect(await html('/p/1007/en/pd/1', 'coatings')).toContain(`<link rel="canonical" href="${app.safetyOrigin}/p/1007/en/pd/1"`)
  })

  it.each(['/p/dossiererror', '/p/sdserror', '/p/unhandlederror', '/p/fileerror'])('%s is not indexed', async (address) => {
    const answer = await get(address)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).toContain('<meta name="robots" content="noindex')
  })

  it.each([
    ['/p/dossiererror?interfaceLang=en', 'Product not found', 'Oops! It seems this product dossier has been removed or is unavailable.'],
    ['/p/sdserror?id=1001&interfaceLang=en&lang=2', 'Safety data sheet not available', 'Safety data sheet not valid'],
    ['/p/fileerror?id=1001&interfaceLang=en', 'No permission', 'You do not have permissions for the file'],
    ['/p/unhandlederror?reference=a1b&interfaceLang=en', 'Error', 'Something wrong happened'],
  ])('%s has a social title, a description and a canonical address all the same', async (address, title, description) => {
    const page = await html(address)
    const [path = ''] = address.split('?')
    expect(page).toContain(`<meta property="og:title" content="${title} :: Permasheet Coatings"`)
    expect(page).toContain(`<meta property="og:description" content="${description}, Permasheet Coatings"`)
    expect(page).toContain(`<link rel="canonical" href="${app.origin}${path}"`)
    expect(page).toContain('<meta name="robots" content="noindex"')
  })

  it('carries a social title that is cut nowhere but in the product’s, and a description', async () => {
    const page = await html('/p/1001/en/gh/1')
    expect(page).toContain(
      '<meta property="og:title" content="Norvik PU Clear Lacquer 2K :: Safety data sheet, English :: Permasheet Coatings"',
    )
    expect(page).toMatch(/<meta property="og:description" content="[^"]*Norvik Coatings GmbH[^"]*"/)
  })
})

describe('the brands', () => {
  it('are chosen by host name', async () => {
    expect(await html('/p/1001/en/pd/1', 'coatings')).toContain('data-brand="coatings"')
    expect(await html('/p/1001/en/pd/1', 'safety')).toContain('data-brand="safety"')
  })

  it('lead to different places', async () => {
    const target = async (brand: 'coatings' | 'safety') => (await app.fetch('/', { brand })).headers.get('location')
    expect([await target('coatings'), await target('safety')]).toStrictEqual(['/app', '/seen'])
    expect((await app.fetch('/seen', { brand: 'safety' })).status).toBe(200)
  })

  it('hide what they hide: the classification of the detail page', async () => {
    expect(await html('/p/1003/en/pi/1', 'coatings')).toContain('>Classification</h2>')
    expect(await html('/p/1003/en/pi/1', 'safety')).not.toContain('>Classification</h2>')
  })
})

describe('every page', () => {
  it.each([
    ['/p/dossiererror', 'sl'],
    ['/p/unhandlederror', 'sl'],
    ['/no/such/page', 'sl'],
    ['/seen', 'sl'],
    ['/app/sign-in', 'sl'],
    ['/p/dossiererror?interfaceLang=', 'sl'],
    ['/p/dossiererror?interfaceLang=fr', 'fr'],
    ['/p/1001/de/pd/1', 'de'],
  ])('opens in the language that its visitor keeps, unless its address names one: %s in %s', async (address, language) => {
    const answer = await app.fetch(address, { headers: { cookie: '__locale__=sl', 'accept-language': 'fi' } })
    expect(await answer.text()).toContain(`<html lang="${language}"`)
    expect(answer.headers.get('vary')).toContain('Cookie')
  })

  it.each([
    ['/p/1001/en/gh/1', 'en'],
    ['/p/1001/en/gh/2', 'en, de'],
    ['/p/1001/sl/pd/3', 'sl, fr'],
    ['/p/1012/de/pd/1', 'de, sl'],
    ['/p/dossiererror?interfaceLang=fi', 'fi'],
    ['/seen?interfaceLang=mt', 'mt'],
    ['/no/such/page?interfaceLang=pl', 'pl'],
  ])('says in which languages it is written: %s in %s', async (address, languages) => {
    expect((await app.fetch(address)).headers.get('content-language')).toBe(languages)
    expect((await app.fetch(address, { method: 'HEAD' })).headers.get('content-language')).toBe(languages)
  })

  it.each(['/p/1001/en/pd/1', '/p/1001/en/pi/1', '/p/1001/en/gh/1', '/p/1001/en/gh/1/download', '/p/dossiererror'])(
    '%s allows no code and no address but its own',
    async (address) => {
      const answer = await get(address)
      const policy = answer.headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe-inline')
      const page = await answer.text()
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      for (const [script] of page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g))
        if (!script.includes('application/ld+json')) expect(script).toContain(`nonce="${nonce}"`)
      expect(page).not.toMatch(/ style="/)
      const loaded = [...page.matchAll(/<(?:script|img|link|iframe|source)[^>]*(?:src|href)="(https?:\/\/[^"]+)"[^>]*>/g)].filter(
        ([tag]) => !/rel="(canonical|alternate)"/.test(tag),
      )
      expect(loaded.map(([, source]) => source).filter((source) => !source?.startsWith(app.origin))).toEqual([])
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )
})

describe('the label of a kit', () => {
  it('shows those of its components', async () => {
    const page = await html('/p/1015/en/ee/1')
    expect(page.includes('<ul class="component-labels">')).toBe(true)
    for (const id of [1001, 1002]) {
      expect(page.includes(`href="/p/${id}/en/ee/1"`)).toBe(true)
      const [, picture = ''] = new RegExp(`src="(/api/v1/productLabelRender/view/-${id}[^"]*)"`).exec(page) ?? []
      const answer = await get(picture.replaceAll('&amp;', '&'))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    }
    expect((await html('/p/1001/en/ee/1')).includes('component-labels')).toBe(false)
  })
})
