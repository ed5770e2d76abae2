import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { requiredFactorPath } from '../../../shared/second-factor.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** Whether the workgroup is closed to members without a second factor. It holds at once. */
export function RequireFactorField({ stored }: { stored: boolean }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const notify = useNotify()
  const isAlive = useIsAlive()
  const [isRequired, setRequired] = useState(stored)
  const { busy, failure, run, forget } = useCall({
    action: async (next: boolean) => {
      await api.send('PUT', requiredFactorPath, z.null(), { is_required: next })
      return next
    },
    onDone: (next) => {
      setRequired(next)
      notify({ type: 'success', text: t('workgroup.listingSaved'), delay: 5000 })
    },
  })
  return (
    <section>
      <h2>{t('factor.title')}</h2>
      <div className="field">
        <label className="choice">
          <input
            type="checkbox"
            checked={isRequired}
            disabled={busy || !isAlive}
            aria-describedby={`${id}note`}
            onChange={({ currentTarget }) => void run(currentTarget.checked)}
          />
          {t('factor.require')}
        </label>
        <p className="meta" id={`${id}note`}>
          {t('factor.requireNote')}
        </p>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      </div>
    </section>
  )
}
