import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startPages } from './start-pages.ts'

const { app, get, html } = await startPages()

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

  it('is a product code once, where several packs have the same', async () => {
    const page = await html('/p/1008/en/pi/1')
    expect(page.match(/>LH-8070-1000</g)).toHaveLength(1)
    expect(page).toContain('>LH-8070-5000<')
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
    // Its lines may end behind a slash.
    expect(page.replaceAll('<wbr/>', '')).toContain('/p/1001/en/gh/2</bdi>')
    expect(page).toContain('Language: Deutsch; another can be chosen on the page')
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

  it('names every statement that wants a tactile warning, also where nothing stands before it', async () => {
    const hint = await hintOf(1002)
    expect(hint).not.toContain('child-resistant fastening')
    expect(hint).toMatch(/With H220, .*H301, .*H332, .* or H373 the package needs a tactile warning/)
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
    expect(page).toContain(`<meta property="og:description" content="${description.replace(/\.$/, '')}, Permasheet Coatings"`)
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
  it('are read aloud with where their mark leads: the home of the product on its pages', async () => {
    expect(await html('/p/1001/en/gh/1')).toMatch(/class="brand" href="\/p\/1001\/en\/pd\/1".*?<span class="vh">, (?:<!-- -->)?Home</)
    expect(await html('/seen')).toMatch(/class="brand" href="\/".*?<span class="vh">, (?:<!-- -->)?start page</)
  })

  it('are chosen by host name', async () => {
    expect(await html('/p/1001/en/pd/1', 'coatings')).toContain('data-brand="coatings"')
    expect(await html('/p/1001/en/pd/1', 'safety')).toContain('data-brand="safety"')
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
      for (const [, attributes = '', script = ''] of page.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)) {
        if (attributes.includes('application/ld+json')) continue
        const hash = createHash('sha256').update(script).digest('base64')
        expect(attributes.includes(`nonce="${nonce}"`) || policy.includes(`'sha256-${hash}'`)).toBe(true)
      }
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
