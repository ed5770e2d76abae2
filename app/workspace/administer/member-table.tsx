import { Check } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { z } from 'zod'
import { membersPath, type ListedMember } from '../../../shared/members.ts'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { TableHead } from './table-head.tsx'
import { useRoleText } from '../frame/use-role-text.ts'

export const memberRoles = ['viewer', 'editor', 'owner'] as const

interface MemberTableProps {
  members: readonly ListedMember[]
  onChanged: () => Promise<void>
}

/** Who belongs to the workgroup. Another role holds at once. */
export function MemberTable({ members, onChanged }: MemberTableProps): ReactElement {
  const t = useTranslate()
  const { api, user } = useWorkspace()
  const notify = useNotify()
  const [toConfirm, setToConfirm] = useState<ListedMember | null>(null)
  const [lost, setLost] = useState<ListedMember | null>(null)
  const { failure, run, forget } = useCall({
    action: ({ id, role }: { id: number; role: string }) => api.send('PUT', `${membersPath}/${id}`, z.null(), { role }),
    onDone: async () => {
      await onChanged()
      notify({ type: 'success', text: t('members.roleChanged'), delay: 5000 })
    },
  })
  const sayRole = useRoleText()
  const heads = [t('members.member'), t('members.role'), t('members.lastSignIn'), t('factor.title')]
  const options = memberRoles.map((role) => ({ value: role, text: sayRole(role) }))
  return (
    <div>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      <table className="table stack" role="table">
        <TableHead title={t('members.title')} heads={heads} last={t('members.remove')} />
        <tbody role="rowgroup">
          {members.map((member) => {
            const name = member.name.trim() || member.email
            return (
              <tr key={member.id} role="row">
                <th role="rowheader" scope="row" className="lead">
                  {name}
                  {name === member.email ? null : <span className="line meta">{member.email}</span>}
                </th>
                <td role="cell" data-h={heads[1]}>
                  <Dropdown
                    label={t('members.roleOf', { name })}
                    value={member.role}
                    options={options}
                    onChoose={(role) => void run({ id: member.id, role })}
                  />
                </td>
                <td role="cell" data-h={heads[2]}>
                  {member.last_sign_in_at === null ? t('keys.never') : formatMoment(member.last_sign_in_at).date}
                </td>
                <td role="cell" data-h={heads[3]}>
                  {!member.has_second_factor ? (
                    '–'
                  ) : member.id === user.user_id ? (
                    <Check className="i" aria-label={t('factor.title')} />
                  ) : (
                    <button type="button" className="btn" aria-label={t('factor.resetTitle', { name })} onClick={() => setLost(member)}>
                      {t('factor.switchOff')}
                    </button>
                  )}
                </td>
                <td role="cell">
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('members.removeTitle', { name })}
                    onClick={() => setToConfirm(member)}
                  >
                    {t('members.remove')}
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {lost ? (
        <DeleteDialog
          title={t('factor.resetTitle', { name: lost.name.trim() || lost.email })}
          ask={t('factor.resetAsk')}
          action={t('factor.switchOff')}
          path={`${membersPath}/${lost.id}/second-factor`}
          told={t('factor.switchedOff')}
          onClose={() => setLost(null)}
          onDone={async () => {
            await onChanged()
            setLost(null)
          }}
        />
      ) : null}
      {toConfirm ? (
        <DeleteDialog
          title={t('members.removeTitle', { name: toConfirm.name.trim() || toConfirm.email })}
          ask={t('members.removeAsk')}
          action={t('members.remove')}
          path={`${membersPath}/${toConfirm.id}`}
          told={t('members.removed')}
          onClose={() => setToConfirm(null)}
          onDone={async () => {
            await onChanged()
            setToConfirm(null)
          }}
        />
      ) : null}
    </div>
  )
}
