import { useState, type ReactElement } from 'react'
import { webhook as webhookAnswer, webhooksPath, type Webhook } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ReceiverForm } from './receiver-form.tsx'

interface WebhookChangeProps {
  webhook: Pick<Webhook, 'id' | 'url' | 'events'>
  onChanged: () => Promise<void>
}

/** Changes address and events of a receiver, whose secret and waiting messages stay. Folded away until somebody wants it. */
export function WebhookChange({ webhook: { id, url, events }, onChanged }: WebhookChangeProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const [isOpen, setOpen] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: (receiver: object) => api.send('PUT', `${webhooksPath}/${id}`, webhookAnswer, receiver),
    onDone: () => {
      setOpen(false)
      return onChanged()
    },
  })
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('webhooks.change')}</summary>
      {isOpen ? (
        <ReceiverForm given={{ url, events }} onBegin={forget} onSubmit={(receiver) => void run(receiver)}>
          {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
          <button className="btn btn-primary" disabled={busy}>
            {t('webhooks.change')}
          </button>
        </ReceiverForm>
      ) : null}
    </details>
  )
}
