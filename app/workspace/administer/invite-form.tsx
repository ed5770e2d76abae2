import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { invitationDays, invitationsPath, membersAnswer } from '../../../shared/members.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { readTyped } from '../read-typed.ts'
import { memberRoles } from './member-table.tsx'
import { useRoleText } from '../frame/use-role-text.ts'

/** Invites somebody by mail. */
export function InviteForm({ onInvited }: { onInvited: () => Promise<void> }): ReactElement {
  const t = useTranslate()
  const sayRole = useRoleText()
  const id = useId()
  const { api } = useWorkspace()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<string>('viewer')
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: (invitation: object) => api.send('POST', invitationsPath, membersAnswer.shape.invitations.element, invitation),
    onDone: async ({ email }) => {
      form.current?.reset()
      setRole('viewer')
      await onInvited()
      notify({ type: 'success', text: t('members.invited', { email }), delay: 5000 })
    },
  })
  const isAlive = useIsAlive()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = readTyped(new FormData(event.currentTarget), 'email').trim()
    forget()
    setMissing(email === '')
    if (email !== '') return void run({ email, role })
    const field = event.currentTarget.elements.namedItem('email')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('members.invite')}</h2>
      <form ref={form} method="post" onSubmit={submit} noValidate>
        <div className="field">
          <label htmlFor={`${id}email`}>{t('detail.term.email')}</label>
          <input
            className="input"
            id={`${id}email`}
            name="email"
            type="email"
            inputMode="email"
            maxLength={254}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={isMissing}
            aria-describedby={`${id}note ${id}problem`}
          />
          <p className="meta" id={`${id}note`}>
            {t('members.inviteNote', { count: invitationDays })}
          </p>
          <p className="msg msg-error" id={`${id}problem`} aria-live="polite">
            {isMissing ? t('members.emailMissing') : null}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}role`}>{t('members.role')}</label>
          <Dropdown
            id={`${id}role`}
            value={role}
            options={memberRoles.map((one) => ({ value: one, text: sayRole(one) }))}
            onChoose={setRole}
          />
        </div>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t('members.send')}
        </button>
      </form>
    </section>
  )
}
