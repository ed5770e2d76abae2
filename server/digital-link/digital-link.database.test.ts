import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { importFile } from '../../shared/record/product-record.ts'
import { breakSnapshots } from '../../tests/break-snapshots.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { lookUpsPerMinute } from '../lookup/find-by-identifier.ts'
import { importEntries } from '../products/import-records.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { findOrCreateFirstWorkgroup } from '../products/import-queries.ts'

const api = await startWithoutPages({ environment: { DEMO: '1' } })
const origin = `http://${api.host}`
const lacquer = '02001001000011'
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Status and address of a redirect on the same host: `307 /p/1001/en/pd/1`. */
async function leadsTo(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.ask(address, { headers })
  return `${answer.status} ${answer.headers.get('location')?.replace(origin, '')}`
}

// The schema that the GS1-Conformant Resolver Standard publishes for a linkset, in zod: other members are refused.
const address = z.string().regex(/^https?:\/\/[a-zA-Z0-9./]+/)
const target = z.strictObject({
  href: address,
  title: z.string(),
  hreflang: z.array(z.string().regex(/^\w{2}$/)).optional(),
  type: z
    .string()
    .regex(/^\w+\/[-+.\w]+$/)
    .optional(),
})
const context = z.object({ anchor: address, itemDescription: z.string().optional() }).catchall(z.array(target))
const linkset = z.strictObject({ linkset: z.array(context) })

const readLinkset = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await api.ask(path, { headers })
  return { answer, contexts: linkset.parse(await answer.json()).linkset }
}

beforeAll(async () => {
  const workgroupId = await findOrCreateFirstWorkgroup(api.services.db, 'coatings')
  const named = (id: number, identifiers: string[]) => ({
    synonyms: [{ id: id + 20_000, name: `Product ${id}`, productCodes: [{ id: id + 40_000, code: `P-${id}` }], identifiers }],
  })
  const twins = [301, 302].map((id) =>
    entryOf(recordOf(id, { ...named(id, ['EAN 4006381333931']), name: `Twin <b>${id}</b>` }), '2026-01-01'),
  )
  const draft = entryOf(recordOf(303, named(303, ['EAN 9520123456788'])))
  const moved = [['EAN 95012346'], []].map((identifiers, year) => entryOf(recordOf(304, named(304, identifiers)), `202${year + 4}-01-01`))
  const holder = entryOf(recordOf(305, named(305, ['EAN 95012346'])), '2026-01-01')
  const gone = [306, 307].map((id) => entryOf(recordOf(id, { ...named(id, ['EAN 4012345000009']), status: 'withdrawn' }), '2026-01-01'))
  const neighbours = [308, 309].map((id) => entryOf(recordOf(id, named(id, ['EAN 5901234123457'])), '2026-01-01'))
  const alone = entryOf(recordOf(310, named(310, ['EAN 8712345678906'])), '2026-01-01')
  const entries = importFile
    .parse([...twins, draft, ...moved, holder, ...gone, ...neighbours, alone])
    .map((entry, index) => ({ entry, place: [index] }))
  expect((await importEntries(api.services.db, entries, { workgroupId })).problems).toStrictEqual([])
  // Another maker publishes the number of the lacquer, before its day of revision and after it was published.
  const other = await insertWorkgroup(api.services.db, 'Who copies', 'coatings')
  const copied = importFile
    .parse([entryOf(recordOf(311, named(311, [`EAN ${lacquer}`])), '2020-01-01')])
    .map((entry, index) => ({ entry, place: [index] }))
  expect((await importEntries(api.services.db, copied, { workgroupId: other })).problems).toStrictEqual([])
})

describe('the code on a tin', () => {
  it.each([
    ['/01/02001001000011', '307 /p/1001/en/pd/1'],
    ['/01/2001001000011', '307 /p/1001/en/pd/1'],
    ['/01/2001001000011/', '307 /p/1001/en/pd/1'],
    ['/01/02001001000011/21/99', '307 /p/1001/en/pd/1'],
    ['/01/02001001000011/10/LOT%2F7/21/99?17=271231', '307 /p/1001/en/dl/1?lot=LOT%2F7&17=271231'],
    ['/01/02001001000011?17=271231&s=a%26b', '307 /p/1001/en/pd/1?17=271231&s=a%26b'],
    ['/01/02001001000011?linkType=gs1:defaultLink&x=1', '307 /p/1001/en/pd/1?x=1'],
    ['/01/02001001000011/10/A?lot=B', '307 /p/1001/en/dl/1?lot=A'],
    ['/01/02001001000011?linkType=gs1:masterData&lang=de&x=1', '307 /api/v1/products/-1001/detail?lang=1&x=1'],
    ['/01/02001001000011?linkType=', '307 /p/1001/en/pd/1'],
  ])('%s leads to the product', async (path, expected) => {
    expect(await leadsTo(path)).toBe(expected)
  })

  it('leads to the language of whoever follows it', async () => {
    expect(await leadsTo('/01/02001001000011', { 'accept-language': 'de-AT,de;q=0.9' })).toBe('307 /p/1001/de/pd/2')
  })

  it.each([
    ['gs1:pip', '307 /p/1001/de/pd/2'],
    ['https://gs1.org/voc/pip', '307 /p/1001/de/pd/2'],
    ['https://ref.gs1.org/voc/safetyInfo', '307 /p/1001/de/gh/2'],
    ['gs1:instructions', '307 /p/1001/de/mh/2'],
    ['gs1:masterData', '307 /api/v1/products/-1001/detail?lang=2'],
  ])('leads to the type of link that is asked for: %s', async (type, expected) => {
    expect(await leadsTo(`/01/${lacquer}?linkType=${encodeURIComponent(type)}`, { 'accept-language': 'de' })).toBe(expected)
  })

  it.each(['text/html, application/linkset+json;q=0.1', 'application/linkset+json;q=0, */*'])(
    'leads to the product rather than to a list that is requested with the lowest weight, or refused: %s',
    async (accept) => {
      expect(await leadsTo(`/01/${lacquer}`, { accept })).toBe('307 /p/1001/en/pd/1')
    },
  )

  it('leads to the file where a file is requested', async () => {
    const found = await leadsTo(`/01/${lacquer}?linkType=gs1:safetyInfo&17=271231`, { accept: 'application/pdf' })
    expect(found).toMatch(/^307 \/api\/v1\/sdsRender\/sdsPdf\/-1001\/1\?qrCode=1&download=1&17=271231$/)
    expect((await api.ask(found.slice(4))).headers.get('content-type')).toBe('application/pdf')
  })

  it.each([
    ['text/html;q=0.5, application/pdf', 'sdsPdf'],
    ['application/pdf;q=0', '/gh/'],
    ['text/html, application/pdf;q=0.9', '/gh/'],
  ])('leads to page or file, whichever is preferred: %s', async (accept, expected) => {
    expect(await leadsTo(`/01/${lacquer}?linkType=gs1:safetyInfo`, { accept })).toContain(expected)
  })

  it('links to the list of all links in every response', async () => {
    const answer = await api.ask('/01/2001001000011/10/A%2F1')
    expect(answer.headers.get('link')).toContain(
      `<${origin}/01/02001001000011/10/A%2F1?linkType=linkset>; rel="linkset"; type="application/linkset+json"`,
    )
  })

  it('leads to the product that still has the number, where another had it earlier', async () => {
    expect(await leadsTo('/01/95012346')).toBe('307 /p/305/en/pd/1')
  })

  it('leads to the label of a withdrawn product, which stays available to those who still have the product', async () => {
    expect(await leadsTo('/01/2000001016008')).toBe('307 /p/1016/en/dl/1')
    const { contexts } = await readLinkset('/01/2000001016008?linkType=linkset')
    expect(Object.keys(contexts[0] ?? {})).toEqual([
      'anchor',
      'itemDescription',
      'https://ref.gs1.org/voc/defaultLink',
      'https://ref.gs1.org/voc/defaultLinkMulti',
      'https://ref.gs1.org/voc/safetyInfo',
    ])
  })
})

describe('the list of links', () => {
  it.each([
    ['?linkType=linkset', {}],
    ['?linkType=all', html],
    ['', { accept: 'application/linkset+json' }],
    ['', { accept: 'text/html;q=0.8, Application/Linkset+JSON' }],
  ])('is asked for by %s %o', async (query, headers) => {
    const { answer, contexts } = await readLinkset(`/01/2001001000011${query}`, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/linkset+json')
    expect(answer.headers.get('link')).toContain('rel="http://www.w3.org/ns/json-ld#context"')
    expect(contexts).toMatchObject([{ anchor: `${origin}/01/${lacquer}`, itemDescription: 'Norvik PU Clear Lacquer 2K' }])
  })

  it('is not sent again to whoever has it', async () => {
    const etag = (await readLinkset(`/01/${lacquer}?linkType=linkset`)).answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const again = await api.ask(`/01/${lacquer}?linkType=linkset`, { headers: { 'if-none-match': etag } })
    expect([again.status, again.headers.get('content-type')]).toEqual([304, null])
  })

  // GS1's resolver test suite: defaultTarget, and what it does with defaultLinkMulti.
  it.each([`/01/${lacquer}`, `/01/${lacquer}/10/A`, '/01/02000001016008'])(
    'names as default links of %s the very addresses to which visitors are led, without a language and with each',
    async (path) => {
      const { contexts } = await readLinkset(`${path}?linkType=linkset`)
      const targets = (type: string) => z.array(target).parse(contexts[0]?.[`https://ref.gs1.org/voc/${type}`])
      const locationFor = async (headers: Record<string, string>) => (await api.ask(path, { headers })).headers.get('location')
      expect(targets('defaultLink').map(({ href }) => href)).toEqual([await locationFor({})])
      for (const { href, hreflang: [language = ''] = [] } of targets('defaultLinkMulti'))
        expect(await locationFor({ 'accept-language': language })).toBe(href)
    },
  )

  it('has one default link, which is also the page of the product in each language, and every document', async () => {
    const { contexts } = await readLinkset(`/01/${lacquer}?linkType=linkset`)
    const targets = (type: string) => z.array(target).parse(contexts[0]?.[`https://ref.gs1.org/voc/${type}`])
    expect(targets('defaultLink')).toEqual([{ href: `${origin}/p/1001/en/pd/1`, title: 'Norvik PU Clear Lacquer 2K' }])
    const german = (type: string) => targets(type).filter(({ hreflang }) => hreflang?.[0] === 'de')
    expect(german('pip').map(({ href }) => href)).toContain(`${origin}/p/1001/de/pd/2`)
    expect(german('safetyInfo').map(({ href, title, type }) => [href.split('?')[0], title, type])).toEqual([
      [`${origin}/p/1001/de/gh/2`, 'Norvik PU Clear Lacquer 2K – Sicherheitsdatenblatt', 'text/html'],
      [`${origin}/api/v1/sdsRender/sdsPdf/-1001/2`, 'Norvik PU Clear Lacquer 2K – Sicherheitsdatenblatt', 'application/pdf'],
      [`${origin}/p/1001/de/dl/2`, 'Norvik PU Clear Lacquer 2K – Digitales Etikett', 'text/html'],
    ])
    expect(targets('pip').filter(({ title }) => title.endsWith('Technical data sheet'))).toHaveLength(2)
    expect(targets('masterData')).toHaveLength(targets('instructions').length / 2)
  })
})

describe('several products with one number', () => {
  it('are offered as a choice to a person, who can compare the names with the packaging', async () => {
    const answer = await api.ask('/01/4006381333931', { headers: { ...html, 'accept-language': 'de' } })
    const page = await answer.text()
    expect(answer.status).toBe(300)
    expect(page).toContain('<h1>Mehrere Produkte haben diese Nummer</h1>')
    expect(page).toContain('<a href="/p/301/de/pd/2">Twin &lt;b&gt;301&lt;/b&gt;, Norvik Coatings GmbH</a>')
    expect(page).toContain('href="/p/302/de/pd/2"')
  })

  it('of which all are withdrawn lead to the labels that are left of them', async () => {
    const page = await (await api.ask('/01/4012345000009', { headers: html })).text()
    expect([...page.matchAll(/<a href="(\/p\/[^"]+)">/g)].map(([, target]) => target)).toEqual(['/p/306/en/dl/1', '/p/307/en/dl/1'])
  })

  it('are a list of links for a program', async () => {
    const { answer, contexts } = await readLinkset('/01/4006381333931', { accept: '*/*' })
    expect(answer.status).toBe(300)
    expect(contexts.map(({ itemDescription }) => itemDescription)).toEqual(['Twin <b>301</b>', 'Twin <b>302</b>'])
  })

  it('of which one cannot be read lead to the others, and one alone that cannot be read is not told to be none', async () => {
    await breakSnapshots(api.services.db, [308, 310])
    const page = await (await api.ask('/01/5901234123457', { headers: html })).text()
    expect([...page.matchAll(/<a href="(\/p\/[^"]+)">/g)].map(([, target]) => target)).toEqual(['/p/309/en/pd/1'])
    const { answer, contexts } = await readLinkset('/01/5901234123457?linkType=linkset')
    expect([answer.status, ...contexts.map(({ itemDescription }) => itemDescription)]).toEqual([200, 'Product 309'])
    expect((await api.ask('/01/8712345678906', { headers: html })).status).toBe(500)
  })
})

describe('what leads nowhere', () => {
  const refusal = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.ask(path, { headers })
    return {
      status: answer.status,
      body: z.object({ reasons: z.array(z.object({ path: z.string(), code: z.string() })) }).parse(await answer.json()),
    }
  }

  it.each([
    ['/01/2001001000012', 400, '01', 'gtin'],
    ['/01/2001001000011/10/', 400, '10', 'missing'],
    ['/01/2001001000011/99/x', 400, '99', 'form'],
    ['/01/9520123456788', 404, '01', 'notFound'],
    ['/01/4006381333948', 404, '01', 'notFound'],
    ['/01/2001001000011?linkType=gs1:nutritionalInfo', 404, 'linkType', 'notFound'],
    ['/01/2001001000011?linkType=javascript:alert(1)', 404, 'linkType', 'notFound'],
  ])('%s is refused with %i and the place', async (path, status, place, code) => {
    expect(await refusal(path)).toMatchObject({ status, body: { reasons: [{ path: place, code }] } })
  })

  it('tells a person why', async () => {
    const answer = await api.ask('/01/2001001000012', { headers: { ...html, 'accept-language': 'de' } })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('<li>01: Angabe nicht richtig (erwartet: eine GTIN mit der richtigen Prüfziffer)</li>')
  })
})

describe('the resolver', () => {
  it('stands in the description of the API, with what it answers', async () => {
    const { paths } = z
      .object({
        paths: z.record(z.string(), z.looseObject({ get: z.looseObject({ responses: z.record(z.string(), z.unknown()) }).optional() })),
      })
      .parse(await (await api.ask('/api/openapi.json')).json())
    expect(Object.keys(paths['/01/{gtin}']?.get?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '300', '307', '400', '404', '429']),
    )
  })

  // The members are those of the schema that GS1 publishes for the file.
  it('describes itself', async () => {
    const answer = await api.ask('/.well-known/gs1resolver')
    expect(await answer.json()).toStrictEqual({
      name: 'Permasheet Coatings',
      resolverRoot: origin,
      supportedPrimaryKeys: ['01'],
      supportedLinkType: [{ namespace: 'https://ref.gs1.org/voc/', prefix: 'gs1:' }],
      linkTypeDefaultCanBeLinkset: false,
      jsonLdContextLocation: 'https://ref.gs1.org/standards/resolver/linkset-context',
    })
  })

  it('may be asked by pages of other sites, in each method of the standard, and never with their cookies', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status, headers } = await api.ask(`/01/${lacquer}`, { method, headers: { origin: 'https://shop.example' } })
      expect(status).toBe(method === 'OPTIONS' ? 204 : 307)
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
      expect(headers.get('access-control-allow-credentials')).toBeNull()
    }
  })

  it('is limited in how often it can be called', async () => {
    const answers = await Promise.all(Array.from({ length: lookUpsPerMinute + 1 }, () => api.ask('/01/9520123456788')))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })
})
