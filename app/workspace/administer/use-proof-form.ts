import { useState, type SubmitEvent } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { useCall } from '../frame/use-call.ts'
import { readTyped } from '../read-typed.ts'

/** What a form of proofs sends: what was typed, without what the form does not ask for. */
export type Proofs = Readonly<Record<string, string>>

interface ProofForm {
  busy: boolean
  failure: ApiError | null
  forget: () => void
  /** Reads the fields of the form by their names and sends them with the name of the pressed button, or shows the first empty field. */
  submit: (event: SubmitEvent<HTMLFormElement>) => void
}

/** A form that proves who somebody is before it does something. */
export function useProofForm<Answer>(
  act: (proofs: Proofs, button: string) => Promise<Answer>,
  onDone: (answer: Answer, button: string) => void | Promise<void>,
): ProofForm {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const focusOn = (path: string | undefined): void => {
    const field = form?.elements.namedItem(path ?? '')
    if (field instanceof HTMLInputElement) field.select()
  }
  const { busy, failure, run, forget } = useCall({
    action: async ({ proofs, button }: { proofs: Proofs; button: string }) => ({ answer: await act(proofs, button), button }),
    onDone: ({ answer, button }) => onDone(answer, button),
    onFailure: ({ reasons: [reason] }) => {
      focusOn(reason?.path)
      return false
    },
  })
  return {
    busy,
    failure,
    forget,
    submit: (event) => {
      event.preventDefault()
      const { currentTarget, nativeEvent } = event
      setForm(currentTarget)
      if (busy) return
      const fields = [...currentTarget.elements].filter((one) => one instanceof HTMLInputElement && one.name !== 'username')
      const empty = fields.find((one) => one instanceof HTMLInputElement && one.value.trim() === '')
      if (empty instanceof HTMLElement) return empty.focus()
      const data = new FormData(currentTarget)
      const proofs = Object.fromEntries(['password', 'code'].filter((name) => data.has(name)).map((name) => [name, readTyped(data, name)]))
      const button = nativeEvent instanceof globalThis.SubmitEvent ? nativeEvent.submitter?.getAttribute('value') : null
      void run({ proofs, button: button ?? '' })
    },
  }
}
