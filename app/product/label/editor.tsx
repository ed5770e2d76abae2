import { Check } from 'lucide-react'
import { Link, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { productPageMeta } from '../product-meta.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { PageHead } from '../page-head.tsx'
import '../../ui/rows.css'
import '../../ui/split.css'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { pathOf, useProduct } from '../product-context.ts'
import { ChoiceDialog } from './choice-dialog.tsx'
import './editor.css'
import { EditorTabs, panelId, tabId, type EditorTab } from './editor-tabs.tsx'
import { FitReport } from './fit-report.tsx'
import { labelSearch } from './label-address.ts'
import { listChoices } from './list-choices.ts'
import { loadLabel } from './load-label.ts'
import { OptionFlags } from './option-flags.tsx'
import { OptionRows } from './option-rows.tsx'
import { LabelPreview } from './preview.tsx'
import type { Route } from './+types/editor.ts'

export function loader(args: Route.LoaderArgs) {
  return loadLabel(args)
}

/** Opening a dialog or another tab changes nothing of the label. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname === nextUrl.pathname && `${labelSearch(currentUrl.search)}` === `${labelSearch(nextUrl.search)}`
  return isSame ? false : defaultShouldRevalidate
}

export function meta({ matches: [root, product], loaderData }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'ed',
    name: 'label.editTitle',
    description: 'language',
    noIndex: true,
    labelLanguages: loaderData?.values.xlang,
  })
}

/** The label's options, all of them in the address: what is chosen can be reloaded, taken back and sent. */
export default function LabelEditor({ loaderData: label }: Route.ComponentProps) {
  const t = useTranslate()
  const product = useProduct()
  const { pathname, search } = useRequestedLocation()
  const requested = new URLSearchParams(useLocation().search)
  const tab: EditorTab = requested.get('tab') === 'more' ? 'more' : 'basic'
  const isMore = tab === 'more'
  const choices = listChoices(label, t, { documents: product.view.documentState, language: useInterfaceLanguage() })
  const open = choices.find(({ key }) => key === requested.get('choose'))
  const options = labelSearch(search)
  const withOptions = (path: string) => (options.size > 0 ? `${path}?${options}` : path)
  const tabAddress = (one: EditorTab) => {
    const query = new URLSearchParams(options)
    if (one === 'more') query.set('tab', 'more')
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <>
      <PageHead title={t('label.editTitle')} />
      <div className="split rev">
        <div className="label-options">
          <EditorTabs chosen={tab} addressOf={tabAddress} />
          <div role="tabpanel" id={panelId(tab)} aria-labelledby={tabId(tab)}>
            {isMore ? <OptionFlags label={label} /> : <OptionRows choices={choices} />}
          </div>
          <div className="btns">
            <Link className="btn btn-primary" to={withOptions(pathOf(product, 'ee'))}>
              <Check className="i" />
              {t('label.done')}
            </Link>
            <Link className="btn" to={isMore ? `${pathname}?tab=more` : pathname} preventScrollReset>
              {t('label.restore')}
            </Link>
          </div>
        </div>
        <div className="stack label-result">
          <LabelPreview label={label} />
          <p className="cap needs-js">{t('label.previewFollows')}</p>
          <p className="cap no-js">{t('label.previewOnPress', { button: t(isMore ? 'label.apply' : 'app.ok') })}</p>
          <FitReport label={label} />
        </div>
      </div>
      {open ? <ChoiceDialog key={open.key} choice={open} usual={label.usual} /> : null}
    </>
  )
}
