import { Download, FileText, LayoutGrid, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import { labelFilePath, productPath } from '../../../shared/links.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { nameSize } from '../../../shared/name-size.ts'
import { createNumberFormat } from '../../language/create-number-format.ts'
import { productPageMeta } from '../product-meta.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { PageHead } from '../page-head.tsx'
import '../../ui/rows.css'
import '../../ui/split.css'
import { useSite } from '../../page/use-site.ts'
import { pathOf, useProduct } from '../product-context.ts'
import { FitReport } from './fit-report.tsx'
import { labelSearch } from './label-address.ts'
import './label.css'
import { loadLabel } from './load-label.ts'
import { CopiesForm } from './copies-form.tsx'
import { OfficeFiles } from './office-files.tsx'
import { LabelPreview } from './preview.tsx'
import type { Route } from './+types/label.ts'

export function loader(args: Route.LoaderArgs) {
  return loadLabel(args)
}

export function meta({ matches: [root, product], loaderData }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'ee',
    name: 'tab.label',
    description: 'language',
    labelLanguages: loaderData?.values.xlang,
  })
}

/** The hazard label: preview, what is to be said of it, and its files. */
export default function Label({ loaderData: label }: Route.ComponentProps) {
  const t = useTranslate()
  const product = useProduct()
  const interfaceLanguage = useInterfaceLanguage()
  const { search } = useLocation()
  const options = labelSearch(search)
  return (
    <>
      <PageHead
        title={t('tab.label')}
        action={
          <Link className="btn" to={pathOf(product, 'ed') + (options.size > 0 ? `?${options}` : '')}>
            <Pencil className="i" />
            {t('label.edit')}
          </Link>
        }
      />
      <div className="split">
        <div className="stack">
          <LabelPreview label={label} />
          <p className="cap">{describe(label, t, interfaceLanguage)}</p>
        </div>
        <div className="stack">
          <FitReport label={label} />
          <Downloads label={label} />
          <GeneralUse label={label} />
          <Components label={label} />
        </div>
      </div>
    </>
  )
}

const rulesOfNotes = { professionalUseOnly: 'notGeneral', childResistantFastening: 'childResistant', tactileWarning: 'tactile' } as const

/** What the law requires of this product's package beside the label, and why; nothing where it requires nothing. */
function GeneralUse({ label: { notes } }: { label: LabelView }): ReactElement | null {
  const t = useTranslate()
  const { view } = useProduct()
  const rules = Object.entries(rulesOfNotes).flatMap(([kind, rule]) => (notes.some((note) => note.kind === kind) ? [rule] : []))
  if (rules.length === 0) return null
  return (
    <section className="hint">
      <h2 className="h3">{t('label.generalUse.title')}</h2>
      <p className="meta">{t(view.generalUse ? 'label.generalUse.allowed' : 'label.generalUse.refused')}</p>
      <details>
        <summary>{t('label.generalUse.rules')}</summary>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(`label.generalUse.${rule}`)}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

/** What a kit holds is labelled too: CLP Articles 33 and 35. */
function Components({ label: { components } }: { label: LabelView }): ReactElement | null {
  const t = useTranslate()
  const { language, interfaceLanguage } = useProduct()
  if (components.length === 0) return null
  return (
    <section className="hint">
      <h2 className="h3">{t('label.components')}</h2>
      <ul className="component-labels">
        {components.map(({ id, name }) => (
          <li key={id}>
            <a href={productPath(id, interfaceLanguage, 'ee', language.id)}>
              <img src={labelFilePath(id, 'preview', `?xlang=${language.id}`)} alt="" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Languages, size, package and type of the label in one line. */
function describe(
  { values, languages, packageSizes, size, set }: LabelView,
  t: ReturnType<typeof useTranslate>,
  language: LanguageCode,
): string {
  const { format } = createNumberFormat(language)
  const named = values.xlang.split(',').flatMap((id) => languages.find((language) => String(language.id) === id)?.name ?? [])
  const pack = packageSizes.find(({ id }) => String(id) === values.emb)?.text ?? ''
  return [
    named.join(', '),
    `${nameSize(size, format)}\u00a0mm`,
    t('label.forPackages', { package: pack }),
    t('label.setIn', { points: format(Math.round(set.textSize * 10) / 10), xHeight: format(set.xHeight) }),
  ].join(' · ')
}

function Downloads({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { view } = useProduct()
  const { signedIn } = useSite()
  const { format } = createNumberFormat(useInterfaceLanguage())
  const { fileQuery, labelsPerSheet, size, report, values } = label
  const files = [
    {
      name: 'single',
      Icon: FileText,
      note: [`${nameSize(size, format)}\u00a0mm`, values.fold === '' ? '' : t('label.fold.pages', { count: values.fold })]
        .filter(Boolean)
        .join(' · '),
      query: `${fileQuery}&lp=1&download=1`,
    },
    // A sheet of one label is a single label.
    ...(labelsPerSheet > 1
      ? [{ name: 'sheet', Icon: LayoutGrid, note: t('label.perSheet', { count: labelsPerSheet }), query: `${fileQuery}&download=1` }]
      : []),
  ]
  return (
    <section className="downloads">
      <h2 className="h3">{t('label.download')}</h2>
      <ul className="rows">
        {files.map(({ name, Icon, note, query }) => (
          <li key={name}>
            {report ? (
              <span className="rowlink" role="link" aria-disabled="true">
                <Icon className="i" />
                <span>
                  {t(`label.file.${name}`)}
                  <small>{t('label.doesNotFit')}</small>
                </span>
              </span>
            ) : (
              <a className="rowlink" href={labelFilePath(view.id, 'pdf', query)}>
                <Icon className="i" />
                <span>
                  {t(`label.file.${name}`)}
                  <small>{note}</small>
                </span>
                <Download className="i" />
              </a>
            )}
          </li>
        ))}
      </ul>
      {report ? null : <CopiesForm label={label} />}
      {signedIn ? <OfficeFiles label={label} /> : null}
    </section>
  )
}
