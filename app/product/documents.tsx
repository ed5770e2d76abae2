import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { isValidFor } from '../../shared/guard.ts'
import { isTabEnabled, isTabShown, type Tab } from '../../shared/tabs.ts'
import { formatDate } from '../language/format-date.ts'
import { useTranslate } from '../language/texts.tsx'
import { Block } from './detail-block.tsx'
import { useTabAddress } from './label/kept-options.ts'
import { useProduct } from './product-context.ts'
import { tabParts } from './tab-parts.ts'

const documentTabs: readonly Tab[] = ['gh', 'th', 'ee', 'mh']

/** The product's documents with their version and the number of their languages. */
export function Documents(): ReactElement | null {
  const t = useTranslate()
  const product = useProduct()
  const addressOf = useTabAddress()
  const { documentState, sdsVersions, tdsVersions, languages } = product.view
  const open = documentTabs.flatMap((tab) => {
    // The label and the instructions are made from the safety data sheet; without one, the label from what the technical sheet froze.
    const newest = (tab === 'th' ? undefined : sdsVersions[0]) ?? tdsVersions[0]
    if (!newest || !isTabShown(tab, documentState) || !isTabEnabled(tab, documentState)) return []
    return [{ tab, newest, languages: languages.filter((language) => isValidFor(tab, language)).length }]
  })
  if (open.length === 0) return null
  return (
    <Block name="documents">
      <table className="table stack" role="table">
        <caption className="vh">{t('detail.section.documents')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['document', 'version', 'revision', 'languages'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`detail.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {open.map(({ tab, newest, languages: count }) => (
            <tr key={tab} role="row">
              <th role="rowheader" scope="row" className="lead">
                <Link to={addressOf(tab)}>{t(tabParts[tab].name)}</Link>
              </th>
              <td role="cell" data-h={t('detail.column.version')}>
                {newest.number}
              </td>
              <td role="cell" data-h={t('detail.column.revision')}>
                <time dateTime={newest.revisedOn}>{formatDate(newest.revisedOn)}</time>
              </td>
              <td role="cell" data-h={t('detail.column.languages')}>
                {count}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}
