import type { Control, Visitor } from './visitor.ts'

/** Milliseconds within which a page shows what a journey needs, even on a machine that does much else. */
export const timeout = 30_000

/**
 * The control of that role and name which can be seen and used; where a dialog is open, in it. It is run in the page, the same in every browser, for
 * their own ways to find by role and name differ.
 */
export function findControl({ role, name }: Control): HTMLElement | null {
  const selectors: Record<Control['role'], string> = {
    link: 'a[href]',
    button: 'button, summary, input[type=submit], [role=button]',
    field: 'input:not([type=radio]):not([type=checkbox]):not([type=hidden]), textarea',
    choice: 'input[type=radio], input[type=checkbox], [role=radio], [role=checkbox], [role=switch], [role=tab]',
    option: '[role=option]',
    listbox: '[role=combobox], [aria-haspopup=listbox]',
  }
  const squeeze = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const nameOf = (element: HTMLElement) => {
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => squeeze(document.getElementById(id)?.textContent))
      .join(' ')
    const labels =
      'labels' in element && element.labels instanceof NodeList ? [...element.labels].map((label) => squeeze(label.textContent)) : []
    return squeeze(element.getAttribute('aria-label')) || squeeze(named) || labels.join(' ') || squeeze(element.textContent)
  }
  /** What a hand can press: of choices their label, which may be drawn in their place. */
  const handleOf = (element: HTMLElement): HTMLElement | undefined => {
    const label = role === 'choice' && 'labels' in element && element.labels instanceof NodeList ? element.labels[0] : undefined
    const handle = label instanceof HTMLElement ? label : element
    const { width, height } = handle.getBoundingClientRect()
    return width > 0 && height > 0 && handle.checkVisibility({ visibilityProperty: true }) ? handle : undefined
  }
  const isMeant = (found: string) => (name.endsWith('…') && role !== 'button' ? found.startsWith(name.slice(0, -1)) : found === name)
  const scope = role === 'option' ? document : ([...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document)
  const candidates = [...scope.querySelectorAll<HTMLElement>(selectors[role])]
  const meant = candidates.filter((element) => !element.matches(':disabled') && isMeant(nameOf(element)))
  return meant.map(handleOf).find((handle) => handle !== undefined) ?? null
}

/** What is told where a control does not come: where one is, and what is shown there. */
export async function missing(visitor: Visitor, { role, name }: Control): Promise<Error> {
  const shown = await visitor.read(
    (all) => [...document.querySelectorAll<HTMLElement>(`dialog[open], ${all}`)].at(-1)?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    'body',
  )
  return new Error(`${visitor.browser}: no ${role} “${name}” at ${await visitor.address()}, where one reads: ${shown.slice(0, 1500)}`)
}
