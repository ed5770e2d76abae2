/** What a phone has little room for: nothing is torn apart, cut or run together. */
import type { Locator } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shared/languages.ts'
import { findTornWords } from './find-torn-words.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { lineOfSections, textOf } from './page-parts.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open } = await startWorkspace()
const [phone] = screens
const openWorkspace = (address: string) => open(address, { screen: phone })

describe('the workspace on a phone', () => {
  it('has names of products and of substances in whole words', async () => {
    const { page, close } = await openWorkspace('/app/coverage?interfaceLang=bg')
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: textOf('bg', 'coverage.products') })
          .getByRole('rowheader')
          .count(),
      )
      .toBe(10)
    expect(await findTornWords(page, '.wide th')).toEqual([])
    await page.goto(`${app.origin}/app/products/5010?interfaceLang=bg`)
    const parameters = page.getByRole('region', { name: textOf('bg', 'products.section.parameters') })
    await parameters.getByRole('rowheader').first().waitFor()
    expect(await findTornWords(page, '.product-part')).toEqual([])
    await page.goto(`${app.origin}/app/products/5010/edit?part=composition&interfaceLang=bg`)
    const substances = page.getByRole('table', { name: textOf('bg', 'products.section.substances') })
    await substances.getByRole('rowheader', { name: 'бензотриазол' }).first().waitFor()
    expect(await findTornWords(page, '.edit-fields > table')).toEqual([])
    // The name of a reaction mass, as the label has it, is longer than the screen is wide.
    await page.goto(`${app.origin}/app/products/5010/edit?part=hazards&interfaceLang=bg`)
    await page
      .getByText(/^смес от α-3-/)
      .first()
      .waitFor()
    await expectNoSidewaysScrolling(page)
    await close()
  })

  it('says in every language, and wholly, what the products are searched by', async () => {
    const { page, close } = await openWorkspace('/app/products')
    const hints = Object.fromEntries(languages.map(({ code }) => [code, textOf(code, 'products.searchHint')]))
    const field = page.getByRole('searchbox')
    expect(await field.getAttribute('placeholder')).toBe(hints['en'])
    const cut = await field.evaluate((shown: HTMLInputElement, all) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(shown)
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas) canvas.font = font
      const room = shown.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
      return Object.entries(all).filter(([, hint]) => (canvas?.measureText(hint).width ?? Infinity) >= room)
    }, hints)
    expect(cut).toEqual([])
    await close()
  })

  it('parts the numbers of the editor’s parts from their names', async () => {
    const { page, close } = await openWorkspace('/app/products/5010/edit')
    const gap = await page
      .getByRole('navigation', { name: 'Parts of the record' })
      .getByRole('link')
      .first()
      .evaluate((link) => {
        const [number, name] = link.children
        return (name?.getBoundingClientRect().left ?? 0) - (number?.getBoundingClientRect().right ?? 0)
      })
    expect(gap).toBeGreaterThanOrEqual(8)
    await close()
  })

  // German has the longest word for publishing; an empty name is something to put right, whose number needs room as well.
  it('leaves every button above the editor 24 px on the narrowest, and nothing hangs over', async () => {
    const { page, close } = await openWorkspace('/app/products/5010/edit?interfaceLang=de')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('')
    const problems = page.getByRole('button', { name: /^Probleme · \d/ })
    await problems.waitFor()
    const widths = await Promise.all(
      [problems, ...['Rückgängig', 'Wiederholen'].map((name) => page.getByRole('button', { name, exact: true }))].map(
        async (button) => (await button.boundingBox())?.width ?? 0,
      ),
    )
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(24)
    await expectNoSidewaysScrolling(page)
    await close()
  })
})

describe('the safety data sheet on a phone', () => {
  // In one walk through the languages: a page of this size takes half a second to open.
  it('has a dot between its dates where they share a line, names its first section wholly, and fits on the narrowest', async () => {
    // As the server writes it: what scripts add says nothing of these lines.
    const { page, close } = await browser.openPage({ screen: phone, javaScript: false })
    const found: string[] = []
    for (const { code, id } of languages) {
      await page.setViewportSize(phone)
      await page.goto(`${app.origin}/p/1001/${code}/gh/${id}`)
      const head = page.getByRole('main')
      const title = head.getByRole('heading', { level: 1 })
      const shown = await title
        .or(head.getByRole('time'))
        .or(head.getByText('·', { exact: true }))
        .evaluateAll((parts) =>
          parts.map((part) => {
            const { left, top, right } = part.getBoundingClientRect()
            return { tag: part.localName, left, top, right }
          }),
        )
      const boxesOf = (tag: string) => shown.filter((part) => part.tag === tag)
      const tops = boxesOf('time').map(({ top }) => top)
      expect(tops, code).toHaveLength(2)
      const shares = tops[0] === tops[1]
      // A dot in front of the first date of a line stands outside.
      const dots = boxesOf('span').filter(({ right }) => right > (boxesOf('h1')[0]?.left ?? Number.NaN))
      expect(dots.length, code).toBe(shares ? 1 : 0)
      found.push(shares ? 'one line' : 'two lines')
      const hidden = await lineOfSections(page).evaluate((line) =>
        [...line.children].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      expect(Math.max(...hidden), code).toBe(0)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScrolling(page)
    }
    expect(new Set(found).size).toBe(2)
    await close()
  })
})

describe('what has the focus on a phone', () => {
  /** Whether it is what one would touch in its middle. */
  const isInSight = (part: Locator) =>
    part.evaluate((control) => {
      const { left, top, width, height } = control.getBoundingClientRect()
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })

  it('does not lie under the steps that stay in sight, from whichever side one comes', async () => {
    const { page, close } = await openWorkspace('/app/products/5030/classification')
    const overrule = page.getByRole('button', { name: /^Overrule: / })
    await overrule.first().waitFor()
    for (const button of (await overrule.all()).toReversed()) {
      await button.focus()
      expect(await isInSight(button), await button.ariaSnapshot()).toBe(true)
    }
    await close()
  })

  it('is shown, also where the heads of columns are usually left out', async () => {
    const { page, close } = await openWorkspace('/app/products')
    const all = page.getByRole('checkbox', { name: 'Select all on this page' })
    await all.focus()
    await expect.poll(() => isInSight(all)).toBe(true)
    await page.keyboard.press('Tab')
    const sort = page.getByRole('columnheader').getByRole('button', { name: 'Product' })
    expect([await hasFocus(sort), await isInSight(sort)]).toEqual([true, true])
    await close()
  })
})
