import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { findDigitalLabels } from '../../server/label/find-digital-labels.ts'
import { versionEntry } from '../../server/products/load-product.ts'
import { viewDetail } from '../../server/product-view/view-detail.ts'
import { isTabEnabled } from '../../shared/tabs.ts'
import type { DetailRow, DetailSection, DetailView } from '../../shared/product-view.ts'
import { productPageMeta } from './product-meta.ts'
import { pageRequest } from '../../server/http/page-context.ts'
import { productPage } from '../../server/http/product-page.ts'
import { useLangOf, useTranslate } from '../language/texts.tsx'
import { PageHead } from './page-head.tsx'
import { Code, Shown, telephoneHref } from '../ui/shown.tsx'
import { Block } from './detail-block.tsx'
import { DetailTableView } from './detail-table.tsx'
import '../ui/table.css'
import './detail.css'
import { Documents } from './documents.tsx'
import { leaveFailedPage } from './leave-failed-page.ts'
import { Logo } from './logo.tsx'
import { pathOf, useProduct } from './product-context.ts'
import type { Route } from './+types/detail.ts'

/** The product's details without the sections that the visitor's brand hides. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, brand } = context.get(pageRequest)
  const { product, view, interfaceLanguage, language } = context.get(productPage)
  const requested = { id: String(product.id), interfaceLanguage, page: 'pi' as const, language: String(language.id) }
  const load = [viewDetail(services, product, view.language), findDigitalLabels(services, product)] as const
  const [detail, labels] = await Promise.all(load).catch((error: unknown) => {
    throw leaveFailedPage(error, { context, request, requested })
  })
  const hidden: readonly string[] = brand.hiddenDetailSections
  const [newest] = labels.values()
  return {
    ...detail,
    sections: detail.sections.filter(({ key }) => !hidden.includes(key)),
    digitalLabel: newest ? { newest: versionEntry(newest), languages: labels.size } : null,
  }
}

export function meta({ matches: [root, product] }: Route.MetaArgs) {
  return productPageMeta({ root: root.loaderData, product: product.loaderData, page: 'pi', name: 'tab.detail', description: 'supplier' })
}

export default function Detail({ loaderData: detail }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <>
      <PageHead title={t('tab.detail')} action={<Logo />} />
      {detail.sections.map((section) => (
        <Block key={section.key} name={section.key}>
          <Rows section={section} detail={detail} />
          {section.tables.map((table) => (
            <DetailTableView key={table.key} table={table} />
          ))}
        </Block>
      ))}
      <Substances />
      <Documents digitalLabel={detail.digitalLabel} />
    </>
  )
}

/** The recipe is shown to nobody here (decision 033): what has to be told of it stands in section 3 of the sheet. */
function Substances(): ReactElement | null {
  const t = useTranslate()
  const product = useProduct()
  if (!isTabEnabled('gh', product.view.documentState)) return null
  return (
    <Block name="substances">
      <p>
        <Link to={`${pathOf(product, 'gh')}#s3`}>
          {t('tab.sds')}, 3 {t('sds.section.3')}
        </Link>
      </p>
    </Block>
  )
}

function Rows({ section, detail }: { section: DetailSection; detail: DetailView }): ReactElement | null {
  const t = useTranslate()
  const { view } = useProduct()
  const lang = useLangOf(view.language)
  const hazard = section.key === 'classification' && (view.hazard.signalWord !== null || detail.pictograms.length > 0)
  if (section.rows.length === 0 && !hazard) return null
  return (
    <dl className="defs hyphenated">
      {hazard && view.hazard.signalWord ? (
        <div>
          <dt>{t('detail.term.signalWord')}</dt>
          <dd lang={lang}>
            <b className="signal">{view.hazard.signalWord.text}</b>
          </dd>
        </div>
      ) : null}
      {hazard && detail.pictograms.length > 0 ? (
        <div>
          <dt>{t('detail.term.pictograms')}</dt>
          <dd className="pics" lang={lang}>
            {detail.pictograms.map(({ code, description }) => (
              <img key={code} className="pic" src={`/pictograms/${code}.svg`} alt={description} width={64} height={64} />
            ))}
          </dd>
        </div>
      ) : null}
      {section.rows.map((row) => (
        <div key={`${row.term} ${row.lines[0]?.text}`}>
          <dt>{t(`detail.term.${row.term}`)}</dt>
          <dd lang={lang}>
            {row.lines.map((line, index) => (
              <span key={line.text} className="line">
                {linked(index === 0 || row.code ? row : {}, line.text, <Shown value={line} />)}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function linked(row: Pick<DetailRow, 'code' | 'link'>, text: string, shown: ReactElement): ReactElement {
  if (row.code) return <Code>{text}</Code>
  switch (row.link) {
    case 'telephone':
      return (
        <a href={telephoneHref(text)}>
          <Code>{text}</Code>
        </a>
      )
    case 'email':
      return <a href={`mailto:${text}`}>{text}</a>
    case 'website':
      return (
        <a href={/^https?:\/\//.test(text) ? text : `https://${text}`} rel="noreferrer">
          {text}
        </a>
      )
    default:
      return shown
  }
}
