import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { isValidFor } from '../../shared/guard.ts'
import type { VersionEntry } from '../../shared/product-view.ts'
import { isTabEnabled, isTabShown, type Tab } from '../../shared/tabs.ts'
import { formatDate } from '../../shared/format-date.ts'
import { useTranslate } from '../language/texts.tsx'
import { Block } from './detail-block.tsx'
import { useTabAddress } from './label/kept-options.ts'
import { pathOf, useProduct } from './product-context.ts'
import { tabParts } from './tab-parts.ts'

const documentPages: readonly (Tab | 'dl')[] = ['gh', 'th', 'ee', 'dl', 'mh']

interface OpenDocument {
  page: Tab | 'dl'
  newest: VersionEntry
  languages: number
}

interface DocumentsProps {
  /** Stays although the newest version has no label, in every language that it ever had (CLP Article 34b). */
  digitalLabel: Omit<OpenDocument, 'page'> | null
}

/** The product's documents with their version and the number of their languages. */
export function Documents({ digitalLabel }: DocumentsProps): ReactElement | null {
  const t = useTranslate()
  const product = useProduct()
  const addressOf = useTabAddress()
  const { documentState, sdsVersions, tdsVersions, languages } = product.view
  const open = documentPages.flatMap((page): OpenDocument[] => {
    if (page === 'dl') return digitalLabel ? [{ page, ...digitalLabel }] : []
    // The label and the instructions are made from the safety data sheet; without one, the label from what the technical sheet froze.
    const newest = (page === 'th' ? undefined : sdsVersions[0]) ?? tdsVersions[0]
    if (!newest || !isTabShown(page, documentState) || !isTabEnabled(page, documentState)) return []
    return [{ page, newest, languages: languages.filter((language) => isValidFor(page, language)).length }]
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
          {open.map(({ page, newest, languages: count }) => (
            <tr key={page} role="row">
              <th role="rowheader" scope="row" className="lead">
                {page === 'dl' ? (
                  // A page without scripts is loaded as a whole.
                  <a href={pathOf(product, 'dl')}>{t('digitalLabel.title')}</a>
                ) : (
                  <Link to={addressOf(page)}>{t(tabParts[page].name)}</Link>
                )}
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
