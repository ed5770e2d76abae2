import type { Page } from '@playwright/test'

/** Words of the elements that a selector finds which stand on two lines without a hyphen of their own. */
export function findTornWords(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const torn = new Set<string>()
    for (const element of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const node = texts.currentNode
        for (const word of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, word.index)
          range.setEnd(node, word.index + word[0].length)
          const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
          if (lines.size > 1) torn.add(word[0])
        }
      }
    }
    return [...torn]
  }, selector)
}
