import { ChevronRight } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import { productPath } from '../../../shared/links.ts'
import { webhookDeliveriesAnswer, webhookDeliveryStates, type WebhookDelivery } from '../../../shared/webhooks.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer, useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { sayMoment } from './say-moment.ts'
import { TableHead } from './table-head.tsx'

/** Messages to a receiver, the newest first or those of one state, what became of each, and once more. @param path of the call that lists them */
export function WebhookMessages({ path, onChanged }: { path: string; onChanged: () => Promise<void> }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const id = useId()
  const [state, setState] = useState('')
  const [before, setBefore] = useState<number | null>(null)
  const query = { ...(state === '' ? {} : { state }), ...(before === null ? {} : { before: String(before) }) }
  const { data, failure, again } = useAnswer(`${path}?${new URLSearchParams(query)}`, () => api.get(path, webhookDeliveriesAnswer, query))
  const resend = useCall({
    action: (id: number) => api.send('POST', `${path}/${id}/again`, z.null()),
    onDone: () => {
      again()
      return onChanged()
    },
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
      <div className="field">
        <label htmlFor={`${id}state`}>{t('shares.state')}</label>
        <Dropdown
          id={`${id}state`}
          value={state}
          options={[
            { value: '', text: t('products.filter.all') },
            ...webhookDeliveryStates.map((one) => ({ value: one, text: t(`webhooks.state.${one}`) })),
          ]}
          onChoose={(chosen) => {
            setState(chosen)
            setBefore(null)
          }}
        />
      </div>
      {data?.deliveries.length === 0 ? <p>{t(state === '' ? 'webhooks.noMessages' : 'log.none')}</p> : null}
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
      {data && (data.next !== null || before !== null) ? (
        <nav className="list-pages" aria-label={t('products.pages')}>
          {before === null ? null : (
            <button type="button" className="btn" onClick={() => setBefore(null)}>
              {t('log.newest')}
            </button>
          )}
          {data.next === null ? null : (
            <button type="button" className="btn" onClick={() => setBefore(data.next)}>
              {t('log.older')}
              <ChevronRight className="i i-flip" />
            </button>
          )}
        </nav>
      ) : null}
    </div>
  )
}
