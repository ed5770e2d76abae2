import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { Form, Link, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router'
import type { LabelOptionName } from '../../../shared/label-options.ts'
import { useTranslate } from '../../texts.tsx'
import '../../ui/dialog.css'
import '../../ui/form.css'
import { ChoiceFields, fieldNamesOf, readChoice } from './choice-fields.tsx'
import { changeOptions, labelSearch } from './label-address.ts'
import type { Choice } from './list-choices.ts'

interface ChoiceDialogProps {
  choice: Choice
  usual: Readonly<Record<LabelOptionName, string>>
}

/**
 * The dialog for one option. It is open while the address says so: the back button closes it, and without JavaScript it is a form on the
 * page. What was changed and not taken over is not lost by a slip: leaving asks first.
 */
export function ChoiceDialog({ choice, usual }: ChoiceDialogProps): ReactElement {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [changed, setChanged] = useState(false)
  const [valid, setValid] = useState(true)
  const leaving = useRef(false)
  const blocker = useBlocker(() => changed && !leaving.current)
  useBeforeUnload((event) => {
    if (changed) event.preventDefault()
  })
  useEffect(() => {
    // Written open by the server; as a modal dialog it also holds the focus.
    const element = dialog.current
    element?.removeAttribute('open')
    element?.showModal()
    element
      ?.querySelector<HTMLInputElement>('.in :is(input:checked, input:not([type=hidden], [type=checkbox], [type=radio], [type=search]))')
      ?.focus()
    return () => document.getElementById(`choose-${choice.key}`)?.focus({ preventScroll: true })
  }, [choice.key])

  const options = labelSearch(search)
  const closed = options.size > 0 ? `${pathname}?${options}` : pathname
  const goTo = (address: string) => {
    leaving.current = true
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  const takeOver = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo(pathname + changeOptions(options, readChoice(choice, new FormData(event.currentTarget)), usual))
  }
  // Closing by a slip of the hand or the escape key is a navigation, which the guard may stop; then the dialog stays.
  const close = () => void navigate(closed, { replace: true, preventScrollReset: true })
  return (
    <dialog
      ref={dialog}
      className="dialog choice-dialog"
      open
      aria-labelledby={titleId}
      closedby="any"
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <header>
        <h2 id={titleId}>{choice.title}</h2>
        <Link className="btn btn-icon" to={closed} replace preventScrollReset aria-label={t('app.close')}>
          <X className="i" />
        </Link>
      </header>
      <Form method="get" action={pathname} onSubmit={takeOver} onChange={() => setChanged(true)} className="choice-form">
        {[...options]
          .filter(([name]) => !fieldNamesOf(choice).includes(name))
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <div className="in">
          <ChoiceFields choice={choice} onValid={setValid} />
        </div>
        {blocker.state === 'blocked' ? (
          <footer className="unsaved" role="alert">
            <p>{t('label.notTakenOver')}</p>
            <button type="button" className="btn" onClick={() => blocker.reset()}>
              {t('label.keepEditing')}
            </button>
            <button type="button" className="btn" onClick={() => blocker.proceed()}>
              {t('label.discard')}
            </button>
          </footer>
        ) : (
          <footer>
            <button
              type="button"
              className="btn needs-js"
              onClick={() => {
                goTo(closed)
              }}
            >
              {t('app.cancel')}
            </button>
            <button className="btn btn-primary" disabled={!valid}>
              {t('app.ok')}
            </button>
          </footer>
        )}
      </Form>
    </dialog>
  )
}
