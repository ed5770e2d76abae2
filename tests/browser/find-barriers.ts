import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    /** In a page that was looked at for barriers. */
    axe: typeof axe
  }
}

/** They look at all that lies behind each text. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'] as const

/**
 * What axe finds wrong, one line each; where a dialog is open, in it, for nothing else can be reached then. Colours are examined on the first and
 * the last text of each kind: on a page as long as a sheet they took most of the time, and axe said the same of every row (decision 293).
 * @param options.colours under what lies half over it a page has others, which nobody reads
 * @param options.within where the page itself is looked at elsewhere: the parts that are meant, by a selector of CSS
 */
export async function findBarriers(page: Page, { colours = true, within = '' } = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    // A frame that lets no script in is left out.
    const isThere = await frame.evaluate(() => 'axe' in window).catch(() => true)
    if (!isThere) await frame.evaluate(axe.source)
  }
  const parts = await page.evaluateHandle(findParts, within)
  const violations = await page.evaluate(
    async ([{ all, texts }, ofColours, isWithColours]) => {
      const options: RunOptions = { resultTypes: ['violations'] }
      const others = Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }]))
      const form = await window.axe.run({ include: all }, { ...options, rules: others })
      if (texts.length === 0 || !isWithColours) return form.violations
      const colours = await window.axe.run({ include: texts }, { ...options, runOnly: [...ofColours] })
      return [...form.violations, ...colours.violations]
    },
    [parts, rulesOfColours, colours] as const,
  )
  await parts.dispose()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  )
}

/**
 * The parts that are looked at, and of their texts two of each kind. Of one kind are texts that are drawn alike, in elements of the same names,
 * classes, colours and backgrounds all the way up. Runs in the page.
 */
function findParts(within: string): { all: Element[]; texts: Element[] } {
  const kinds = new Map<string, number>()
  const known = new Map<Element, number>()
  const kindOf = (element: Element): number => {
    const before = known.get(element)
    if (before !== undefined) return before
    const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, visibility } = getComputedStyle(element)
    const drawn = [color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight, textShadow, visibility]
    const named = ['class', 'disabled', 'aria-disabled'].map((name) => element.getAttribute(name))
    const key = [element.parentElement ? kindOf(element.parentElement) : '', element.localName, ...named, ...drawn].join('|')
    const kind = kinds.get(key) ?? kinds.size
    kinds.set(key, kind)
    known.set(element, kind)
    return kind
  }
  const hasText = (element: Element) =>
    element.matches('input, textarea, select, iframe') ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim())
  const all = within === '' ? [document.querySelector('dialog[open]') ?? document.documentElement] : [...document.querySelectorAll(within)]
  const ofKind = new Map<number, [Element, Element]>()
  for (const element of all.flatMap((part) => [part, ...part.querySelectorAll('*')])) {
    if (!hasText(element) || element.getClientRects().length === 0) continue
    const kind = kindOf(element)
    ofKind.set(kind, [ofKind.get(kind)?.[0] ?? element, element])
  }
  return { all, texts: [...new Set([...ofKind.values()].flat())] }
}
