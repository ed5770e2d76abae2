/** The tool that looks for barriers finds those that are planted, though it examines the contrast of two texts of a kind only. */
import { describe, expect, it } from 'vitest'
import { startWithoutPages } from '../start-without-pages.ts'
import { findBarriers } from './find-barriers.ts'
import { openBrowser } from './open-browser.ts'

const api = await startWithoutPages()
const { openPage } = await openBrowser(`http://${api.host}`)

const rows = (planted: string) => Array.from({ length: 99 }, (_, row) => (row === 50 ? planted : `<p>Row ${row}</p>`)).join('')
const pageWith = (style: string, content: string) =>
  `<!doctype html><html lang="en"><title>Planted</title><style>body{background:#fff;color:#222}${style}</style><main><h1>Rows</h1>${content}</main>`

/** A page without rules of the server's for styles. */
async function openWith(style: string, content: string) {
  const visit = await openPage()
  await visit.page.goto('about:blank')
  await visit.page.setContent(pageWith(style, content))
  return visit
}

describe('a barrier among a hundred texts that are drawn alike', () => {
  it.each([
    { what: 'a colour by its class', style: '.pale { color: #ccc }', planted: '<p class="pale">Hidden</p>' },
    { what: 'a colour of its own', style: '', planted: '<p style="color: #ccc">Hidden</p>' },
    { what: 'a background of what it stands in', style: '', planted: '<div style="background: #333"><p>Hidden</p></div>' },
    { what: 'an opacity of what it stands in', style: '', planted: '<div style="opacity: 0.3"><p>Hidden</p></div>' },
    { what: 'a colour by its place in the row', style: 'p:nth-of-type(51) { color: #ccc }', planted: '<p>Hidden</p>' },
    { what: 'a field’s colour', style: 'input { color: #ccc }', planted: '<p><input aria-label="Field" value="Hidden"></p>' },
  ])('is found: $what', async ({ style, planted }) => {
    const { page, close } = await openWith(style, rows(planted))
    const found = await findBarriers(page)
    expect(found).toEqual([expect.stringMatching(/^color-contrast: /)])
    await close()
  })

  it('is found in a dialog that lies over it, and only there', async () => {
    const { page, close } = await openWith(
      '',
      `${rows('<p style="color: #ccc">Under</p>')}<dialog aria-label="Over"><p style="color: #ddd">Over</p></dialog>`,
    )
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    expect(await findBarriers(page)).toEqual([expect.stringContaining('dialog')])
    await close()
  })

  it('is none where all is legible and named', async () => {
    const { page, close } = await openWith('', rows('<p><button>Press</button></p>'))
    expect(await findBarriers(page)).toEqual([])
    await page.setContent(pageWith('', rows('<p><button></button></p>')))
    expect(await findBarriers(page)).toEqual([expect.stringMatching(/^button-name: /)])
    await close()
  })
})
