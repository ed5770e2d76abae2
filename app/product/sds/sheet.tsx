import { useRef, useState } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { productPageMeta } from '../product-meta.ts'
import { useLangOf, useTranslate } from '../../language/texts.tsx'
import { DocumentHtml } from '../../ui/document-html.tsx'
import { PageHead } from '../page-head.tsx'
import { useSidebar } from '../../ui/sidebars.tsx'
import '../../ui/table.css'
import '../../ui/sheet.css'
import { useProduct } from '../product-context.ts'
import { Actions } from './actions.tsx'
import { ComparisonBar } from './comparison-bar.tsx'
import './sds.css'
import { NewerVersion } from './newer-version.tsx'
import { SectionLine, SectionRail } from './section-menu.tsx'
import { SheetDates } from './sheet-dates.tsx'
import { loadSheetPage } from './sheet-loader.ts'
import { useNextChange, type ChangeStep } from './use-next-change.ts'
import { useSectionSpy } from '../../ui/use-section-spy.ts'
import { useSectionHeights } from './use-section-heights.ts'
import type { Route } from './+types/sheet.ts'

export function loader(args: Route.LoaderArgs) {
  return loadSheetPage(args)
}

/** A step from one section to another, or back to the sheet's beginning, shows the same sheet. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isJump = currentUrl.hash !== nextUrl.hash
  const isSameSheet = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return isJump && isSameSheet ? false : defaultShouldRevalidate
}

export function meta({ matches: [root, product], loaderData }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'gh',
    name: 'tab.sds',
    description: 'date',
    revisedOn: loaderData?.sheet.version.revisedOn,
  })
}

export default function Sheet({ loaderData: { sheet, versions, qrCode } }: Route.ComponentProps) {
  const t = useTranslate()
  const { language } = useProduct()
  const lang = useLangOf(language.code)
  const body = useRef<HTMLElement>(null)
  const current = useSectionSpy(body)
  const [step, setStep] = useState<ChangeStep>('change')
  const goToNext = useNextChange(body, step)
  useSectionHeights(body)
  const { isFolded } = useSidebar('left')
  return (
    <>
      <PageHead title={t('tab.sds')}>
        <SheetDates sheet={sheet} lang={lang} />
      </PageHead>
      <div className={isFolded ? 'doc is-folded' : 'doc'}>
        <Actions sheet={sheet} versions={versions} qrCode={qrCode} />
        <SectionRail current={current} changed={sheet.sections} />
        <SectionLine current={current} changed={sheet.sections} onNext={goToNext} />
        <div className="sheet-column">
          <NewerVersion shown={sheet.version} newest={versions[0]} />
          {sheet.compared ? <ComparisonBar changed={sheet.sections} step={step} onStep={setStep} onNext={goToNext} /> : null}
          <DocumentHtml ref={body} name="sds" html={sheet.html} lang={lang} className="sheet-body" />
        </div>
      </div>
    </>
  )
}
