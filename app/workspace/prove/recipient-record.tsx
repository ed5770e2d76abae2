import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import type { ShareDetail } from '../../../shared/share.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import '../../ui/form.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { formatMoment } from '../frame/format-moment.ts'

interface RecipientRecordProps {
  share: ShareDetail
  recipient: ShareDetail['recipients'][number]
  onChanged: () => void
}

/** What became of the mail to one recipient; editors send it again, or note that it came back. */
export function RecipientRecord({ share, recipient, onChanged }: RecipientRecordProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const mayEdit = useMay('editor')
  const mayShare = useFeature('shareProducts')
  const [noting, setNoting] = useState(false)
  const {
    busy,
    failure,
    run: attempt,
    forget,
  } = useCall({
    action: (action: () => Promise<unknown>) => action(),
    onDone: () => {
      setNoting(false)
      onChanged()
    },
  })
  const resend = () => attempt(() => api.send('POST', `/api/v1/shares/${share.id}/deliveries/${recipient.delivery_id}/resend`, z.unknown()))
  const noteBounce = (reason: string) =>
    attempt(() => api.post('/api/v1/shares/bounces', z.null(), { message_id: recipient.message_id, reason }))
  const moments = [
    ['queued', recipient.queued_at],
    ['written', recipient.written_at],
    ['accepted', recipient.accepted_at],
    ['refused', recipient.refused_at],
    ['bounced', recipient.bounced_at],
  ] as const
  const hasFailed = ['refused', 'bounced', 'unknown'].includes(recipient.state)
  return (
    <article className="recipient">
      <h3 id={`${id}email`}>{recipient.email}</h3>
      <p className={`state is-${recipient.state}`}>{t(`shares.state.${recipient.state}`)}</p>
      <dl className="defs">
        {recipient.products.map(({ opened_at: opened }, index) =>
          opened === null ? null : (
            <Fact
              key={share.products[index]?.permalink_id}
              name={t('shares.openedProduct', { name: share.products[index]?.text ?? '' })}
              value={formatMoment(opened)}
            />
          ),
        )}
        {/* Why a mail did not arrive is seen at once. */}
        {hasFailed && recipient.answer !== null ? <Fact name={t('shares.answer')} value={recipient.answer} /> : null}
      </dl>
      <details className="facts">
        <summary>{t('shares.technical')}</summary>
        <dl className="defs">
          {moments.map(([name, moment]) =>
            moment === null ? null : <Fact key={name} name={t(`shares.state.${name}`)} value={formatMoment(moment)} />,
          )}
          {recipient.products.map(({ pdf_hash: hash }, index) =>
            hash === null ? null : (
              <div key={share.products[index]?.permalink_id}>
                <dt>{t('shares.pdfHash')}</dt>
                <dd>
                  {share.products[index]?.text} <code className="hash">{hash}</code>
                </dd>
              </div>
            ),
          )}
          {hasFailed || recipient.answer === null ? null : (
            <Fact name={t(recipient.state === 'written' ? 'mails.file' : 'shares.answer')} value={recipient.answer} />
          )}
        </dl>
      </details>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      {mayEdit ? (
        <div className="btns">
          {mayShare && (hasFailed || recipient.state === 'written') ? (
            <button type="button" className="btn" disabled={busy} aria-describedby={`${id}email`} onClick={() => void resend()}>
              {t('shares.resend')}
            </button>
          ) : null}
          {['accepted', 'written'].includes(recipient.state) ? (
            <button
              type="button"
              className="btn"
              id={`${id}note`}
              aria-expanded={noting}
              aria-describedby={`${id}email`}
              onClick={() => setNoting(!noting)}
            >
              {t('shares.noteBounce')}
            </button>
          ) : null}
        </div>
      ) : null}
      {noting ? <BounceForm namedBy={`${id}note ${id}email`} busy={busy} onNote={(reason) => void noteBounce(reason)} /> : null}
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

interface BounceFormProps {
  /** Ids of what says what is noted, and of whose mail. */
  namedBy: string
  busy: boolean
  onNote: (reason: string) => void
}

function BounceForm({ namedBy, busy, onNote }: BounceFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [reason, setReason] = useState('')
  const isMissing = reason.trim() === ''
  return (
    <form
      className="bounce"
      aria-labelledby={namedBy}
      onSubmit={(event) => {
        event.preventDefault()
        onNote(reason.trim())
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('shares.bounceReason')}</label>
        <textarea
          className="input"
          id={id}
          rows={3}
          maxLength={500}
          required
          aria-describedby={isMissing ? `${id}missing` : undefined}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
      <button className="btn btn-primary" disabled={busy || isMissing}>
        {t('shares.noteBounce')}
      </button>
      {isMissing ? (
        <p className="meta" id={`${id}missing`}>
          {t('shares.bounceReason')}: {t('reason.missing')}
        </p>
      ) : null}
    </form>
  )
}
