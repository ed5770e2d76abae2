import { useId, useRef, useState, type ReactElement } from 'react'
import { madeWebhook, webhooksPath } from '../../../shared/webhooks.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ReceiverForm } from './receiver-form.tsx'
import { ShownSecret } from './shown-secret.tsx'

/** Adds a receiver, and shows its secret once. */
export function WebhookForm({ onMade }: { onMade: () => Promise<void> }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const [shown, setShown] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { busy, failure, run, forget } = useCall({
    action: (receiver: object) => api.send('POST', webhooksPath, madeWebhook, receiver),
    onDone: ({ secret }) => {
      setShown(secret)
      form.current?.reset()
      return onMade()
    },
  })
  const isAlive = useIsAlive()
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('webhooks.new')}</h2>
      <ReceiverForm form={form} onBegin={forget} onSubmit={(receiver) => void run(receiver)}>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t('webhooks.add')}
        </button>
      </ReceiverForm>
      {shown === null ? null : <ShownSecret secret={shown} onClose={() => setShown(null)} />}
    </section>
  )
}
