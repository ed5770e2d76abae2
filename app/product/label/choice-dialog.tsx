import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { Form, Link, useBeforeUnload, useBlocker, useLocation, useNavigate } from 'react-router'
import type { LabelOptionName } from '../../../shared/label-query.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/dialog.css'
import '../../ui/form.css'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { useNewPlace } from '../../ui/use-new-place.ts'
import { ChoiceFields, fieldNamesOf, readChoice } from './choice-fields.tsx'
import { changeOptions, labelSearch } from './label-address.ts'
import type { Choice } from './list-choices.ts'
import { neededTexts } from './name-options.ts'
import { isOpenedHere } from './opened-here.ts'

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
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [changed, setChanged] = useState(false)
  /** How many are chosen, where several may be. */
  const [count, setCount] = useState(choice.kind === 'several' ? choice.values.length : null)
  /** Whether the dialog was to be closed with a change in it. */
  const [asking, setAsking] = useState(false)
  const leaving = useRef(false)
  const [failed, setFailed] = useState(false)
  const lastField = useRef<HTMLElement | null>(null)
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

  // What cannot be loaded leaves the dialog open, in a new place of the history (app/offline/use-stay-here.ts).
  useNewPlace(() => {
    if (leaving.current) setFailed(true)
    leaving.current = false
  })
  const form = useRef<HTMLFormElement>(null)
  useEarlyChange(
    () => (form.current && [...form.current.querySelectorAll('input')].some(isTouched) ? true : null),
    () => setChanged(true),
  )

  const options = labelSearch(search)
  const closed = options.size > 0 ? `${pathname}?${options}` : pathname
  const goTo = (address: string) => {
    leaving.current = true
    setFailed(false)
    void navigate(address, { replace: true, preventScrollReset: true })
  }
  const takeOver = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    goTo(pathname + changeOptions(options, readChoice(choice, new FormData(event.currentTarget)), usual))
  }
  const leave = () => {
    // Pressed twice, it would lead a step further than to the page.
    if (leaving.current) return
    leaving.current = true
    void (isOpenedHere(state) ? navigate(-1) : navigate(closed, { replace: true, preventScrollReset: true }))
  }
  // By a slip of the hand or the escape key.
  const close = () => (changed ? setAsking(true) : leave())
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
      onClose={() => {
        // Browsers close it by themselves when the key is pressed again.
        dialog.current?.showModal()
        close()
      }}
    >
      <header>
        <h2 id={titleId}>{choice.title}</h2>
        <Link
          className="btn btn-icon"
          to={closed}
          replace
          preventScrollReset
          aria-label={t('app.close')}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
        >
          <X className="i" />
        </Link>
      </header>
      <Form ref={form} method="get" action={pathname} onSubmit={takeOver} onChange={() => setChanged(true)} className="choice-form">
        {[...options]
          .filter(([name]) => !fieldNamesOf(choice).includes(name))
          .map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
        <div className="in" onFocus={({ target }) => (lastField.current = target)}>
          <ChoiceFields choice={choice} onCount={setCount} onTaken={() => setChanged(true)} />
        </div>
        {failed ? (
          <p className="msg msg-error" role="alert">
            {t('offline.notLoaded')}
          </p>
        ) : null}
        {asking || blocker.state === 'blocked' ? (
          <footer key="unsaved" className="unsaved">
            <p role="alert">{t('label.notTakenOver')}</p>
            <button
              type="button"
              className="btn"
              onClick={() => {
                setAsking(false)
                blocker.reset?.()
                lastField.current?.focus()
              }}
            >
              {t('label.keepEditing')}
            </button>
            <button type="button" className="btn" onClick={() => (blocker.state === 'blocked' ? blocker.proceed() : leave())}>
              {t('label.discard')}
            </button>
          </footer>
        ) : (
          <footer key="choice">
            {choice.kind === 'several' ? (
              <p className={count === 0 ? 'msg msg-error' : 'meta'} aria-live="polite">
                {count === 0 ? t(neededTexts[choice.name]) : t('label.selected', { count: count ?? 0 })}
              </p>
            ) : null}
            <button type="button" className="btn needs-js" onClick={leave}>
              {t('app.cancel')}
            </button>
            <button className="btn btn-primary" disabled={count === 0}>
              {t('app.ok')}
            </button>
          </footer>
        )}
      </Form>
    </dialog>
  )
}

/** Whether somebody has changed a field, and not the script or the server. */
function isTouched({ type, name, checked, defaultChecked, value, defaultValue }: HTMLInputElement): boolean {
  if (name === '' || type === 'hidden') return false
  return type === 'radio' || type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue
}
