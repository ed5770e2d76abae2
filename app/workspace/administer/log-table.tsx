import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ListedEntry } from '../../../shared/audit-log.ts'
import { sayEntry } from '../../../shared/say-entry.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/table.css'
import { sayMoment } from './say-moment.ts'

/** Where one looks at what an entry is about, where there is no product. */
const pages: Readonly<Record<string, string>> = {
  members: '/app/members',
  keys: '/app/keys',
  webhooks: '/app/webhooks',
  company: '/app/company',
}

/** What was done, when and by whom. */
export function LogTable({ entries }: { entries: readonly ListedEntry[] }): ReactElement {
  const t = useTranslate()
  const heads = [t('webhooks.when'), t('log.who'), t('log.what')]
  return (
    <table className="table stack t-log" role="table">
      <caption className="vh">{t('log.title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <tr key={entry.id} role="row">
            <th role="rowheader" scope="row" className="lead">
              {sayMoment(entry.at)}
            </th>
            <td role="cell" data-h={heads[1]}>
              {entry.by ?? t('log.server')}
            </td>
            <td role="cell" data-h={heads[2]}>
              <div>
                <Said entry={entry} text={sayEntry(entry, t)} />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sentence, which leads to what it is about. */
function Said({ entry: { kind, params, product }, text }: { entry: ListedEntry; text: string }): ReactElement {
  const [area = ''] = kind.split('.')
  const share = params['share']
  const page = share === undefined ? pages[area] : `/app/shares/${share}`
  if (product === null) return page === undefined ? <>{text}</> : <Link to={page}>{text}</Link>
  return (
    <>
      {product.synonym_id === null ? product.name : <Link to={`/app/products/${product.synonym_id}`}>{product.name}</Link>}
      <span className="line">{text}</span>
    </>
  )
}
