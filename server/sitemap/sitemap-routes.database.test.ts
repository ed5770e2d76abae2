import { beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../tests/start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
}, 120_000)

const text = async (address: string, brand: 'coatings' | 'safety' = 'coatings') => (await app.fetch(address, { brand })).text()

describe('the information for search engines', () => {
  it('keeps them from the workspace and the API, and names the sitemap of the brand', async () => {
    expect(await text('/robots.txt', 'safety')).toBe(
      `User-agent: *\nDisallow: /app\nDisallow: /api/\nSitemap: ${app.safetyOrigin}/sitemap.xml\n`,
    )
  })

  it('leads from the index to files with the brand’s listed products', async () => {
    expect(await text('/sitemap.xml')).toContain(`<loc>${app.origin}/sitemap-1.xml</loc>`)
    const [coatings, safety] = await Promise.all([text('/sitemap-1.xml'), text('/sitemap-1.xml', 'safety')])
    expect(coatings).toContain(`<url><loc>${app.origin}/p/1001/en/pd/1</loc><lastmod>2026-10-12</lastmod></url>`)
    expect(safety).toContain(`${app.safetyOrigin}/p/1007/en/pd/1`)
    expect(coatings).not.toContain('/p/1007/')
  })

  it('leads to a product in the first language in which its texts are complete', async () => {
    expect(await text('/sitemap-1.xml')).toContain('/p/1012/en/pd/6</loc>')
  })

  it('leaves out the withdrawn product', async () => {
    expect(await text('/sitemap-1.xml')).not.toContain('/p/1016/')
  })

  it.each(['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap-99999.xml'])('has no file %s', async (address) => {
    expect([400, 404]).toContain((await app.fetch(address)).status)
  })
})
