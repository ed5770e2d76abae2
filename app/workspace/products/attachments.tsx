import { Download, Eye, Trash2, Upload } from 'lucide-react'
import { useId, useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import {
  attachmentCategories,
  attachmentEntry,
  attachmentExtensions,
  attachmentList,
  attachmentStatuses,
  largestAttachment,
  type AttachmentEntry,
} from '../../../shared/attachments.ts'
import { findLanguageByCode } from '../../../shared/languages.ts'
import { ApiError } from '../../api-error.ts'
import { formatDate } from '../../format-date.ts'
import { useTranslate } from '../../texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { useMay, useWorkspace } from '../workspace-context.tsx'
import { PartHead } from './product-section.tsx'

/** Files of a product: uploaded with progress, opened in a tab of their own or downloaded. */
export function Attachments({ number, title, synonymId }: { number: number; title: string; synonymId: number }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const navigate = useNavigate()
  const mayEdit = useMay('editor')
  const path = `/api/v1/products/${synonymId}/attachments`
  const { data, error, reload } = useLoad(path, () => api.get(path, attachmentList))
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action()
      reload()
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      // A file that one may not read has a page of its own (specification, section 6).
      if (thrown.status === 403) await navigate('/p/fileerror')
      else notify({ type: 'error', text: t(thrown.uiMessage), delay: 5000 })
    }
  }
  return (
    <section className="product-part" id="attachments" aria-labelledby="attachments-heading">
      <PartHead number={number} title={title} id="attachments" />
      {error ? <LoadFailure error={error} onRetry={reload} /> : null}
      {data && data.attachments.length === 0 ? <p className="meta">{t('products.noAttachments')}</p> : null}
      {data && data.attachments.length > 0 ? (
        <table className="table stack" role="table">
          <caption className="vh">{title}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {['file', 'category', 'language', 'status', 'size', 'added', 'actions'].map((column) => (
                <th key={column} role="columnheader" scope="col" className={column === 'size' ? 'r' : undefined}>
                  {t(`attachments.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {data.attachments.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                mayEdit={mayEdit}
                onStatus={(status) =>
                  void attempt(() => api.send('PATCH', `${path}/${file.id}`, z.union([attachmentEntry, z.unknown()]), { status }))
                }
                onDelete={() => void attempt(() => api.send('DELETE', `${path}/${file.id}`, z.unknown()))}
              />
            ))}
          </tbody>
        </table>
      ) : null}
      {mayEdit ? <UploadForm path={path} onUploaded={reload} /> : null}
    </section>
  )
}

interface FileRowProps {
  file: AttachmentEntry
  mayEdit: boolean
  onStatus: (status: string) => void
  onDelete: () => void
}

function FileRow({ file, mayEdit, onStatus, onDelete }: FileRowProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const column = (name: string) => t(`attachments.column.${name}`)
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className="lead">
        {file.description}
      </th>
      <td role="cell" data-h={column('category')}>
        {t(`attachments.category.${file.category}`)}
      </td>
      <td role="cell" data-h={column('language')}>
        {file.lang_code === null ? '–' : findLanguageByCode(file.lang_code)?.name}
      </td>
      <td role="cell" data-h={column('status')}>
        {mayEdit ? (
          <select
            className="input"
            aria-label={`${column('status')}: ${file.description}`}
            value={file.status}
            onChange={({ currentTarget }) => onStatus(currentTarget.value)}
          >
            {attachmentStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`attachments.status.${status}`)}
              </option>
            ))}
          </select>
        ) : (
          t(`attachments.status.${file.status}`)
        )}
      </td>
      <td role="cell" data-h={column('size')} className="r">
        {/* Specification, section 9: bytes divided by 1000, three decimals. */}
        {`${(file.size / 1000).toFixed(3)}\u00a0KB`}
      </td>
      <td role="cell" data-h={column('added')}>
        <time dateTime={file.created}>{formatDate(file.created)}</time>
      </td>
      <td role="cell" data-h={column('actions')}>
        <span className="entry-tools">
          {file.preview ? (
            <a
              className="btn btn-icon"
              href={api.address(file.link, { preview: 1 })}
              target="_blank"
              rel="noreferrer"
              aria-label={t('attachments.preview', { name: file.description })}
            >
              <Eye className="i" />
            </a>
          ) : null}
          <a className="btn btn-icon" href={api.address(file.link)} aria-label={t('attachments.download', { name: file.description })}>
            <Download className="i" />
          </a>
          {mayEdit ? (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('attachments.delete', { name: file.description })}
              onClick={onDelete}
            >
              <Trash2 className="i" />
            </button>
          ) : null}
        </span>
      </td>
    </tr>
  )
}

function UploadForm({ path, onUploaded }: { path: string; onUploaded: () => void }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const form = useRef<HTMLFormElement>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const upload = async () => {
    const data = new FormData(form.current ?? undefined)
    const file = data.get('file')
    setProblem(null)
    if (!(file instanceof File) || file.size === 0) return setProblem(t('attachments.fileNeeded'))
    if (file.size > largestAttachment) return setProblem(t('attachments.tooLarge', { most: largestAttachment / 1_000_000 }))
    // The file comes last, behind what is said of it.
    data.delete('file')
    data.append('file', file, file.name)
    setBusy(true)
    try {
      await api.send('POST', path, z.unknown(), data)
      form.current?.reset()
      onUploaded()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem([t(error.uiMessage), ...error.fields.map(({ reason }) => reason)].join(' '))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      ref={form}
      className="upload"
      onSubmit={(event) => {
        event.preventDefault()
        void upload()
      }}
    >
      <div className="field">
        <label htmlFor={`${id}category`}>{t('attachments.column.category')}</label>
        <select className="input" id={`${id}category`} name="category" defaultValue="other">
          {attachmentCategories.map((category) => (
            <option key={category} value={category}>
              {t(`attachments.category.${category}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}file`}>{t('attachments.column.file')}</label>
        <input
          className="input"
          id={`${id}file`}
          name="file"
          type="file"
          accept={attachmentExtensions.map((extension) => `.${extension}`).join()}
        />
      </div>
      <button className="btn" disabled={busy}>
        <Upload className="i" />
        {t(busy ? 'attachments.uploading' : 'attachments.upload')}
      </button>
      {busy ? <progress aria-label={t('attachments.uploading')} /> : null}
      <p className="msg msg-error" role="alert">
        {problem}
      </p>
    </form>
  )
}
