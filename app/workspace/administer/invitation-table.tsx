import { useState, type ReactElement } from 'react'
import { invitationsPath, type ListedInvitation } from '../../../shared/members.ts'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/table.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { TableHead } from './table-head.tsx'
import { useRoleText } from '../frame/use-role-text.ts'

interface InvitationTableProps {
  invitations: readonly ListedInvitation[]
  onChanged: () => Promise<void>
}

/** Whom nobody has heard of yet, and what became of the mail. */
export function InvitationTable({ invitations, onChanged }: InvitationTableProps): ReactElement {
  const t = useTranslate()
  const sayRole = useRoleText()
  const [toConfirm, setToConfirm] = useState<ListedInvitation | null>(null)
  const heads = [t('detail.term.email'), t('members.role'), t('keys.end'), t('mail.receipt.state'), t('keys.createdBy')]
  const cellsOf = (invitation: ListedInvitation) => [
    sayRole(invitation.role),
    invitation.state === 'open' ? formatMoment(invitation.expires_at).date : t('keys.expired'),
    t(`mail.state.${invitation.mail_state}`),
    invitation.created_by,
  ]
  return (
    <div>
      <h2>{t('members.invitations')}</h2>
      {invitations.length === 0 ? (
        <p>{t('members.noInvitations')}</p>
      ) : (
        <table className="table stack" role="table">
          <TableHead title={t('members.invitations')} heads={heads} last={t('members.takeBack')} />
          <tbody role="rowgroup">
            {invitations.map((invitation) => (
              <tr key={invitation.id} role="row" className={invitation.state === 'open' ? undefined : 'is-over'}>
                <th role="rowheader" scope="row" className="lead">
                  {invitation.email}
                </th>
                {cellsOf(invitation).map((cell, index) => (
                  <td key={heads[index + 1]} role="cell" data-h={heads[index + 1]}>
                    {cell}
                  </td>
                ))}
                <td role="cell">
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('members.takeBackTitle', { email: invitation.email })}
                    onClick={() => setToConfirm(invitation)}
                  >
                    {t('members.takeBack')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {toConfirm ? (
        <DeleteDialog
          title={t('members.takeBackTitle', { email: toConfirm.email })}
          ask={t('members.takeBackAsk')}
          action={t('members.takeBack')}
          path={`${invitationsPath}/${toConfirm.id}`}
          told={t('members.takenBack')}
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
