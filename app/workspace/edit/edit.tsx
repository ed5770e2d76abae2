import { Redo2, Save, Undo2, Upload } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactElement } from 'react'
import { Link, useBeforeUnload, useParams, useSearchParams } from 'react-router'
import { draftAnswer, type DraftAnswer } from '../../../shared/editing.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { problemPageMeta } from '../../page-meta.ts'
import { pageRequest } from '../../server-context.ts'
import { useInterfaceLanguage, useTranslate } from '../../texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { useWorkspace } from '../workspace-context.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { EditingProvider, type Editing } from './edit-context.tsx'
import './edit.css'
import { findProblems } from './find-problems.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { asObject, asText, writePath } from './record-values.ts'
import { fieldLabel } from './field-parts.tsx'
import { SchemaField } from './schema-field.tsx'
import { shapeOf } from './schema-shape.ts'
import { useDraft, type Draft } from './use-draft.ts'
import type { Route } from './+types/edit.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('edit.title'))
}

/** Parts of the record in the order in which one fills them in. What the program itself keeps is not edited. */
const parts = [
  { key: 'identity', fields: ['name', 'variant', 'description', 'synonyms', 'ufi', 'uses', 'usesAdvisedAgainst'] },
  { key: 'companies', fields: ['supplier', 'producer', 'emergency'] },
  { key: 'hazards', fields: ['classification', 'labelElements', 'otherHazards'] },
  { key: 'composition', fields: ['composition'] },
  { key: 'measures', fields: ['firstAid', 'firefighting', 'accidentalRelease', 'handling', 'exposureControls'] },
  { key: 'parameters', fields: ['parameters', 'stability'] },
  { key: 'information', fields: ['toxicology', 'ecology', 'disposal', 'transport', 'regulatory', 'otherInformation'] },
  { key: 'technical', fields: ['technical', 'materials', 'formulationMixer'] },
  { key: 'settings', fields: ['documents', 'labelDefaults', 'brand'] },
] as const

const recordShape = shapeOf(productRecord)

/** Terms of the documents that name the choices of fields. */
const optionGroups = ['basis', 'compartment', 'concern', 'limitRemark', 'organism', 'population', 'property', 'route', 'species']

export function loader({ context }: Route.LoaderArgs) {
  const { user } = context.get(pageRequest)
  const { terms } = loadWording(user?.interfaceLanguage ?? 'en')
  return Object.fromEntries(
    Object.entries(terms).flatMap(([key, text]): [string, string][] => {
      const [group = '', option = ''] = key.split('.', 2)
      return optionGroups.includes(group) ? [[option, text]] : []
    }),
  )
}

export default function EditPage({ loaderData: optionNames }: Route.ComponentProps) {
  const t = useTranslate()
  const { synonymId = '' } = useParams()
  const { api } = useWorkspace()
  const { data, error, reload } = useLoad(synonymId, () => api.get(`/api/v1/products/${synonymId}/draft`, draftAnswer))
  if (error) return <LoadFailure error={error} onRetry={reload} />
  if (!data)
    return (
      <p className="meta" role="status">
        {t('app.loading')}
      </p>
    )
  return <Editor key={synonymId} synonymId={synonymId} begun={data} optionNames={optionNames} onReload={reload} />
}

interface EditorProps {
  synonymId: string
  begun: DraftAnswer
  optionNames: Readonly<Record<string, string>>
  onReload: () => void
}

function Editor({ synonymId, begun, optionNames, onReload }: EditorProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const draft = useDraft(synonymId, begun)
  const [search] = useSearchParams()
  const [publishing, setPublishing] = useState(false)
  const part = parts.find(({ key }) => key === search.get('part')) ?? parts[0]
  const problems = useMemo(() => findProblems(draft.record, t), [draft.record, t])
  const name = asText(asObject(draft.record).name)
  const { set } = draft
  const editing = useMemo<Editing>(() => {
    const below = (path: string) =>
      problems.filter((problem) => problem.path === path || problem.path.startsWith(`${path}.`) || problem.path.startsWith(`${path}[`))
    return {
      set,
      language,
      optionNames,
      problemsAt: (path) => problems.filter((problem) => problem.path === writePath(path)).map(({ reason }) => reason),
      countProblems: (path) => below(writePath(path)).length,
    }
    // `set` is made anew with every record, and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [problems, language, optionNames])
  useUndoKeys(draft)
  useBeforeUnload((event) => {
    if (draft.saving !== 'saved') event.preventDefault()
  })
  const fields = recordShape.kind === 'object' ? recordShape.fields : []
  const problemsOf = (names: readonly string[]) => names.reduce((sum, one) => sum + editing.countProblems([one]), 0)
  return (
    <EditingProvider value={editing}>
      <header className="head edit-head">
        <p className="over">
          <Link to="/app/products">{t('workspace.place.products')}</Link> ·{' '}
          <Link to={`/app/products/${synonymId}`}>{t('edit.toProduct')}</Link>
        </p>
        <div className="head-row">
          <h1>{name === '' ? t('edit.title') : name}</h1>
          <div className="btns">
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('edit.undo')}
              title={t('edit.undo')}
              disabled={!draft.canUndo}
              onClick={draft.undo}
            >
              <Undo2 className="i" />
            </button>
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('edit.redo')}
              title={t('edit.redo')}
              disabled={!draft.canRedo}
              onClick={draft.redo}
            >
              <Redo2 className="i" />
            </button>
            <button type="button" className="btn btn-primary" disabled={draft.saving !== 'saved'} onClick={() => setPublishing(true)}>
              <Upload className="i" />
              {t('edit.publish')}
            </button>
          </div>
        </div>
        <SavingLine draft={draft} problems={problems.length} />
      </header>
      {draft.failure ? (
        <Banner type="warning" role="alert">
          <p>{t(draft.failure.uiMessage)}</p>
          <p>{t('edit.keptOnDevice')}</p>
          <button type="button" className="btn" onClick={draft.saveNow}>
            <Save className="i" />
            {t('edit.saveNow')}
          </button>
        </Banner>
      ) : null}
      {draft.state.aside.length > 0 ? (
        <Banner type="extra">
          {t('edit.aside', { count: draft.state.aside.length, name: draft.state.aside[0]?.savedBy?.name ?? '' })}
        </Banner>
      ) : null}
      <div className="edit-doc">
        <nav className="edit-rail" aria-label={t('edit.parts')}>
          <ol>
            {parts.map(({ key, fields: names }, index) => {
              const wrong = problemsOf(names)
              return (
                <li key={key}>
                  <Link to={`?part=${key}`} replace preventScrollReset aria-current={key === part.key ? 'true' : undefined}>
                    <span className="n">{index + 1}</span>
                    <span>{t(`edit.part.${key}`)}</span>
                    {wrong > 0 ? <span className="wrong">{wrong}</span> : null}
                  </Link>
                </li>
              )
            })}
          </ol>
        </nav>
        <div className="edit-fields">
          <h2>{t(`edit.part.${part.key}`)}</h2>
          {part.fields.map((fieldName) => {
            const field = fields.find((one) => one.name === fieldName)
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
        </div>
        <aside className="edit-problems" aria-label={t('edit.problems')}>
          <h2>{t('edit.problems')}</h2>
          {problems.length === 0 ? <p className="meta">{t('edit.noProblems')}</p> : null}
          <ul>
            {problems.slice(0, 40).map(({ path, reason }) => (
              <li key={`${path} ${reason}`}>
                <Link to={`?part=${partOf(path)}`} replace preventScrollReset onClick={() => goToField(path)}>
                  {labelOfPath(path, t)}
                </Link>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      {draft.conflict ? <ConflictDialog conflict={draft.conflict} onRebase={draft.rebase} /> : null}
      {publishing ? (
        <PublishDialog
          synonymId={synonymId}
          revision={draft.state.revision}
          published={draft.state.published}
          onClose={() => setPublishing(false)}
          onPublished={() => {
            setPublishing(false)
            onReload()
          }}
        />
      ) : null}
    </EditingProvider>
  )
}

function SavingLine({ draft, problems }: { draft: Draft; problems: number }): ReactElement {
  const t = useTranslate()
  return (
    <p className="meta" role="status">
      {t(`edit.saving.${draft.saving}`)}
      {problems > 0 ? ` · ${t('edit.problemCount', { count: problems })}` : ''}
    </p>
  )
}

/** Ctrl-Z and Ctrl-Y over the whole record, unless a field takes them for its own letters. */
function useUndoKeys(draft: Draft): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) draft.redo()
      else draft.undo()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [draft])
}

function partOf(path: string): string {
  const [first = ''] = path.split(/[.[]/)
  return parts.find(({ fields }) => fields.some((name) => name === first))?.key ?? parts[0].key
}

/** Times that the page may need to show what is closed: a part, and entries in entries. */
const mostSteps = 8

/** After its part is shown, the field comes into view and takes the focus; closed entries on the way open one after another. */
function goToField(path: string, step = 0): void {
  setTimeout(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')].filter(({ dataset }) => path.startsWith(dataset.path ?? '?'))
    const field = fields.at(-1)
    const [, index] = /^\[(\d+)\]/.exec(path.slice((field?.dataset.path ?? '').length)) ?? []
    const entry = index === undefined ? null : field?.querySelector(`:scope > ol > li:nth-child(${Number(index) + 1}) details:not([open])`)
    if (entry instanceof HTMLDetailsElement && step < mostSteps) {
      entry.open = true
      goToField(path, step + 1)
      return
    }
    field?.scrollIntoView({ block: 'center' })
    field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
  }, 50)
}

function labelOfPath(path: string, t: ReturnType<typeof useTranslate>): string {
  return path
    .split('.')
    .map((piece) => {
      const [, name = '', index] = /^(\w+)(?:\[(\d+)\])?/.exec(piece) ?? []
      return index === undefined ? fieldLabel(t, name) : `${fieldLabel(t, name)} ${Number(index) + 1}`
    })
    .join(' › ')
}
