import { useMemo, useState, type ReactElement } from 'react'
import { Link, useSearchParams, useSubmit, type ShouldRevalidateFunctionArgs } from 'react-router'
import { draftAnswer, type DraftAnswer, type DraftConflict } from '../../../shared/editing.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { ApiError } from '../../api/api-error.ts'
import { chooseLanguage } from '../../page/choose-language.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useSidebar } from '../../ui/sidebars.tsx'
import '../../ui/form.css'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { openPage } from '../frame/tab.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { AfterPublishing } from './publish/after-publishing.tsx'
import { AsideDialog } from './compare/aside-dialog.tsx'
import { CheckPart } from './checking/check-part.tsx'
import { ConflictDialog } from './compare/conflict-dialog.tsx'
import { DiscardDialog } from './draft/discard-dialog.tsx'
import { EditingProvider, type Editing } from './draft/edit-context.tsx'
import { EditHead } from './edit-head.tsx'
import { parts } from './edit-parts.ts'
import { countryAt } from './fields/country-at.ts'
import './edit.css'
import { addServerProblems, findProblems } from './find-problems.ts'
import { KeptDraftsBanner } from './draft/kept-drafts-banner.tsx'
import { LeaveGuard } from './draft/leave-guard.tsx'
import { NotSaved } from './draft/not-saved.tsx'
import { nameOptions } from './name-options.server.ts'
import { PartList } from './part-list.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishDialog } from './publish/publish-dialog.tsx'
import { asList, asObject, asText, writePath, type RecordValue } from '../record/record-values.ts'
import { PropertiesPart } from './properties/properties-part.tsx'
import { SheetWordsProvider } from './properties/sheet-words-context.ts'
import { sheetWords } from './properties/sheet-words.server.ts'
import { MixerTable, SubstancesTable } from './record-tables.tsx'
import { optionKey } from './fields/option-key.ts'
import { StepTabs } from '../frame/step-tabs.tsx'
import { SchemaField } from './fields/schema-field.tsx'
import { shapeOf } from '../../../shared/record/schema-shape.ts'
import { useDraft } from './draft/use-draft.ts'
import { useFromTheTop, useOpenedPlace } from './use-from-the-top.ts'
import { useKeptDrafts } from './draft/use-kept-drafts.ts'
import { useUndoKeys } from './draft/use-undo-keys.ts'
import type { Route } from './+types/edit.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('edit.title'))
}

const recordShape = shapeOf(productRecord)

export function loader({ request, context }: Route.LoaderArgs) {
  const chosen = chooseLanguage({ request, context })
  const language = isLanguageCode(chosen) ? chosen : 'en'
  return { optionNames: nameOptions(language), words: sheetWords(language) }
}

/** The draft with which an editor begins. */
export async function clientLoader({ params: { synonymId }, request, serverLoader }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  const [named, begun] = await Promise.all([serverLoader(), api.get(`/api/v1/products/${synonymId}/draft`, draftAnswer)])
  return { ...named, begun }
}
clientLoader.hydrate = true as const

/** Begins anew with what the server has. */
export const clientAction = () => null

/** Once it has begun, nothing is loaded again unless that is asked for, not after signing in either: the editor has newer, and going from part to part needs no connection. */
export function shouldRevalidate({ formMethod, currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === 'POST' || currentParams['synonymId'] !== nextParams['synonymId']
}

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.dossier.over" back={{ address: '/app/products', text: 'problem.toProductList' }} />
}

export default function EditPage({ params: { synonymId }, loaderData: { begun, optionNames, words } }: Route.ComponentProps) {
  const [visit, setVisit] = useState({ begun, turn: 0 })
  if (visit.begun !== begun) setVisit({ begun, turn: visit.turn + 1 })
  return (
    <SheetWordsProvider value={words}>
      <Editor key={visit.turn} synonymId={synonymId} begun={begun} optionNames={optionNames} />
    </SheetWordsProvider>
  )
}

interface EditorProps {
  synonymId: string
  begun: DraftAnswer
  optionNames: Readonly<Record<string, string>>
}

function Editor({ synonymId, begun, optionNames }: EditorProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const beginAnew = useSubmit()
  const kept = useKeptDrafts(begun.permalinkId)
  const draft = useDraft(synonymId, begun, kept.own)
  const [search] = useSearchParams()
  const [dialog, setDialog] = useState<'publish' | 'discard' | 'aside' | null>(null)
  const [publishedVersion, setPublishedVersion] = useState<number | null>(null)
  const closeDialog = () => setDialog(null)
  const isWithdrawn = draft.state.status === 'withdrawn'
  const part = parts.find(({ key }) => key === search.get('part')) ?? parts[0]
  const problems = useMemo(
    () => addServerProblems(findProblems(draft.record, t, language), draft.state.problems, t, language),
    [draft.record, draft.state.problems, t, language],
  )
  const name = asText(asObject(draft.record).name)
  const fieldsFromTop = useFromTheTop(part.key)
  useOpenedPlace(search.get('place'))
  const { set } = draft
  const { synonyms } = asObject(draft.record)
  const names = useMemo(() => ({ ...optionNames, ...nameProductCodes(synonyms) }), [optionNames, synonyms])
  const editing = useMemo<Editing>(() => {
    const below = (path: string) =>
      problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`) || problem.path.startsWith(`${path}[`))
    return {
      set,
      language,
      optionNames: names,
      problemsAt: (path) => problems.filter((problem) => problem.path === writePath(path)).map(({ reason }) => reason),
      countProblems: (path) => below(writePath(path)).length,
      countryAt: (path) => countryAt(draft.record, path),
    }
    // `set` is made anew with every record, and does the same; problems are found anew with every record.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problems, language, names])
  useUndoKeys(draft)
  // Beside what the check has found, “None: the record is complete” would contradict it.
  const saysNothing = part.key === 'check' && problems.length === 0
  const left = useSidebar('left')
  const right = useSidebar('right')
  const meetConflict = (conflict: DraftConflict) => {
    closeDialog()
    draft.meetConflict(conflict)
  }
  const goOnAfterPublishing = async () => {
    try {
      draft.beginAnew(await api.get(`/api/v1/products/${synonymId}/draft`, draftAnswer))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Going on upon the revision before would end in a conflict with oneself.
      await beginAnew(null, { method: 'post' })
    }
  }
  const fields = recordShape.kind === 'object' ? recordShape.fields : []
  const problemsOf = (names: readonly string[]) => names.reduce((sum, one) => sum + editing.countProblems([one]), 0)
  return (
    <EditingProvider value={editing}>
      <EditHead
        synonymId={synonymId}
        name={name}
        draft={draft}
        problems={problems.length}
        onDiscard={() => setDialog('discard')}
        onPublish={() => setDialog('publish')}
      />
      {part.key === 'check' ? <StepTabs synonymId={synonymId} notes={{}} /> : null}
      {isWithdrawn ? (
        <Banner type="warning">
          <p>
            {t('edit.withdrawn')} <Link to={`/app/products/${synonymId}`}>{t('edit.toProduct')}</Link>
          </p>
        </Banner>
      ) : null}
      <NotSaved draft={draft} keptAs={kept.own} />
      {publishedVersion === null ? null : (
        <AfterPublishing
          permalinkId={begun.permalinkId}
          version={publishedVersion}
          hasLabel={asObject(asObject(draft.record).documents).label !== false}
          hasPoster={asObject(asObject(draft.record).documents).safetyInstructions !== false}
          onClose={() => setPublishedVersion(null)}
        />
      )}
      <KeptDraftsBanner
        left={kept.left}
        isSaved={draft.saving === 'saved'}
        onTake={(left) => {
          kept.withdraw(left)
          draft.takeKept(left)
        }}
        onDismiss={kept.dismiss}
      />
      {draft.state.aside.length > 0 ? (
        <Banner type="extra">
          <p>
            {t('edit.aside', { count: draft.state.aside.length, name: draft.state.aside[0]?.savedBy?.name ?? t('edit.conflict.somebody') })}
          </p>
          <button type="button" className="btn" onClick={() => setDialog('aside')}>
            {t('edit.aside.show')}
          </button>
        </Banner>
      ) : null}
      <div className={`edit-doc${left.isFolded ? ' is-left-folded' : ''}${right.isFolded || saysNothing ? ' is-right-folded' : ''}`}>
        <PartList current={part.key} countProblems={problemsOf} />
        <section className="edit-fields" aria-labelledby="edit-part" ref={fieldsFromTop}>
          <h2 id="edit-part">{t(`edit.part.${part.key}`)}</h2>
          {part.key === 'composition' ? <SubstancesTable value={asObject(draft.record).composition} /> : null}
          {part.fields.map((fieldName) => {
            const field = fields.find((one) => one.name === fieldName)
            if (fieldName === 'parameters') return <PropertiesPart key={fieldName} synonymId={synonymId} record={draft.record} />
            return field ? (
              <SchemaField
                key={fieldName}
                name={fieldName}
                shape={field.shape}
                optional={field.optional}
                path={[fieldName]}
                value={asObject(draft.record)[fieldName]}
              />
            ) : null
          })}
          {part.key === 'check' ? (
            <CheckPart synonymId={synonymId} draft={draft} problems={problems} onPublish={() => setDialog('publish')} />
          ) : null}
          {part.key === 'technical' ? <MixerTable value={asObject(draft.record).formulationMixer} /> : null}
        </section>
        <ProblemList problems={problems} isBeside={!saysNothing} />
      </div>
      <LeaveGuard draft={draft} keptAs={kept.own} />
      {draft.conflict ? (
        <ConflictDialog
          conflict={draft.conflict}
          isOutdated={draft.isConflictOutdated}
          onAskAgain={draft.askConflictAgain}
          onRebase={draft.rebase}
        />
      ) : null}
      {dialog === 'publish' ? (
        <PublishDialog
          synonymId={synonymId}
          permalinkId={begun.permalinkId}
          revision={draft.state.revision}
          published={draft.state.published}
          isWithdrawn={isWithdrawn}
          problems={problems}
          onClose={closeDialog}
          onPublished={async (version) => {
            await goOnAfterPublishing()
            setPublishedVersion(version)
            closeDialog()
          }}
          onConflict={meetConflict}
        />
      ) : null}
      {dialog === 'discard' ? (
        <DiscardDialog
          synonymId={synonymId}
          revision={draft.state.revision}
          onClose={closeDialog}
          onDiscarded={(answer) => {
            closeDialog()
            draft.takeOver(answer)
          }}
          onConflict={meetConflict}
        />
      ) : null}
      {dialog === 'aside' && draft.state.aside.length > 0 ? (
        <AsideDialog
          synonymId={synonymId}
          aside={draft.state.aside}
          onTake={(record) => {
            closeDialog()
            draft.replace(record)
          }}
          onDismissed={(revision) => {
            if (draft.state.aside.length === 1) closeDialog()
            draft.forgetAside(revision)
          }}
          onClose={closeDialog}
        />
      ) : null}
    </EditingProvider>
  )
}

/** Product codes are chosen by what is printed, and not by the numbers that they have in the record. */
function nameProductCodes(synonyms: RecordValue): Record<string, string> {
  const codes = asList(synonyms).flatMap((synonym) => asList(asObject(synonym).productCodes).map(asObject))
  return Object.fromEntries(codes.map(({ id, code }) => [optionKey('productCodeIds', String(id)), asText(code)]))
}
