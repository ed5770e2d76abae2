import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { z } from 'zod'
import { classificationView, type ClassificationView, type ToldClass } from '../../../shared/proposals/classification.ts'
import { today } from '../../../shared/iso-day.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { KeysLine } from '../frame/keys-line.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { openPage } from '../frame/tab.ts'
import { useChosen } from '../frame/places-context.ts'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { useRowKeys } from '../frame/use-row-keys.ts'
import { listTyped } from '../frame/use-typed.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { NothingJudged } from '../recipe/nothing-judged.tsx'
import { useWorkshop } from '../recipe/workshop-context.ts'
import { ClassRow, nameOfClass } from './class-row.tsx'
import { OverruledClass } from './overruled-class.tsx'
import { decisionsOf, OverruleForm, type Override } from './overrule-form.tsx'
import type { Route } from './+types/reasons-page.ts'
import { ReportPress } from './report-press.tsx'
import './reasons.css'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.classification'))
}

export async function clientLoader({ params: { synonymId }, request }: Route.ClientLoaderArgs): Promise<ClassificationView> {
  const { api } = await openPage(request)
  return api.get(`/api/v1/products/${synonymId}/classification`, classificationView)
}

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.dossier.over" back={{ address: '/app/products', text: 'problem.toProductList' }} />
}

/** What the recipe is classified as, why, how far from the next limit, and what a person decided otherwise. */
export default function ReasonsPage({ loaderData: view }: Route.ComponentProps): ReactElement {
  const t = useTranslate()
  const { state, change, setNote, request, permalinkId } = useWorkshop()
  const { user } = useWorkspace()
  // Who left the page in the middle of a decision finds it as they left it.
  const [begun] = useState(() => listTyped(user.user_id, decisionsOf(permalinkId)).at(-1) ?? null)
  const [open, setOpen] = useChosen('overruling', z.string().nullable(), begun)
  const of = (group: ToldClass['group']) => view.classes.filter((one) => one.group === group)
  const lapsed = of('overruled').filter(({ override }) => override?.isLapsed).length
  const note = lapsed === 0 ? null : String(lapsed)
  useEffect(() => setNote('classification', note), [setNote, note])

  /** A class has one decision: a new one takes the place of the one before. */
  const decideAll = (decisions: readonly (readonly [ToldClass, Decided | null])[], name: string) => {
    const by = { person: user.name ?? user.email ?? '', day: today() }
    const made = decisions.flatMap(([{ overrule }, decided]) => (overrule === null ? [] : [{ ...overrule, decided }]))
    if (made.length === 0) return
    const named = new Set(made.map((one) => one.class))
    change(
      (before) => ({
        ...before,
        overrides: [
          ...before.overrides.filter((one) => !named.has(one.class)),
          ...made.flatMap(({ class: of, upon, decided }) => (decided === null ? [] : [{ ...decided, class: of, madeFor: upon, ...by }])),
        ],
      }),
      name,
    )
    setOpen(null)
  }
  const area = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(area)
  const stayWith = (told: ToldClass) => keepFocus(`[data-class="${CSS.escape(told.key)}"]`)
  const decide = (told: ToldClass, decided: Decided | null, name: string) => {
    stayWith(told)
    decideAll([[told, decided]], name)
  }
  useRowKeys(area, view.isJudged, '.class-row, li.overrule', {
    enter: (row) => row?.querySelector('summary')?.click(),
    o: (row) => row?.querySelector<HTMLElement>('.m button')?.click(),
    c: () =>
      decideAll(
        of('overruled').flatMap((told) => (told.override?.isLapsed ? [[told, keptOf(told.override)] as const] : [])),
        t('reasons.confirm'),
      ),
  })
  const rows = (classes: readonly ToldClass[]) =>
    classes.map((told) => (
      <li key={told.key}>
        <ul>
          <ClassRow told={told} isOpen={open === told.key} onOverrule={() => setOpen(open === told.key ? null : told.key)} />
        </ul>
        {open === told.key ? (
          <OverruleForm
            told={told}
            onOverrule={(override) => decide(told, override, t('reasons.change', { name: nameOfClass(told) }))}
            onCancel={() => {
              stayWith(told)
              setOpen(null)
            }}
          />
        ) : null}
      </li>
    ))
  if (!view.isJudged) return <NothingJudged />
  const withoutCause = of('withoutCause')
  const overruled = of('overruled').flatMap((told) => {
    const { override } = told
    if (override === null) return []
    return [
      <OverruledClass
        key={told.key}
        told={told}
        override={override}
        onConfirm={() => decide(told, keptOf(override), t('reasons.changeConfirm', { name: told.title }))}
        onTakeBack={() => decide(told, null, t('reasons.changeBack', { name: told.title }))}
      />,
    ]
  })
  return (
    <div className="reasons" ref={area} tabIndex={-1}>
      <div className="reasons-head">
        <KeysLine text={t('reasons.keys')} />
        {request.body === null ? null : <ReportPress body={request.body} name={state.name} />}
      </div>
      {view.leftOut.length === 0 ? null : (
        <Banner type="warning">
          <p>{t('proposals.leftOut', { count: view.leftOut.length })}</p>
        </Banner>
      )}
      <Group heading={t('reasons.applies')} note={t('reasons.appliesNote', { count: of('applies').length })} rows={rows(of('applies'))} />
      <Group heading={t('reasons.overruled')} note={t('reasons.overruledNote')} rows={overruled} />
      <Group heading={t('reasons.notKnown')} note={t('reasons.notKnownNote')} rows={rows(of('notKnown'))} />
      <Group heading={t('reasons.doesNotApply')} note={t('reasons.doesNotApplyNote')} rows={rows(of('doesNotApply'))} />
      {withoutCause.length === 0 ? null : (
        <details className="part">
          <summary>{t('reasons.withoutCause', { count: withoutCause.length })}</summary>
          <ul className="classes">{rows(withoutCause)}</ul>
        </details>
      )}
    </div>
  )
}

type Decided = Pick<Override, 'category' | 'basis' | 'reason' | 'evidence'>

/** What was decided once, to be decided again upon the recipe as it is now. */
const keptOf = ({ category, basis, reason, evidence }: NonNullable<ToldClass['override']>): Decided => ({
  category,
  basis,
  reason,
  ...(evidence === null ? {} : { evidence }),
})

function Group({ heading, note, rows }: { heading: string; note: string; rows: ReactNode[] }): ReactElement | null {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section className="part" aria-labelledby={id}>
      <div className="part-head">
        <h2 id={id}>{heading}</h2>
        <p>{note}</p>
      </div>
      <ul className="classes">{rows}</ul>
    </section>
  )
}
