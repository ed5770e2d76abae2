import { beforeAll, describe, expect, it } from 'vitest'
import { loadBrandLook } from '../../server/mail/brand-look.ts'
import { writeMail, type WrittenMail } from '../../server/mail/write-mail.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { expectNoSidewaysScrolling, openBrowser, type TestBrowser } from './open-browser.ts'

let browser: TestBrowser
beforeAll(async () => {
  browser = await openBrowser('http://localhost:1')
}, 180_000)

const name = 'Norvik PU Clear Lacquer 2K, solvent-borne'

async function write(language: LanguageCode): Promise<WrittenMail> {
  const { accent } = await loadBrandLook('coatings')
  const supplierName = 'Norvik Coatings GmbH'
  const plan = {
    brand: 'coatings',
    workgroupName: supplierName,
    kind: 'share' as const,
    senderName: 'Ingrid Solheim',
    senderEmail: 'ingrid@norvik.example',
    target: 'sds' as const,
    documentLanguage: language,
    messageLanguage: language,
    attach: false,
    products: [
      {
        permalinkId: 1001,
        synonymId: 20_001,
        name,
        supplierName,
        sdsVersion: 3,
        revisedOn: '2026-03-01',
        sheetHash: null,
        replacesVersion: null,
        changedSections: null,
      },
    ],
  }
  return writeMail(plan, ['https://sheets.example/p/s/abc'], { brandName: 'Permasheet Coatings', accent, logo: null })
}
const writeHtml = async (language: LanguageCode) => (await write(language)).html

describe('a mail', () => {
  it.each([
    [600, 225],
    [360, 240],
  ])('of %i px leaves the name of a product room beside its button in every language', async (width, least) => {
    const { page, close } = await browser.openPage({ screen: { name: 'mail', width, height: 700 } })
    for (const language of languageCodes) {
      await page.setContent(await writeHtml(language))
      const room = await page.getByText(name, { exact: true }).evaluate((shown) => shown.parentElement?.getBoundingClientRect().width)
      const button = await page.getByRole('link', { name }).boundingBox()
      expect(room, language).toBeGreaterThanOrEqual(least)
      expect(button?.width, language).toBeGreaterThan(120)
      expect(button?.height, language).toBeLessThan(90)
      await expectNoSidewaysScrolling(page)
    }
    await close()
  })

  it('has the colon before a link as its language writes it', async () => {
    expect((await write('fr')).text).toMatch(/\p{L}\u00a0: https:/u)
    expect(await writeHtml('fr')).toContain(`\u00a0: ${name}`)
    expect((await write('de')).text).toMatch(/\p{L}: https:/u)
  })
})
