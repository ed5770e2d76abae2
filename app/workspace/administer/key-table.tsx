import { useState, type ReactElement } from 'react'
import { keysPath, type ListedKey } from '../../../shared/api-keys.ts'
import { formatMoment } from '../../language/format-moment.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import '../../ui/table.css'
import { DeleteDialog } from './delete-dialog.tsx'
import { sayMoment } from './say-moment.ts'
import { TableHead } from './table-head.tsx'

interface KeyTableProps {
  keys: readonly ListedKey[]
  onRevoked: () => Promise<void>
}

/** Every key that the workgroup has or had, since histories name them. */
export function KeyTable({ keys, onRevoked }: KeyTableProps): ReactElement {
  const t = useTranslate()
  const mayShare = useFeature('shareProducts')
  const [toConfirm, setToConfirm] = useState<ListedKey | null>(null)
  const heads = [t('detail.term.name'), t('keys.scopes'), t('keys.end'), t('keys.lastUse'), t('keys.createdBy')]
  const cellsOf = (key: ListedKey): [first: string, second?: string][] => [
    [key.scopes.map((scope) => t(scope === 'share' && !mayShare ? 'keys.scope.sent' : `keys.scope.${scope}`)).join(' · ')],
    key.state === 'good' ? [formatMoment(key.expires_at).date] : [formatMoment(key.expires_at).date, t(`keys.${key.state}`)],
    [key.last_used_at === null ? t('keys.never') : sayMoment(key.last_used_at)],
    [key.created_by, formatMoment(key.created_at).date],
  ]
  return (
    <div>
      <table className="table stack" role="table">
        <TableHead title={t('keys.title')} heads={heads} last={t('keys.revoke')} />
        <tbody role="rowgroup">
          {keys.map((key) => (
            <tr key={key.id} role="row" className={key.state === 'good' ? undefined : 'is-over'}>
              <th role="rowheader" scope="row" className="lead">
                {key.name}
                <span className="line meta">{key.client_id}…</span>
              </th>
              {cellsOf(key).map(([first, second], index) => (
                <td key={heads[index + 1]} role="cell" data-h={heads[index + 1]}>
                  <div>
                    {first}
                    {second === undefined ? null : <span className="line meta">{second}</span>}
                  </div>
                </td>
              ))}
              <td role="cell" className={key.state === 'good' ? undefined : 'none'}>
                {key.state === 'good' ? (
                  <button
                    type="button"
                    className="btn"
                    aria-label={t('keys.revokeTitle', { name: key.name })}
                    onClick={() => setToConfirm(key)}
                  >
                    {t('keys.revoke')}
                  </button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {toConfirm ? (
        <DeleteDialog
          title={t('keys.revokeTitle', { name: toConfirm.name })}
          ask={t('keys.revokeAsk')}
          action={t('keys.revoke')}
          path={`${keysPath}/${toConfirm.id}`}
          told={t('keys.wasRevoked', { name: toConfirm.name })}
          onClose={() => setToConfirm(null)}
          onDone={async () => {
            await onRevoked()
            setToConfirm(null)
          }}
        />
      ) : null}
    </div>
  )
}
