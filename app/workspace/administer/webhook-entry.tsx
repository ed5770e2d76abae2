import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { madeWebhook, sentAgain, webhook as webhookAnswer, webhooksPath, type Webhook } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { sayMoment } from './say-moment.ts'
import { ShownSecret } from './shown-secret.tsx'
import { WebhookChange } from './webhook-change.tsx'
import { WebhookMessages } from './webhook-messages.tsx'

interface WebhookEntryProps {
  webhook: Webhook
  onChanged: () => Promise<void>
}

/** A receiver: what it is told, what can be done with it, and what it was told last. */
export function WebhookEntry({ webhook, onChanged }: WebhookEntryProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const [toConfirm, setToConfirm] = useState<'again' | 'renew' | 'remove' | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** How often all was sent again: the messages are then listed anew. */
  const [rounds, setRounds] = useState(0)
  const {
    url,
    events,
    active,
    waiting,
    waiting_since: oldest,
    failing_since: failing,
    given_up: givenUp,
    previous_secret_until: until,
  } = webhook
  const path = `${webhooksPath}/${webhook.id}`
  const { busy, failure, run } = useCall({
    action: () => api.send('PUT', path, webhookAnswer, { active: !active }),
    onDone: onChanged,
  })
  const close = () => setToConfirm(null)
  return (
    <article className="webhook" aria-labelledby={`${id}url`}>
      <h2 id={`${id}url`} className="webhook-url">
        {url}
      </h2>
      <p>{events.map((event) => t(`webhooks.event.${event}`)).join(' · ')}</p>
      {active ? null : <p>{t('webhooks.paused')}</p>}
      {active && failing !== null ? <Banner type="warning">{t('webhooks.failingSince', { moment: sayMoment(failing) })}</Banner> : null}
      {oldest === null ? null : <p>{t('webhooks.waiting', { count: waiting, moment: sayMoment(oldest) })}</p>}
      {givenUp > 0 ? <Banner type="error">{t('webhooks.givenUp', { count: givenUp })}</Banner> : null}
      {until === null ? null : <p className="meta">{t('webhooks.bothUntil', { moment: sayMoment(until) })}</p>}
      {failure ? <LoadFailure error={failure} onRetry={() => void run()} /> : null}
      <div className="webhook-actions">
        {givenUp > 0 ? (
          <button type="button" className="btn" aria-describedby={`${id}url`} onClick={() => setToConfirm('again')}>
            {t('webhooks.againAll')}
          </button>
        ) : null}
        <button type="button" className="btn" disabled={busy} aria-describedby={`${id}url`} onClick={() => void run()}>
          {t(active ? 'webhooks.pause' : 'webhooks.resume')}
        </button>
        <button type="button" className="btn" aria-describedby={`${id}url`} onClick={() => setToConfirm('renew')}>
          {t('webhooks.renew')}
        </button>
        <button type="button" className="btn" aria-describedby={`${id}url`} onClick={() => setToConfirm('remove')}>
          {t('webhooks.remove')}
        </button>
      </div>
      <WebhookChange webhook={webhook} onChanged={onChanged} />
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t('webhooks.messages')}</summary>
        {isOpen ? <WebhookMessages key={rounds} path={`${path}/deliveries`} onChanged={onChanged} /> : null}
      </details>
      {toConfirm === 'again' ? (
        <AskDialog
          title={t('webhooks.againAll')}
          ask={t('webhooks.againAllAsk', { count: givenUp })}
          action={t('webhooks.againAll')}
          act={() => api.send('POST', `${path}/deliveries/again`, sentAgain)}
          onClose={close}
          onDone={async () => {
            close()
            setRounds((count) => count + 1)
            await onChanged()
          }}
        />
      ) : null}
      {toConfirm === 'renew' ? (
        <AskDialog
          title={t('webhooks.renew')}
          ask={t('webhooks.renewAsk')}
          action={t('webhooks.renew')}
          act={() => api.send('POST', `${path}/secret`, madeWebhook, {})}
          onClose={close}
          onDone={async ({ secret }) => {
            close()
            setShown(secret)
            await onChanged()
          }}
        />
      ) : null}
      {toConfirm === 'remove' ? (
        <AskDialog
          title={t('webhooks.remove')}
          ask={t('webhooks.removeAsk')}
          action={t('webhooks.remove')}
          act={() => api.send('DELETE', path, z.null())}
          onClose={close}
          onDone={onChanged}
        />
      ) : null}
      {shown === null ? null : <ShownSecret secret={shown} onClose={() => setShown(null)} />}
    </article>
  )
}
