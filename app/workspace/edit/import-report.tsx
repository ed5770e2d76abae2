import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import type { ImportAnswer } from '../../../shared/record-sheets/import-answer.ts'
import type { ToldReason } from '../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { sayReason } from '../say-reason.ts'

/**
 * What is wrong with a file, cell by cell.
 * @param children what else may be done about it
 */
export function ImportProblems({ reasons, children }: { reasons: readonly ToldReason[]; children?: ReactNode }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  return (
    <>
      <Banner type="error" role="alert">
        <p>{t('tables.refused', { count: reasons.length })}</p>
        {children}
      </Banner>
      <table className="table" role="table">
        <caption className="vh">{t('tables.problem')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('tables.cell')}
            </th>
            <th role="columnheader" scope="col">
              {t('tables.problem')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {reasons.map((reason) => (
            <tr key={`${reason.path} ${reason.code} ${reason.message}`} role="row">
              <th role="rowheader" scope="row" className="nw">
                {reason.path === 'file' ? '–' : reason.path}
              </th>
              <td role="cell">{sayReason(reason, t, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Whoever sends a file twice without numbers or keys would have everything twice: said before it is stored. */
export function SameNames({ answer: { products } }: { answer: ImportAnswer }): ReactElement | null {
  const t = useTranslate()
  const count = products.filter(({ same_name }) => same_name > 0).length
  return count === 0 ? null : (
    <Banner type="warning">
      <p>{t('tables.sameNames', { count })}</p>
    </Banner>
  )
}

/** What a file would change, or has changed, product by product. */
export function ImportReport({ answer }: { answer: ImportAnswer }): ReactElement {
  const t = useTranslate()
  const { added, changed, unchanged, ignored, products, stored } = answer
  return (
    <>
      <p role="status">{t('tables.counts', { added, changed, unchanged })}</p>
      {ignored.length > 0 ? <p className="meta">{t('tables.ignored', { names: ignored.join(', ') })}</p> : null}
      {products.length === 0 ? null : (
        <table className="table" role="table">
          <caption className="vh">{t('tables.happens')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                {t('record.field.product')}
              </th>
              <th role="columnheader" scope="col">
                {t('tables.happens')}
              </th>
              <th role="columnheader" scope="col">
                {t('tables.check')}
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {products.map((product) => (
              <tr key={product.key} role="row">
                <th role="rowheader" scope="row">
                  {stored && product.synonym_id !== null ? (
                    <Link to={`/app/products/${product.synonym_id}/edit`}>{product.name}</Link>
                  ) : (
                    product.name
                  )}
                </th>
                <td role="cell">
                  {tellOutcome(product, t)}
                  {product.same_name > 0 ? <p className="meta">{t('tables.sameName', { count: product.same_name })}</p> : null}
                </td>
                <td role="cell">
                  {product.outcome === 'unchanged'
                    ? '–'
                    : t('tables.findings', {
                        missing: product.missing,
                        errors: product.errors ?? '–',
                        warnings: product.warnings ?? '–',
                      })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function tellOutcome({ outcome, places }: ImportAnswer['products'][number], t: ReturnType<typeof useTranslate>): string {
  const said = t(`tables.outcome.${outcome}`)
  return outcome === 'changed' ? t('tables.places', { outcome: said, count: places }) : said
}
