import { useState, type ReactElement } from 'react'
import { z } from 'zod'
import {
  beginFactorBody,
  begunFactor,
  recoveryCodesAnswer,
  secondFactorPath,
  type secondFactorAnswer,
} from '../../../shared/second-factor.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import type { LoadedPart } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ConfirmFactor } from './confirm-factor.tsx'
import { CodeField, PasswordField } from './proof-fields.tsx'
import './second-factor.css'
import { ShownOnce } from './shown-once.tsx'
import { useProofForm } from './use-proof-form.ts'

interface SecondFactorProps extends LoadedPart<z.infer<typeof secondFactorAnswer>> {
  /** Once it is on and the recovery codes are kept. */
  onSetUp?: () => void
}

/** The second factor of whoever is signed in: set up by the password and a first code, changed by the password and a code. */
export function SecondFactor({ data, failure, again, onSetUp }: SecondFactorProps): ReactElement {
  const t = useTranslate()
  const [codes, setCodes] = useState<string | null>(null)
  const [isNew, setNew] = useState(false)
  const show = (made: z.infer<typeof recoveryCodesAnswer>) => setCodes(made.recovery_codes.join('\n'))
  return (
    <section className="second-factor" aria-labelledby="second-factor">
      <h2 id="second-factor">{t('factor.title')}</h2>
      {failure ? (
        <LoadFailure error={failure} onRetry={() => void again()} />
      ) : data === null ? (
        <p role="status">{t('app.loading')}</p>
      ) : data.is_on ? (
        <ChangeFactor left={data.recovery_codes_left} onCodes={show} onOff={again} />
      ) : (
        <SetUpFactor
          onOn={(made) => {
            setNew(true)
            show(made)
          }}
        />
      )}
      {codes === null ? null : (
        <ShownOnce
          secret={codes}
          title={t('factor.codes')}
          note={t('factor.codesNote')}
          copyText={t('factor.copyCodes')}
          copyFailed={t('factor.copyFailed')}
          kept={t('factor.kept')}
          onClose={() => {
            setCodes(null)
            void again()
            if (isNew) onSetUp?.()
          }}
        />
      )}
    </section>
  )
}

/** First who it is, then the secret with its first code. */
function SetUpFactor({ onOn }: { onOn: (made: z.infer<typeof recoveryCodesAnswer>) => void }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const isAlive = useIsAlive()
  const [begun, setBegun] = useState<z.infer<typeof begunFactor> | null>(null)
  const { busy, failure, forget, submit } = useProofForm(
    (proofs) => api.send('POST', secondFactorPath, begunFactor, beginFactorBody.parse(proofs)),
    setBegun,
  )
  if (begun) return <ConfirmFactor begun={begun} onOn={onOn} onCancel={() => setBegun(null)} />
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p>
        {t('factor.isOff')} {t('factor.note')}
      </p>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      <PasswordField />
      <button className="btn btn-primary" disabled={busy || !isAlive}>
        {t('factor.setUp')}
      </button>
    </form>
  )
}

interface ChangeFactorProps {
  /** Recovery codes that are still good. */
  left: number
  onCodes: (made: z.infer<typeof recoveryCodesAnswer>) => void
  onOff: () => void | Promise<void>
}

/** New recovery codes, or none any more: both by password and code. */
function ChangeFactor({ left, onCodes, onOff }: ChangeFactorProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const isAlive = useIsAlive()
  const [turn, setTurn] = useState(0)
  const { busy, failure, forget, submit } = useProofForm(
    async (proofs, button) => {
      if (button !== 'off') return api.send('POST', `${secondFactorPath}/recovery-codes`, recoveryCodesAnswer, proofs)
      await api.send('POST', `${secondFactorPath}/off`, z.null(), proofs)
      return null
    },
    (made) => {
      setTurn(turn + 1)
      if (made) return onCodes(made)
      notify({ type: 'success', text: t('factor.switchedOff'), delay: 5000 })
      return onOff()
    },
  )
  return (
    <form key={turn} method="post" onSubmit={submit} noValidate>
      <p>{t('factor.isOn', { count: left })}</p>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      <PasswordField />
      <CodeField takesRecovery />
      <div className="second-factor-ways">
        <button className="btn" value="codes" disabled={busy || !isAlive}>
          {t('factor.newCodes')}
        </button>
        <button className="btn" value="off" disabled={busy || !isAlive}>
          {t('factor.switchOff')}
        </button>
      </div>
    </form>
  )
}
