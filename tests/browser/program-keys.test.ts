/** Names that the program has for things, such as `variant.componentA` or `xlang`, are for its makers and never stand on a page. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { labelQuery } from '../../shared/label-query.ts'
import interfaceTexts from '../../wording/en/interface.json' with { type: 'json' }
import phrases from '../../wording/en/phrases.json' with { type: 'json' }
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open } = await startWorkspace()

/** Names of options that are no words as well, such as `info`. */
const optionNames = Object.keys(labelQuery.shape).filter((name) => /[a-z][A-Z]|^(xlang|rlang|vseb|emb)$/.test(name))
const names = new Set([...Object.keys(phrases), ...Object.keys(interfaceTexts), ...optionNames])

async function findProgramKeys(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script, style')) found.push(walker.currentNode.nodeValue ?? '')
    for (const element of document.querySelectorAll('[title], [aria-label], [placeholder], [alt]'))
      for (const name of ['title', 'aria-label', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    return found
  })
  const words = texts.flatMap((text) => text.match(/[\w.-]+/g) ?? []).map((word) => word.replace(/[.-]+$/, ''))
  return [...new Set(words.filter((word) => names.has(word)))]
}

describe('no page shows names of the program', () => {
  it.each([
    '/p/1005/en/pd/1',
    '/p/1005/en/pi/1',
    '/p/1005/en/ee/1',
    '/p/1005/en/ed/1',
    '/p/1005/en/ed/1?tab=more',
    '/p/1008/en/ed/1?choose=codes',
    `/p/1001/en/ee/1?${optionNames.map((name) => `${name}=%00`).join('&')}`,
    '/p/1001/en/ee/1?dim=99&info=%00&copies=x&font=x',
  ])('%s', async (address) => {
    for (const javaScript of [true, false]) {
      const { page, close } = await browser.openPage({ javaScript })
      await page.goto(app.origin + address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await findProgramKeys(page)).toEqual([])
      await close()
    }
  })

  it('the page of a product and its editor, with everything open, and the library of sentences', async () => {
    const { page, close } = await open('/app/products/5050')
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await findProgramKeys(page)).toEqual([])
    await page.goto(`${app.origin}/app/products/5050/edit`)
    const others = page.getByRole('button', { name: interfaceTexts['edit.text.otherPhrase'] })
    await others.first().waitFor()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await expect.poll(() => others.count()).toBeGreaterThan(3)
    expect(await findProgramKeys(page)).toEqual([])
    await others.first().click()
    const picker = page.getByRole('dialog', { name: interfaceTexts['edit.text.phrase'] })
    await picker.getByRole('listitem').first().waitFor()
    expect(await findProgramKeys(page)).toEqual([])
    await close()
  })
})
