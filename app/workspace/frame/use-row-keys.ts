import { useEffect, useEffectEvent, type RefObject } from 'react'

/** What a letter does about the row that has the focus; null: the focus is in none. */
export type RowKeys = Readonly<Record<string, (row: HTMLElement | null) => void>>

const typing = 'input, textarea, select, [contenteditable], [role="combobox"], dialog'

/**
 * J and K lead to the next row and the one before, other letters do what a row is for, and ? leads to the line that tells of them (`KeysLine`). They work where the focus is within the area alone (WCAG 2.2, 2.1.4),
 * and never under a hand that types.
 * @param isShown whether the area is there by now
 * @param rows selector of the rows, which take the focus by script
 */
export function useRowKeys(area: RefObject<HTMLElement | null>, isShown: boolean, rows: string, keys: RowKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || target?.closest(typing)) return
    const key = event.key.toLowerCase()
    // A button or a link in the row has its own Enter.
    if (key === 'enter' && target?.matches('button, a, summary')) return
    const all = [...(area.current?.querySelectorAll<HTMLElement>(rows) ?? [])]
    const current = all.findIndex((row) => row.contains(document.activeElement))
    if (key === '?') area.current?.querySelector<HTMLElement>('[data-keys]')?.focus()
    else if (key === 'j' || key === 'k') {
      const next = key === 'j' ? Math.min(current + 1, all.length - 1) : Math.max(current - 1, 0)
      all[next]?.focus()
    } else if (Object.hasOwn(keys, key)) keys[key]?.(all[current] ?? null)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const element = isShown ? area.current : null
    const onKey = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [area, isShown])
}
