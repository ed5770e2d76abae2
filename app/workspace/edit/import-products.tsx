import { FileDown } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { importAnswer, type ImportAnswer } from '../../../shared/record-sheets/import-answer.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { ImportProblems, ImportReport, SameNames } from './import-report.tsx'
import './import-products.css'
import type { Route } from './+types/import-products.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('tables.title'))
}

interface Sending {
  file: File
  isElsewhere: boolean
  isDryRun: boolean
}

/** Products come in as tables: what a file would change is shown first, and stored only when somebody says so. */
export default function ImportProducts(): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const mayEdit = useMay('editor')
  const { api } = useWorkspace()
  const [file, setFile] = useState<File | null>(null)
  const [isElsewhere, setIsElsewhere] = useState(false)
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [isOver, setIsOver] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: ({ file: sent, isElsewhere: isFromElsewhere, isDryRun }: Sending) => {
      const data = new FormData()
      data.append('file', sent, sent.name)
      const address = `/api/v1/products/import?numbers=${isFromElsewhere ? 'elsewhere' : 'here'}&dry_run=${isDryRun ? 1 : 0}`
      return api.upload(address, importAnswer, data, () => undefined, new AbortController().signal)
    },
    onDone: setAnswer,
  })
  const take = (next: File | null | undefined, from = isElsewhere) => {
    if (busy) return
    setIsElsewhere(from)
    if (!next) return
    setFile(next)
    setAnswer(null)
    forget()
    void run({ file: next, isElsewhere: from, isDryRun: true })
  }
  const drafts = answer === null ? 0 : answer.added + answer.changed
  const isOfFile = failure !== null && (failure.status === 400 || failure.status === 409) && failure.reasons.length > 0
  /** What a file that was exported elsewhere is refused for where it is taken for one of this workgroup. */
  const hasUnknownNumbers = isOfFile && !isElsewhere && failure.reasons.some(({ code }) => code === 'notFound')
  const template = (format: 'xlsx' | 'csv') => api.address('/api/v1/products/template', { format, lang: language })
  const all = (format: 'xlsx' | 'csv') => api.address('/api/v1/products/export', { format, lang: language })
  if (!mayEdit) return <Banner type="error">{t('app.ERROR_MESSAGE_RESOURCE_UNAUTHORIZED_FEATURE_FLAG')}</Banner>
  return (
    <>
      <header className="head">
        <h1>{t('tables.title')}</h1>
      </header>
      <p>{t('tables.intro')}</p>
      <div
        className={isOver ? 'drop-file is-over' : 'drop-file'}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <label htmlFor={`${id}file`}>{t('attachments.column.file')}</label>
        <input
          id={`${id}file`}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.zip"
          disabled={busy}
          onChange={({ currentTarget }) => {
            take(currentTarget.files?.[0])
            // The same file may be chosen again once it is mended.
            currentTarget.value = ''
          }}
        />
        {file ? <p className="meta">{file.name}</p> : null}
        <label className="choice">
          <input
            type="checkbox"
            checked={isElsewhere}
            disabled={busy}
            aria-describedby={`${id}elsewhere`}
            onChange={({ currentTarget }) => take(file, currentTarget.checked)}
          />
          <span>{t('tables.elsewhere')}</span>
        </label>
        <p className="meta" id={`${id}elsewhere`}>
          {t('tables.elsewhereHint')}
        </p>
      </div>
      <Downloads label={t('tables.template')} address={template} />
      <Downloads label={t('tables.all')} address={all} />
      <div aria-busy={busy}>
        {busy ? <p role="status">{t('tables.reading')}</p> : null}
        {failure && !isOfFile && file ? (
          <LoadFailure error={failure} onRetry={() => void run({ file, isElsewhere, isDryRun: answer === null })} />
        ) : null}
        {failure && isOfFile ? (
          <ImportProblems reasons={failure.reasons}>
            {hasUnknownNumbers ? (
              <button type="button" className="btn" onClick={() => take(file, true)}>
                {t('tables.elsewhere')}
              </button>
            ) : null}
          </ImportProblems>
        ) : null}
        {answer && !failure ? (
          <>
            <SameNames answer={answer} />
            {answer.stored ? (
              <Banner type="success">
                <p>{t('tables.done', { count: drafts })}</p>
              </Banner>
            ) : drafts === 0 ? (
              <p>
                <b>{t('tables.nothing')}</b>
              </p>
            ) : (
              <p>
                <button
                  type="button"
                  className="btn btn-primary"
                  disabled={busy}
                  onClick={() => file && void run({ file, isElsewhere, isDryRun: false })}
                >
                  {t('tables.confirm', { count: drafts })}
                </button>
              </p>
            )}
            <ImportReport answer={answer} />
          </>
        ) : null}
      </div>
    </>
  )
}

function Downloads({ label, address }: { label: string; address: (format: 'xlsx' | 'csv') => string }): ReactElement {
  return (
    <p className="table-downloads">
      <span>{label}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <a key={format} className="btn btn-quiet" href={address(format)} aria-label={`${label}: ${format.toUpperCase()}`}>
          <FileDown className="i" />
          {format.toUpperCase()}
        </a>
      ))}
    </p>
  )
}
