import type { ReactElement } from 'react'

interface WaitsProps {
  /** By which the disabled buttons of the dialog are described. */
  id: string
  /** What they wait for; null: for nothing. */
  text: string | null
}

/** Beside the buttons of a dialog: what those that are disabled wait for. */
export function Waits({ id, text }: WaitsProps): ReactElement {
  return (
    <p className="waits meta" id={id} aria-live="polite">
      {text}
    </p>
  )
}

/** What makes a button wait, or not. */
export const waitsFor = (id: string, text: string | null): { disabled: boolean; 'aria-describedby': string | undefined } => ({
  disabled: text !== null,
  'aria-describedby': text === null ? undefined : id,
})
