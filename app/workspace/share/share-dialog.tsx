import { Eye, Maximize2, Minimize2, Send, Settings2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { encodeParams, type ApiClient, type Params } from '../../api-client.ts'
import { ApiError } from '../../api-error.ts'
import { useTranslate } from '../../texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/dialog.css'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { findRecipientsProblem } from './read-recipients.ts'
import { RecipientsInput } from './recipients-input.tsx'
import './share-dialog.css'
import { useRequestKey } from './use-request-key.ts'

/** Id of a synonym, and its text. */
export interface SharedProduct {
  id: number
  text: string
}

interface ShareDialogProps {
  api: Pick<ApiClient, 'post' | 'text' | 'address'>
  products: readonly SharedProduct[]
  onClose: () => void
}

const option = z.object({ id: z.union([z.string(), z.number()]).transform(String), text: z.string() })
const shareLanguages = z.object({ ui: z.array(option), sds: z.array(option) })

const previewPath = '/api/v1/products/sharePreview'

/** Milliseconds (specification, section 9). */
const successDelay = 1000

/**
 * Sends links to products by e-mail: settings, and the preview of the very mail. Closing forgets everything (specification, sections 2, 4, 5).
 */
export function ShareDialog({ api, products: given, onClose }: ShareDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const notify = useNotify()
  const dialog = useRef<HTMLDialogElement>(null)
  const [products, setProducts] = useState(given)
  const [recipients, setRecipients] = useState<string[]>([])
  const [target, setTarget] = useState<'ui' | 'sds'>('ui')
  const [uiLanguage, setUiLanguage] = useState<string | null>(null)
  const [sdsLanguage, setSdsLanguage] = useState<string | null>(null)
  const [attach, setAttach] = useState(false)
  const [mode, setMode] = useState<'settings' | 'preview'>('settings')
  const [full, setFull] = useState(false)
  const [sending, setSending] = useState(false)
  const [touched, setTouched] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  useEffect(() => dialog.current?.showModal(), [])

  const ids = products.map((product) => product.id)
  const languages = useLoad(ids.join(), () => api.post('/api/v1/products/shareProductLangs', shareLanguages, { synonym_ids: ids }))
  const offered = languages.data ?? { ui: [], sds: [] }
  const hasSds = offered.sds.length > 0
  const ui = offered.ui.find((one) => one.id === uiLanguage) ?? offered.ui.find((one) => one.id === 'en') ?? offered.ui[0]
  const sds = offered.sds.find((one) => one.id === sdsLanguage) ?? offered.sds[0]
  const wished = hasSds ? target : 'ui'
  const isValid =
    findRecipientsProblem(recipients) === null && languages.data !== null && ui !== undefined && (sds !== undefined || !hasSds)
  const payload = {
    emails: recipients,
    language_doc: sds?.id ?? '',
    language_msg: ui?.id ?? '',
    sds: wished === 'sds' ? 1 : 0,
    attach: attach && hasSds ? 1 : 0,
  }
  const sharing = { ...payload, isChemius: true, products: ids }
  const requestKey = useRequestKey(JSON.stringify(sharing))
  const send = async () => {
    setSending(true)
    setFailure(null)
    try {
      await api.post('/api/v1/products/group_action/share', z.unknown(), sharing, requestKey)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setSending(false)
      return
    }
    notify({ type: 'success', text: t('share.sent', { count: recipients.length }), delay: successDelay })
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={full ? 'dialog share-dialog is-full' : 'dialog share-dialog'}
      aria-labelledby={`${id}title`}
      aria-busy={sending}
      onCancel={(event) => {
        if (sending) event.preventDefault()
      }}
      onClose={onClose}
    >
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
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} disabled={sending} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="share-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void send()} /> : null}
        {mode === 'preview' ? (
          <MailPreview api={api} params={{ ...payload, synonym_ids: ids }} />
        ) : (
          <>
            <RecipientsInput
              recipients={recipients}
              touched={touched}
              onChange={(next) => {
                setRecipients(next)
                setTouched(true)
              }}
            />
            {languages.error ? <LoadFailure error={languages.error} onRetry={languages.reload} /> : null}
            <Banner type="info">{t(languages.data && !hasSds ? 'share.noSdsLanguage' : 'share.linkNote')}</Banner>
            <h3>{t('share.settings')}</h3>
            <fieldset className="field">
              <legend>{t('share.target')}</legend>
              <div className="seg">
                {(['ui', 'sds'] as const)
                  .filter((one) => one === 'ui' || hasSds)
                  .map((one) => (
                    <label key={one}>
                      <input type="radio" name={`${id}target`} checked={wished === one} onChange={() => setTarget(one)} />
                      {t(`share.target.${one}`)}
                    </label>
                  ))}
              </div>
            </fieldset>
            <div className="share-languages">
              <LanguageSelect label={t('share.uiLanguage')} options={offered.ui} value={ui?.id} onChoose={setUiLanguage} />
              {hasSds ? (
                <LanguageSelect label={t('share.sdsLanguage')} options={offered.sds} value={sds?.id} onChoose={setSdsLanguage} />
              ) : null}
            </div>
            {hasSds ? (
              <label className="choice">
                <input type="checkbox" checked={attach} onChange={({ currentTarget }) => setAttach(currentTarget.checked)} />
                <span>{t('share.attach')}</span>
              </label>
            ) : null}
            <h3>{t('share.selected')}</h3>
            <ol className="share-products">
              {products.map((product, index) => (
                <li key={product.id}>
                  <span className="n">{index + 1}</span>
                  <span>{product.text}</span>
                  <button
                    type="button"
                    className="btn btn-icon"
                    aria-label={t('share.removeProduct', { name: product.text })}
                    disabled={products.length === 1}
                    onClick={() => setProducts(products.filter((one) => one !== product))}
                  >
                    <X className="i" />
                  </button>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <footer>
        <button
          type="button"
          className="btn"
          disabled={!isValid || sending}
          aria-pressed={mode === 'preview'}
          onClick={() => setMode(mode === 'preview' ? 'settings' : 'preview')}
        >
          {mode === 'preview' ? <Settings2 className="i" /> : <Eye className="i" />}
          {t(mode === 'preview' ? 'share.backToSettings' : 'share.preview')}
        </button>
        <button type="button" className="btn btn-primary" disabled={!isValid || sending} onClick={() => void send()}>
          <Send className="i i-flip" />
          {t(sending ? 'share.sending' : 'share.send')}
        </button>
      </footer>
    </dialog>
  )
}

interface LanguageSelectProps {
  label: string
  options: readonly { id: string; text: string }[]
  value: string | undefined
  onChoose: (id: string) => void
}

function LanguageSelect({ label, options, value, onChoose }: LanguageSelectProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input" id={id} value={value ?? ''} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.length === 0 ? <option value="">{t('share.noOptions')}</option> : null}
        {options.map((one) => (
          <option key={one.id} value={one.id}>
            {one.text}
          </option>
        ))}
      </select>
    </div>
  )
}

/**
 * The mail as every recipient gets it, in a frame that runs nothing. The frame loads it itself, by a form, for text given to it
 * (`srcDoc`) would stand under this page's policy, which forbids the styles that a mail carries in itself. What the server refuses
 * is found before, and said here.
 */
function MailPreview({ api, params }: Pick<ShareDialogProps, 'api'> & { params: Params }): ReactElement {
  const t = useTranslate()
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, error, reload } = useLoad(JSON.stringify(params), () => api.text(previewPath, params, 'POST'))
  useEffect(() => {
    if (data !== null) form.current?.submit()
  }, [data])
  if (error) return <LoadFailure error={error} onRetry={reload} />
  if (data === null)
    return (
      <p className="meta" role="status">
        {t('app.loading')}
      </p>
    )
  return (
    <>
      <form ref={form} action={api.address(previewPath)} method="post" target={name} hidden>
        {[...encodeParams(params)].map(([key, value], index) => (
          <input key={index} type="hidden" name={key} value={value} />
        ))}
      </form>
      <iframe className="mail-preview" name={name} title={t('share.previewTitle')} sandbox="" />
    </>
  )
}
