import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement } from 'react'
import { publishAnswer, publishPreview, type ChangedSection, type DraftState, type PublishPreview } from '../../../shared/editing.ts'
import { ApiError } from '../../api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/dialog.css'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import '../../ui/sheet.css'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { useWorkspace } from '../workspace-context.tsx'

interface PublishDialogProps {
  synonymId: string
  revision: number
  published: DraftState['published']
  onClose: () => void
  onPublished: () => void
}

/** Milliseconds (specification, section 9). */
const successDelay = 1000

/** What changes against the last version, in words, the reason, and the day; then the version is frozen for good. */
export function PublishDialog({ synonymId, revision, published, onClose, onPublished }: PublishDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const notify = useNotify()
  const { api } = useWorkspace()
  const dialog = useRef<HTMLDialogElement>(null)
  const [documents, setDocuments] = useState<readonly ('sds' | 'tds')[]>(['sds'])
  const [reason, setReason] = useState('')
  const [date, setDate] = useState(() => localDay(new Date()))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { data, error, reload } = useLoad(`${synonymId} ${revision} ${language}`, () =>
    api.get(`/api/v1/products/${synonymId}/publish/preview`, publishPreview, { language }),
  )
  const needsReason = published.some(({ kind }) => documents.includes(kind))
  const isReady = data !== null && data.problems.length === 0 && documents.length > 0 && (!needsReason || reason.trim() !== '')
  const publish = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const body = { revision, date, documents, ...(reason.trim() === '' ? {} : { reason: { text: { [language]: reason.trim() } } }) }
      const { versions } = await api.send('POST', `/api/v1/products/${synonymId}/publish`, publishAnswer, body)
      notify({ type: 'success', text: t('edit.published', { version: versions[0]?.number ?? '' }), delay: successDelay })
      onPublished()
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      setFailure(thrown)
      setBusy(false)
    }
  }
  return (
    <dialog ref={dialog} className="dialog publish-dialog" aria-labelledby={`${id}title`} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('edit.publish')}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={onClose}>
          <X className="i" />
        </button>
      </header>
      <div className="picker-in">
        {error ? <LoadFailure error={error} onRetry={reload} /> : null}
        {failure ? <LoadFailure error={failure} onRetry={() => void publish()} /> : null}
        {!data && !error ? <p role="status">{t('app.loading')}</p> : null}
        {data ? <Preview preview={data} /> : null}
        <fieldset className="field">
          <legend>{t('edit.documents')}</legend>
          {(['sds', 'tds'] as const).map((kind) => (
            <label key={kind} className="choice">
              <input
                type="checkbox"
                checked={documents.includes(kind)}
                onChange={({ currentTarget }) =>
                  setDocuments(currentTarget.checked ? [...documents, kind] : documents.filter((one) => one !== kind))
                }
              />
              <span>{t(`tab.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}date`}>{t('edit.date')}</label>
          <input
            className="input"
            id={`${id}date`}
            type="date"
            required
            value={date}
            onChange={({ currentTarget }) => setDate(currentTarget.value)}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}reason`}>{t('edit.reason')}</label>
          <textarea
            className="input"
            id={`${id}reason`}
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <p className="meta">{t('edit.reasonNote')}</p>
        </div>
      </div>
      <footer>
        <button type="button" className="btn" onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button type="button" className="btn btn-primary" disabled={!isReady || busy} onClick={() => void publish()}>
          {t(busy ? 'edit.publishing' : 'edit.publishNow')}
        </button>
      </footer>
    </dialog>
  )
}

/** Today by this device's own calendar. */
function localDay(now: Date): string {
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')
}

function Preview({ preview: { problems, sds, freeTexts } }: { preview: PublishPreview }): ReactElement {
  const t = useTranslate()
  if (problems.length > 0)
    return (
      <Banner type="error">
        <p>{t('edit.notPublishable', { count: problems.length })}</p>
        <ul>
          {problems.slice(0, 20).map(({ path, reason }) => (
            <li key={`${path} ${reason}`}>
              <code>{path}</code>: {reason}
            </li>
          ))}
        </ul>
      </Banner>
    )
  if (!sds) return <p>{t('edit.noSheet')}</p>
  const lost = sds.languages.filter(({ valid, before }) => before && !valid)
  const valid = sds.languages.filter((one) => one.valid)
  return (
    <>
      <p>
        {sds.previous
          ? t('edit.against', { version: sds.number, previous: sds.previous.number })
          : t('edit.firstVersion', { version: sds.number })}{' '}
        {t('edit.validIn', { count: valid.length })}
      </p>
      {lost.length > 0 ? (
        <Banner type="warning">{t('edit.languagesLost', { languages: lost.map(({ code }) => code.toUpperCase()).join(', ') })}</Banner>
      ) : null}
      {freeTexts.length > 0 ? <p className="meta">{t('edit.freeTexts', { count: freeTexts.length })}</p> : null}
      {sds.previous && sds.sections.length === 0 ? <p>{t('edit.nothingChanged')}</p> : null}
      {sds.sections.map((section) => (
        <Section key={section.number} section={section} />
      ))}
    </>
  )
}

function Section({ section: { number, heading, subsections } }: { section: ChangedSection }): ReactElement {
  return (
    <section className="changed-section">
      <h3>
        {number} {heading}
      </h3>
      {subsections.map((subsection) => (
        <div key={subsection.number}>
          <h4>
            {subsection.number} {subsection.heading}
          </h4>
          <ul>
            {subsection.changes.map(({ place, runs }) => (
              <li key={place}>
                {runs.map(({ text, mark }, index) => {
                  // The runs of a text have no name and never change their order.
                  const key = `${index} ${text}`
                  if (mark === 'added') return <ins key={key}>{text}</ins>
                  return mark === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
                })}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
