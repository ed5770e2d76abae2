import { flushSync } from 'react-dom'

/** The field of a row's share takes the focus, also of a row that was just added. */
export function focusShare(key: string): void {
  showChanges()
  const field = document.querySelector<HTMLInputElement>(`tr[data-row="${CSS.escape(key)}"] .pin`)
  field?.focus()
  field?.select()
}

/** The field of the next component takes the focus. */
export function focusEntry(): void {
  showChanges()
  document.querySelector<HTMLInputElement>('.recipe .new-row input')?.focus()
}

/** A row that moves takes its fields along, and a browser may drop the focus of what it moves. */
export function focusAgain(target: EventTarget): void {
  showChanges()
  if (target instanceof HTMLElement) target.focus()
}

/** Within the same key: what is typed next would otherwise land where one was, on a slow machine several digits. */
const showChanges = (): void => flushSync(() => {})
