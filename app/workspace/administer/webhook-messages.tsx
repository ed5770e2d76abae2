import type { ReactElement } from 'react'
import { z } from 'zod'
import { productPath } from '../../../shared/links.ts'
import { webhookDeliveriesAnswer, type WebhookDelivery } from '../../../shared/webhooks.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { sayMoment } from './say-moment.ts'
import { TableHead } from './table-head.tsx'

/** The last messages to a receiver, what became of each, and once more. @param path of the call that lists them */
export function WebhookMessages({ path }: { path: string }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const { data, failure, again } = useAnswer(path, () => api.get(path, webhookDeliveriesAnswer))
  const resend = useCall({
    action: (id: number) => api.send('POST', `${path}/${id}/again`, z.null()),
    onDone: again,
  })
  const heads = [t('webhooks.event'), t('shares.column.product'), t('webhooks.when'), t('shares.state'), t('webhooks.answer')]
  const cellsOf = ({ product_id: product, occurred_at: at, state, answer }: WebhookDelivery) => [
    <a key="product" href={productPath(product, language, 'pd', 1)}>
      {product}
    </a>,
    sayMoment(at),
    t(`webhooks.state.${state}`),
    answer ?? '–',
  ]
  return (
    <div>
      {failure ? <LoadFailure error={failure} onRetry={again} /> : null}
      {resend.failure ? <LoadFailure error={resend.failure} onRetry={resend.forget} /> : null}
      {data === null && !failure ? <p role="status">{t('app.loading')}</p> : null}
      {data?.deliveries.length === 0 ? <p>{t('webhooks.noMessages')}</p> : null}
      {data && data.deliveries.length > 0 ? (
        <table className="table stack" role="table">
          <TableHead title={t('webhooks.messages')} heads={heads} last={t('shares.resend')} />
          <tbody role="rowgroup">
            {data.deliveries.map((delivery) => (
              <tr key={delivery.id} role="row">
                <th role="rowheader" scope="row" className="lead" id={`message-${delivery.id}`}>
                  {t(`webhooks.event.${delivery.type}`)}
                </th>
                {cellsOf(delivery).map((cell, index) => (
                  <td key={heads[index + 1]} role="cell" data-h={heads[index + 1]}>
                    <div>{cell}</div>
                  </td>
                ))}
                <td role="cell" className={delivery.state === 'waiting' ? 'none' : undefined}>
                  {delivery.state === 'waiting' ? null : (
                    <button
                      type="button"
                      className="btn"
                      disabled={resend.busy}
                      aria-describedby={`message-${delivery.id}`}
                      onClick={() => void resend.run(delivery.id)}
                    >
                      {t('shares.resend')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </div>
  )
}
