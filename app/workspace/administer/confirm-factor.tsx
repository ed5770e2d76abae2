import type { ReactElement } from 'react'
import type { z } from 'zod'
import { recoveryCodesAnswer, secondFactorPath, type BegunFactor } from '../../../shared/second-factor.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { CodeField } from './proof-fields.tsx'
import { useProofForm } from './use-proof-form.ts'

interface ConfirmFactorProps {
  begun: BegunFactor
  onOn: (made: z.infer<typeof recoveryCodesAnswer>) => void
  onCancel: () => void
}

/** The secret as QR code and to be typed, and its first code, with which it is on. */
export function ConfirmFactor({ begun, onOn, onCancel }: ConfirmFactorProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const { busy, failure, forget, submit } = useProofForm(
    (proofs) => api.send('POST', `${secondFactorPath}/confirm`, recoveryCodesAnswer, proofs),
    (made) => {
      notify({ type: 'success', text: t('factor.switchedOn'), delay: 5000 })
      onOn(made)
    },
  )
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p>{t('factor.scan')}</p>
      <img className="second-factor-qr" src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`} alt={t('factor.qr')} />
      <dl className="defs">
        <div>
          <dt>{t('factor.secret')}</dt>
          {/* In groups, as authenticators take it; blanks in it do not matter there. */}
          <dd className="second-factor-secret">{begun.secret.match(/.{1,4}/g)?.join(' ')}</dd>
        </div>
      </dl>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      <CodeField />
      <div className="second-factor-ways">
        <button className="btn btn-primary" disabled={busy}>
          {t('factor.switchOn')}
        </button>
        <button type="button" className="btn" disabled={busy} onClick={onCancel}>
          {t('app.cancel')}
        </button>
      </div>
    </form>
  )
}
