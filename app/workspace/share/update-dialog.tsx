import { Send } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { sentUpdates, type OutdatedList } from '../../../shared/share.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { DecisionClose } from '../../ui/decision-close.tsx'
import { DecisionFooter } from '../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { sayWhatWasSent } from './say-what-was-sent.ts'
import './share-dialog.css'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface UpdateDialogProps {
  product: OutdatedList['products'][number]
  onClose: () => void
  onSent: () => void
}

const previewPath = '/api/v1/shares/updates/preview'

/** The very mail that each recipient gets, with the sections that differ from their version, before it goes to all of them. */
export function UpdateDialog({ product, onClose, onSent }: UpdateDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const notify = useNotify()
  const { api } = useWorkspace()
  const [email, setEmail] = useState(product.recipients[0]?.email ?? '')
  const [attach, setAttach] = useState(false)
  const requested = { product: product.permalink_id, email, ...(attach ? { attach: 1 } : {}) }
  // The frame loads the mail itself; what the server refuses is found before, and said here.
  const preview = useAnswer(`${email} ${attach}`, (signal) => api.until(signal).text(previewPath, requested))
  const {
    busy: sending,
    failure,
    run: send,
  } = useCall({
    action: () =>
      api.post('/api/v1/shares/updates', sentUpdates, {
        product: product.permalink_id,
        emails: product.recipients.map((recipient) => recipient.email),
        ...(attach ? { attach } : {}),
      }),
    onDone: (answer) => {
      notify(sayWhatWasSent(answer, t))
      onSent()
      onClose()
    },
  })
  const wait = preview.data === null ? t(preview.failure ? preview.failure.uiMessage : 'app.loading') : null
  const waitsId = `${id}waits`
  return (
    <WorkingDialog className="share-dialog" labelledBy={`${id}title`} busy={sending} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('shares.sendUpdate')}</h2>
        <DecisionClose id={waitsId} busy={sending} onClose={onClose} />
      </header>
      <div className="share-in">
        {failure ? <LoadFailure error={failure} onRetry={() => void send()} /> : null}
        <p>
          <b>{product.text}</b> · {t('sds.versionNumber', { version: product.version })} ·{' '}
          {t('shares.outdatedRecipients', { count: product.recipients.length })}
        </p>
        <div className="field">
          <label htmlFor={`${id}recipient`}>{t('mails.column.recipient')}</label>
          <Dropdown
            id={`${id}recipient`}
            value={email}
            options={product.recipients.map((recipient) => ({
              value: recipient.email,
              text: `${recipient.email} · ${t('sds.versionNumber', { version: recipient.version })}`,
            }))}
            onChoose={setEmail}
          />
        </div>
        {preview.failure ? <LoadFailure error={preview.failure} onRetry={preview.again} /> : null}
        {preview.data === null ? (
          preview.failure ? null : (
            <p className="meta mail-room" role="status">
              {t('app.loading')}
            </p>
          )
        ) : (
          <iframe className="mail-room mail-preview" title={t('share.previewTitle')} sandbox="" src={api.address(previewPath, requested)} />
        )}
        <label className="choice">
          <input type="checkbox" checked={attach} onChange={({ currentTarget }) => setAttach(currentTarget.checked)} />
          <span>{t('share.attach')}</span>
        </label>
        {product.recipients.some(({ pdf }) => pdf) ? <p className="meta">{t('shares.attachAgain')}</p> : null}
      </div>
      <DecisionFooter
        id={waitsId}
        busy={sending}
        wait={wait}
        action={
          <>
            <Send className="i i-flip" />
            {t(sending ? 'share.sending' : 'shares.sendUpdate')}
          </>
        }
        onCancel={onClose}
        onAct={() => void send()}
      />
    </WorkingDialog>
  )
}
