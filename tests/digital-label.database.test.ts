/** The page of a digital label: CLP Articles 17, 34a and 34b. What it says in each language is tried where it is composed. */
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { longestKnown } from '../server/products/known-states.ts'
import { productPath } from '../shared/links.ts'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { startPages } from './start-pages.ts'

const { app, get, html, leadsTo } = await startPages()

/** Elements of the page, by where they stand. */
function partsOf(page: string) {
  const [, before = '', main = '', apart = ''] = /<body>([\s\S]*?)<main[^>]*>([\s\S]*?)<\/main>([\s\S]*)<\/body>/.exec(page) ?? []
  return { before: textOf(before), main: textOf(main), apart: textOf(apart) }
}
const textOf = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll(/[\s\u00a0\u2060]+/g, ' ')

/** A version that is the newest one but for its label, which its maker switched off. */
async function publishWithoutLabel(permalinkId: number): Promise<void> {
  await sql`
    insert into published_versions
    select (jsonb_populate_record(newest, jsonb_build_object('number', number + 1, 'published_at', now(),
      'snapshot', jsonb_set(snapshot, '{documents,label}', 'false'), 'snapshot_hash', md5(snapshot_hash) || md5(snapshot_hash)))).*
    from published_versions as newest where permalink_id = ${permalinkId} and kind = 'sds' order by number desc limit 1`.execute(app.db)
}

/** A version whose label says something in one language alone, as a maker writes who sells in fewer countries by then. */
async function publishIn(permalinkId: number, language: string): Promise<void> {
  await sql`
    insert into published_versions
    select (jsonb_populate_record(newest, jsonb_build_object('number', number + 1, 'published_at', now(),
      'snapshot', jsonb_set(snapshot, '{labelElements,furtherTexts,0}', jsonb_build_object('text', jsonb_build_object(${language}::text, 'A version of one language.'))),
      'snapshot_hash', md5(snapshot_hash) || md5(snapshot_hash)))).*
    from published_versions as newest where permalink_id = ${permalinkId} and kind = 'sds' order by number desc limit 1`.execute(app.db)
}

/** A version of a product that is sold under so many other names. */
async function publishUnder(permalinkId: number, names: number): Promise<void> {
  const synonyms = Array.from({ length: names }, (_, index) => ({
    id: 90_000 + index,
    name: `Sold as ${index + 1}`,
    productCodes: [],
    identifiers: [],
  }))
  await sql`
    insert into published_versions
    select (jsonb_populate_record(newest, jsonb_build_object('number', number + 1, 'published_at', now(),
      'snapshot', jsonb_set(snapshot, '{synonyms}', (snapshot -> 'synonyms') || ${JSON.stringify(synonyms)}::jsonb),
      'snapshot_hash', md5(snapshot_hash) || md5(snapshot_hash)))).*
    from published_versions as newest where permalink_id = ${permalinkId} and kind = 'sds' order by number desc limit 1`.execute(app.db)
}

describe('the digital label', () => {
  it('says its hazards before many other names, which stand with the numbers of the product', async () => {
    await publishUnder(1009, 3)
    await sleep(longestKnown)
    const few = partsOf(await html('/p/1009/en/dl/1')).main
    expect(few.indexOf('Sold as 3')).toBeLessThan(few.indexOf('Hazards'))
    await publishUnder(1009, 9)
    await sleep(longestKnown)
    const many = partsOf(await html('/p/1009/en/dl/1')).main
    expect(many.indexOf('Sold as 9')).toBeGreaterThan(many.indexOf('Supplier'))
    expect(many).toMatch(/Other names Sold as 1; Sold as 2/)
  })

  it('shows the elements of Article 17 in one place, before everything else', async () => {
    const { before, main, apart } = partsOf(await html('/p/1003/en/dl/1'))
    const elements = [
      /Danger/,
      /Flame: flammable/,
      /Contains: /,
      /Highly flammable liquid and vapour/,
      /Keep away from heat/,
      /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/,
      /\+\d/,
    ]
    for (const element of elements) {
      expect(main).toMatch(element)
      expect(before).not.toMatch(element)
      expect(apart).not.toMatch(element)
    }
    expect(main.indexOf('If something happens')).toBeGreaterThan(main.indexOf('Hazards'))
    expect(main.indexOf('How to use it')).toBeGreaterThan(main.indexOf('If something happens'))
    expect(main).not.toMatch(/[Vv]ersion|Safety data sheet/)
    expect(apart).toMatch(
      /Not part of the label.*Safety data sheet, poster, all about this product.*Label of version \d+, \d\d\/\d\d\/\d{4}\./,
    )
  })

  it('is text that can be searched, and found by search engines in each language', async () => {
    const page = await html('/p/1001/de/dl/2')
    expect(page).not.toContain('noindex')
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/p\/1001\/de\/dl\/2"/)
    expect(page).toMatch(/<link rel="alternate" hrefLang="sv" href="[^"]*\/p\/1001\/sv\/dl\/17"/)
    expect(page).toMatch(/<title>[^<]+ :: Digitales Etikett, Deutsch :: Permasheet Coatings<\/title>/)
  })

  it('needs no account, script, cookie or other host', async () => {
    const answer = await get('/p/1001/en/dl/1')
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(page).not.toMatch(/<script|\son[a-z]+=|<form|<iframe|manifest/)
    const hosts = [...page.matchAll(/(?:src|href)="(https?:)?\/\/([^"/]+)/g)].map(([, , host]) => host)
    expect(new Set(hosts)).toEqual(new Set([`coatings.localhost:${app.port}`]))
  })

  it('keeps each product code and each number of an act on one line', async () => {
    const page = await html('/p/1008/en/dl/1')
    for (const code of ['LH-8070-0500', 'LK-8070-5000']) expect(page).toContain(`<span class="whole">${code}</span>`)
    // And so the number of an act, though lines may end behind other slashes.
    expect(page).toContain('528/2012')
  })

  it('offers every language of the product to everybody, whatever the browser asks for', async () => {
    const plain = await html('/p/1001/en/dl/1')
    const requested = await get('/p/1001/en/dl/1', 'coatings', { 'accept-language': 'fr', cookie: '__locale__=de' })
    expect(await requested.text()).toBe(plain)
    const offered = [...plain.matchAll(/<a href="\/p\/1001\/([a-z]{2})\/dl\/(\d+)" lang="\1"/g)].map(([, code]) => code)
    expect(offered).toHaveLength(24)
    expect(plain).toMatch(/aria-current="page">English</)
  })

  it('is no more than two clicks away from the code on a package', async () => {
    const linkTo = (target: 'pi' | 'dl') => `href="${productPath(1001, 'en', target, 1)}"`
    expect(await leadsTo('/p/1001')).toBe('302 /p/1001/en/pd/1')
    expect(await html('/p/1001/en/pd/1')).toContain(linkTo('pi'))
    expect(await html('/p/1001/en/pi/1')).toContain(linkTo('dl'))
    // Or none, where the maker lets the code of the label lead there.
    expect(labelOfCatalogue(1001, 'QR=4&xlang=1').qr?.address).toMatch(/\/p\/1001\/en\/dl\/1$/)
  })

  it('says the lot that its address carries, apart from the label, and no other', async () => {
    expect(partsOf(await html('/p/1001/en/dl/1')).apart).not.toContain('Lot')
    const page = await html('/p/1001/en/dl/1?lot=A7%3Cb%3E%2F3')
    expect(partsOf(page).apart).toContain('Lot, as the address says: A7&lt;b&gt;/3')
    expect(partsOf(page).main).not.toContain('A7')
    expect(page).toContain('href="/p/1001/de/dl/2?lot=A7%3Cb%3E%2F3"')
    expect(await html('/p/1001/en/dl/1?lot=two%20words')).not.toContain('two words')
  })

  it('says what it speaks: the page, and parts in another language', async () => {
    expect(await html('/p/1001/de/dl/2')).toMatch(/<html lang="de"/)
    const mixed = await html('/p/1001/en/dl/2')
    expect(mixed).toMatch(/<html lang="en"/)
    expect(mixed).toMatch(/lang="de"><p class="signal">Achtung/)
    expect((await get('/p/1001/en/dl/2')).headers.get('content-language')).toBe('en, de')
  })

  it('of a kit leads to those of its components', async () => {
    const { apart } = partsOf(await html('/p/1015/en/dl/1'))
    expect(apart).toMatch(/Digital label: /)
  })

  it('of a withdrawn product stays, and says that it was withdrawn', async () => {
    const address = '/p/1003/en/dl/1'
    expect(await html(address)).not.toContain('withdrawn')
    await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1003).execute()
    // Withdrawn by nobody whom the program heard of.
    await sleep(longestKnown)
    for (const time of ['made anew', 'kept']) {
      const answer = await get(address)
      const { main, apart } = partsOf(await answer.text())
      expect([time, answer.status]).toEqual([time, 200])
      expect(main).toContain('This product has been withdrawn.')
      expect(main).toMatch(/Danger|Warning/)
      expect(apart).not.toContain('all about this product')
    }
    for (const page of ['pd', 'pi', 'gh', 'ee', 'ed', 'mh'])
      expect(await leadsTo(`/p/1003/en/${page}/1`)).toBe('302 /p/dossiererror?interfaceLang=en')
  })

  it('stays as it was last, where a later version has no label, also once the product is withdrawn', async () => {
    const before = partsOf(await html('/p/1008/en/dl/1'))
    await publishWithoutLabel(1008)
    expect(await leadsTo('/p/1008/en/ee/1')).toBe('302 /p/1008/en/pi/1')
    expect(partsOf(await html('/p/1008/en/dl/1'))).toEqual(before)
    // And it is no further away from the code on a package, with a lot or without.
    expect(await html('/p/1008/en/pi/1')).toContain('href="/p/1008/en/dl/1"')
    expect(await leadsTo('/01/2000001008003/10/A7')).toMatch(/^307 (http:\/\/[^/]+)?\/p\/1008\/en\/dl\/1\?lot=A7$/)
    await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1008).execute()
    await sleep(longestKnown)
    expect(partsOf(await html('/p/1008/en/dl/1')).main).toContain('This product has been withdrawn.')
    expect(await leadsTo('/01/2000001008003')).toMatch(/^307 (http:\/\/[^/]+)?\/p\/1008\/en\/dl\/1$/)
  })

  it('of a withdrawn kit still leads to those of its components, which stay when they are withdrawn too', async () => {
    const { apart } = partsOf(await html('/p/1015/en/dl/1'))
    const labels = [...apart.matchAll(/Digital label: ([^:]+?) (?=Digital|Safety)/g)].map(([, name]) => name)
    expect(labels).toEqual(['Norvik PU Clear Lacquer 2K', 'Norvik PU Hardener HDI 75'])
    await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', 'in', [1002, 1015]).execute()
    await sleep(longestKnown)
    const page = await html('/p/1015/en/dl/1')
    expect([...page.matchAll(/href="(\/p\/\d+)\/en\/(\w+)[^"]*"/g)].map(([, product, of]) => `${product} ${of}`)).toEqual(
      expect.arrayContaining(['/p/1001 dl', '/p/1002 dl']),
    )
    expect(partsOf(page).apart).not.toContain('all about this product')
  })

  it('stays in a language that later versions lack, says that there is a newer one, and leads to it', async () => {
    const inPolish = partsOf(await html('/p/1009/pl/dl/8'))
    await publishIn(1009, 'en')
    await publishIn(1009, 'en')
    expect(await leadsTo('/p/1009/pl/gh/8')).toBe('302 /p/1009/pl/gh/1')
    const page = await html('/p/1009/pl/dl/8?lot=A7')
    const { main, apart } = partsOf(page)
    expect(main).toBe(inPolish.main.replace(/^ /, ' Istnieje nowsza etykieta, ale nie w tym języku (Polski). English '))
    expect(/<main[\s\S]*?<\/main>/.exec(page)?.[0]).toContain('href="/p/1009/en/dl/1?lot=A7"')
    expect(apart).toContain(/Etykieta wersji \d+, [\d/]+/.exec(inPolish.apart)?.[0])
    // In the language of the newest one nothing is said of the others, which are offered all the same.
    const newest = await html('/p/1009/en/dl/1')
    expect(partsOf(newest).main).toContain('A version of one language.')
    expect(partsOf(newest).main).not.toContain('newer label')
    expect([...newest.matchAll(/<a href="\/p\/1009\/([a-z]{2})\/dl\/(\d+)" lang="\1"/g)]).toHaveLength(24)
    // Version after version the maker keeps Polish alone: whoever asks for a language that there never was reads the newest.
    await publishIn(1009, 'pl')
    expect(await leadsTo('/p/1009/en/dl/99')).toBe('302 /p/1009/en/dl/8')
    await publishIn(1009, 'en')
    const linkset = await (await get('/01/2000001009000?linkType=linkset')).text()
    expect(linkset).toContain('/p/1009/pl/dl/8')
    expect(linkset).not.toContain('/p/1009/pl/gh/8')
    await app.db.updateTable('products').set({ status: 'withdrawn' }).where('permalink_id', '=', 1009).execute()
    await sleep(longestKnown)
    expect(partsOf(await html('/p/1009/pl/dl/8')).main).toMatch(/^ Ten produkt został wycofany\..* Istnieje nowsza etykieta/)
  })

  it('of a product that never had one leads to what it has', async () => {
    expect(await leadsTo('/p/1014/en/dl/1')).toBe('302 /p/1014/en/pi/1')
  })
})

describe('the address of a digital label', () => {
  it.each([
    ['in a language that the product lacks', '/p/1012/en/dl/1', /^302 \/p\/1012\/en\/dl\/\d+$/],
    ['in no language', '/p/1001/en/dl/99', /^302 \/p\/1001\/en\/dl\/1$/],
    ['in an interface language that there is not', '/p/1001/xx/dl/2', /^302 \/p\/1001\/en\/dl\/2$/],
    ['typed in capitals', '/P/1001/EN/DL/1', /^302 \/p\/1001\/en\/dl\/1$/],
    ['typed with the code of its language', '/p/1001/de/dl/DE', /^302 \/p\/1001\/de\/dl\/2$/],
    ['typed in capitals with the code of its language', '/P/1001/DE/DL/DE', /^302 \/p\/1001\/de\/dl\/DE$/],
    ['of a product that never was', '/p/999999/en/dl/1', /^302 \/p\/sdserror\?id=999999&interfaceLang=en&lang=1$/],
    ['without its language', '/p/1001/en/dl', /^302 \/p\/1001\/en\/pd\/1$/],
    ['with more behind it', '/p/1001/en/dl/1/more', /^404 /],
  ])('%s leads where those of other pages lead', async (_case, address, expected) => {
    expect(await leadsTo(address)).toMatch(expected)
  })
})
