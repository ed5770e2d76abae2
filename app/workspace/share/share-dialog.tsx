import { Eye, Maximize2, Minimize2, Send, Settings2 } from 'lucide-react'
import { use, useEffect, useId, useRef, useState, type MouseEvent, type ReactElement } from 'react'
import { z } from 'zod'
import { sentShare } from '../../../shared/share.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { Params } from '../../api/encode-params.ts'
import { languages } from '../../../shared/languages.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { DecisionClose } from '../../ui/decision-close.tsx'
import { Waits, waitsFor } from '../../ui/waits.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { SignIns } from '../frame/sign-ins.ts'
import { TypedBefore } from '../frame/typed-before.tsx'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useTyped } from '../frame/use-typed.ts'
import { LanguageSelect } from './language-select.tsx'
import { findBlocking, isFailure } from './find-blocking.ts'
import { MailPreview } from './mail-preview.tsx'
import { addRecipients, findRecipientsProblem, sayRecipientsProblem } from './read-recipients.ts'
import { RecipientsInput } from './recipients-input.tsx'
import { sayWhatWasSent } from './say-what-was-sent.ts'
import { SharedProducts, type SharedProduct } from './shared-products.tsx'
import '../../ui/segments.css'
import './share-dialog.css'
import { useRequestKey } from './use-request-key.ts'
import { emptyMail, writtenMail, type WrittenMail } from './written-mail.ts'

interface ShareDialogProps {
  api: Pick<ApiClient, 'post' | 'until' | 'address'>
  products: readonly SharedProduct[]
  onClose: () => void
  /** The mails are on their way. */
  onSent?: () => void
}

/** For mails, where the list of those offered cannot be loaded. */
const everyLanguage = languages.map(({ code, name }) => ({ id: code, text: name }))

const option = z.object({ id: z.union([z.string(), z.number()]).transform(String), text: z.string() })
const shareLanguages = z.object({ ui: z.array(option), sds: z.array(option) })

/**
 * Sends links to products by e-mail: settings, and the preview of the very mail. Closing forgets everything (specification, sections 2, 4, 5).
 */
export function ShareDialog({ api, products: given, onClose, onSent }: ShareDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const notify = useNotify()
  const [products, setProducts] = useState(given)
  // Under the products with which it was opened: the next customer must not get the mail of this one's.
  const [form] = useState(() => `share ${given.map((product) => product.id).join(' ')}`)
  const written = useTyped<WrittenMail>(form, writtenMail, () => emptyMail)
  const { recipients, typed, target, uiLanguage, sdsLanguage, attach } = written.value
  const write = (changes: Partial<WrittenMail>) => written.type((before) => ({ ...before, ...changes }))
  const [mode, setMode] = useState<'settings' | 'preview'>('settings')
  const [full, setFull] = useState(false)
  const [touched, setTouched] = useState(false)
  // Closing forgets everything (specification, section 4); a page that ends, or a session, closes nothing.
  const close = () => {
    written.forget()
    onClose()
  }
  const {
    busy: sending,
    failure,
    run: share,
    forget,
  } = useCall({
    action: ([sharing, requestKey]: [Params, string]) =>
      api.post('/api/v1/products/group_action/share', sentShare.nullable(), sharing, requestKey),
    onDone: (answer) => {
      // Nothing is done where no data comes back (specification, section 8).
      if (answer === null) return
      notify(sayWhatWasSent(answer, t))
      onSent?.()
      close()
    },
  })
  const sendButton = useRef<HTMLButtonElement>(null)
  const signIns = use(SignIns)
  const [again, setAgain] = useState({ signIns, mustSend: false })
  if (again.signIns !== signIns) {
    setAgain({ signIns, mustSend: failure !== null })
    forget()
  }
  useEffect(() => {
    if (again.mustSend) sendButton.current?.focus()
  }, [again])

  // What is typed counts as soon as it is an address: a click on a button does not first have to make an entry of it.
  const all = addRecipients(recipients, typed)
  const ids = products.map((product) => product.id)
  const nameProduct = (synonymId: number) => products.find((product) => product.id === synonymId)?.text
  const found = useAnswer(ids.join(), (signal) =>
    api.until(signal).post('/api/v1/products/shareProductLangs', shareLanguages, { synonym_ids: ids }),
  )
  const blocking = findBlocking([found.failure, failure], products)
  // Nobody is told that this call failed (specification, section 8): mails in every language of the interface, to overviews, go without it.
  const failed = found.failure !== null && blocking.length === 0 && isFailure(found.failure)
  // There will be no language for these products, so nothing is left to wait for.
  const refusal = failed ? null : found.failure
  useEffect(() => {
    if (failed) console.warn('The languages for sharing could not be loaded', found.failure)
  }, [failed, found.failure])
  const offered = found.data ?? (failed ? { ui: everyLanguage, sds: [] } : { ui: [], sds: [] })
  // Until it is known, what most products have keeps its room: nothing may move under a hand that is already there.
  const isKnown = found.data !== null || found.failure !== null
  const hasSds = offered.sds.length > 0 || !isKnown
  const ui = offered.ui.find((one) => one.id === uiLanguage) ?? offered.ui.find((one) => one.id === 'en') ?? offered.ui[0]
  const sds = offered.sds.find((one) => one.id === sdsLanguage) ?? offered.sds[0]
  const wished = hasSds ? target : 'ui'
  const recipientsProblem = findRecipientsProblem(all)
  const findWait = (): string | null => {
    if (recipientsProblem) return sayRecipientsProblem(recipientsProblem, t)
    if (ui !== undefined) return null
    return t(refusal ? refusal.uiMessage : 'app.loading')
  }
  const wait = sending ? t('app.waitsForServer') : findWait()
  const waitsId = `${id}waits`
  const payload = {
    emails: all,
    language_doc: sds?.id ?? '',
    language_msg: ui?.id ?? '',
    sds: wished === 'sds' ? 1 : 0,
    attach: attach && hasSds ? 1 : 0,
  }
  const sharing = { ...payload, isChemius: true, products: ids }
  const requestKey = useRequestKey(JSON.stringify(sharing))
  const send = () => {
    setAgain({ signIns, mustSend: false })
    void share([sharing, requestKey])
  }
  return (
    <WorkingDialog className={full ? 'share-dialog is-full' : 'share-dialog'} labelledBy={`${id}title`} busy={sending} onClose={close}>
      <header>
        <h2 id={`${id}title`}>{t('share.products')}</h2>
        <button
          type="button"
          className="btn btn-icon not-s"
          aria-label={t(full ? 'share.smaller' : 'share.fullScreen')}
          aria-pressed={full}
          onClick={() => setFull(!full)}
        >
          {full ? <Minimize2 className="i" /> : <Maximize2 className="i" />}
        </button>
        <DecisionClose id={waitsId} busy={sending} onClose={close} />
      </header>
      <div className="share-in">
        <TypedBefore typed={written} />
        {failure ? <LoadFailure error={failure} nameProduct={nameProduct} onRetry={send} /> : null}
        {blocking.length > 0 && blocking.length < products.length ? (
          <button
            type="button"
            className="btn"
            onClick={() => {
              forget()
              setProducts(products.filter((one) => !blocking.includes(one)))
            }}
          >
            {t('share.leaveOut')}
          </button>
        ) : null}
        {again.mustSend ? (
          <Banner type="warning" role="status">
            {t('share.notSentYet')}
          </Banner>
        ) : null}
        {mode === 'preview' ? (
          <MailPreview
            api={api}
            params={{ ...payload, synonym_ids: ids }}
            nameProduct={nameProduct}
            onNothing={() => setMode('settings')}
          />
        ) : (
          <>
            <RecipientsInput
              recipients={recipients}
              typed={typed}
              onType={(text) => write({ typed: text })}
              touched={touched}
              onChange={(next) => {
                write({ recipients: next })
                setTouched(true)
              }}
            />
            {refusal ? <LoadFailure error={refusal} nameProduct={nameProduct} onRetry={found.again} /> : null}
            <Banner type="info">{t(found.data !== null && !hasSds ? 'share.noSdsLanguage' : 'share.linkNote')}</Banner>
            <h3>{t('share.settings')}</h3>
            <fieldset className="field">
              <legend>{t('share.target')}</legend>
              <div className="seg">
                {(['ui', 'sds'] as const)
                  .filter((one) => one === 'ui' || hasSds)
                  .map((one) => (
                    <label key={one}>
                      <input type="radio" name={`${id}target`} checked={wished === one} onChange={() => write({ target: one })} />
                      {t(`share.target.${one}`)}
                    </label>
                  ))}
              </div>
            </fieldset>
            {refusal ? null : (
              <div className="share-languages">
                <LanguageSelect
                  label={t('share.uiLanguage')}
                  options={isKnown ? offered.ui : null}
                  value={ui?.id}
                  onChoose={(code) => write({ uiLanguage: code })}
                />
                {hasSds ? (
                  <LanguageSelect
                    label={t('share.sdsLanguage')}
                    options={isKnown ? offered.sds : null}
                    value={sds?.id}
                    onChoose={(code) => write({ sdsLanguage: code })}
                  />
                ) : null}
              </div>
            )}
            {hasSds ? (
              <label className="choice">
                <input type="checkbox" checked={attach} onChange={({ currentTarget }) => write({ attach: currentTarget.checked })} />
                <span>{t('share.attach')}</span>
              </label>
            ) : null}
            <h3>{t('share.selected')}</h3>
            <SharedProducts products={products} onRemove={(product) => setProducts(products.filter((one) => one !== product))} />
          </>
        )}
      </div>
      <footer>
        <Waits id={waitsId} text={wait} />
        <button
          type="button"
          className="btn"
          {...waitsFor(waitsId, wait)}
          onMouseDown={keepFocus}
          aria-pressed={mode === 'preview'}
          onClick={({ currentTarget }) => {
            // The field that has the focus goes with the settings.
            currentTarget.focus()
            setMode(mode === 'preview' ? 'settings' : 'preview')
          }}
        >
          {mode === 'preview' ? <Settings2 className="i" /> : <Eye className="i" />}
          {t(mode === 'preview' ? 'share.backToSettings' : 'share.preview')}
        </button>
        <button
          ref={sendButton}
          type="button"
          className="btn btn-primary"
          {...waitsFor(waitsId, wait)}
          onMouseDown={keepFocus}
          onClick={({ currentTarget }) => {
            // Pressing send ends the typing.
            currentTarget.focus()
            send()
          }}
        >
          <Send className="i i-flip" />
          {t(sending ? 'share.sending' : 'share.send')}
        </button>
      </footer>
    </WorkingDialog>
  )
}

/** Leaving the field of recipients makes it grow, and the button would be gone from under the pointer before the click. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
