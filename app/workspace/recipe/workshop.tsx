import { useCallback, useMemo, useState, type ReactElement } from 'react'
import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { libraryClasses, type LibraryClasses } from '../../../shared/recipe/library-classes.ts'
import { recipeAnswer, type RecipeAnswer } from '../../../shared/recipe/recipe.ts'
import { requestOfRecipe } from '../../../shared/recipe/request-of-recipe.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useWhenReleased } from '../../ui/use-when-released.ts'
import { KeptDraftsBanner } from '../edit/draft/kept-drafts-banner.tsx'
import { LeaveGuard } from '../edit/draft/leave-guard.tsx'
import { NotSaved } from '../edit/draft/not-saved.tsx'
import { useKeptDrafts } from '../edit/draft/use-kept-drafts.ts'
import { useUndoKeys } from '../edit/draft/use-undo-keys.ts'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { StepTabs, type StepKey, type StepNotes } from '../frame/step-tabs.tsx'
import { openPage } from '../frame/tab.ts'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { formatEnds } from './format-share.ts'
import { NotStepped } from './not-stepped.tsx'
import { RecipeConflict } from './recipe-conflict.tsx'
import { useClassification } from './use-classification.ts'
import { useReloadedStep } from './use-reloaded-step.ts'
import { useRecipe } from './use-recipe.ts'
import { WorkshopHead } from './workshop-head.tsx'
import { WorkshopProvider, type Workshop as SharedWorkshop } from './workshop-context.ts'
import './workshop.css'
import type { Route } from './+types/workshop.ts'

/** Of a product that is not there; otherwise each step has its own. */
export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.recipe'))
}

export async function clientLoader({ params: { synonymId }, request }: Route.ClientLoaderArgs): Promise<RecipeAnswer> {
  const { api } = await openPage(request)
  return api.get(`/api/v1/products/${synonymId}/recipe`, recipeAnswer)
}

/** Once it is there nothing is loaded again, not after signing in either: the page has newer. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams['synonymId'] !== nextParams['synonymId']
}

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.dossier.over" back={{ address: '/app/products', text: 'problem.toProductList' }} />
}

/** The steps from a recipe to a sheet share one recipe: a person who goes from one to the next has it, with everything that can be taken back. */
export default function WorkshopRoute({ params: { synonymId }, loaderData: begun }: Route.ComponentProps): ReactElement {
  return <Workshop key={synonymId} synonymId={synonymId} begun={begun} />
}

const nothing: LibraryClasses = []

/** Going from step to step leaves nothing: the recipe goes on being saved. */
const areSteps = (pathname: string, other: string) => stepOf.test(other) && pathname.replace(stepOf, '') === other.replace(stepOf, '')
const stepOf = /\/(?:recipe|classification|proposals)$/

function Workshop({ synonymId, begun }: { synonymId: string; begun: RecipeAnswer }): ReactElement {
  const t = useTranslate()
  const kept = useKeptDrafts(begun.permalinkId, 'recipe')
  const draft = useRecipe(synonymId, begun, kept.own, useReloadedStep())
  useUndoKeys(draft)
  const { recipe, state, saving, change } = draft
  const [notes, setNotes] = useState<StepNotes>({})
  const whenReleased = useWhenReleased()
  // A note moves the steps behind it: one that is being pressed would be missed.
  const setNote = useCallback(
    (step: StepKey, text: string | null) => whenReleased(() => setNotes((before) => ({ ...before, [step]: text ?? undefined }))),
    [whenReleased],
  )
  const request = useMemo(() => requestOfRecipe(recipe), [recipe])
  const judged = useClassification(request.body)
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const { data } = useAnswer('library classes', (signal) => api.until(signal).get('/api/v1/library/classes', libraryClasses))
  const library = data ?? nothing
  const { permalinkId } = begun
  const shared = useMemo<SharedWorkshop>(
    () => ({ synonymId, permalinkId, setNote, recipe, state, saving, change, request, judged, library }),
    [synonymId, permalinkId, setNote, recipe, state, saving, change, request, judged, library],
  )
  return (
    <WorkshopProvider value={shared}>
      <WorkshopHead synonymId={synonymId} draft={draft} />
      <StepTabs
        synonymId={synonymId}
        notes={{ ...notes, ...(recipe.rows.length === 0 ? {} : { recipe: `${formatEnds(request.sum, language)} %` }) }}
      />
      <NotSaved draft={draft} keptAs={kept.own} />
      {draft.stepFailure ? <NotStepped failure={draft.stepFailure} /> : null}
      <KeptDraftsBanner
        left={kept.left}
        isSaved={saving === 'saved'}
        onTake={(left) => {
          kept.withdraw(left)
          draft.takeKept(left, t('recipe.change.kept'))
        }}
        onDismiss={kept.dismiss}
      />
      <Outlet />
      <LeaveGuard draft={draft} keptAs={kept.own} isSame={areSteps} />
      {draft.conflict ? <RecipeConflict theirs={draft.conflict} mine={recipe} fits={draft.both !== null} onDecide={draft.decide} /> : null}
    </WorkshopProvider>
  )
}
