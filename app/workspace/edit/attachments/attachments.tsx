import { Download, Eye, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState, type ReactElement } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { attachmentEntry, attachmentStatuses, type AttachmentEntry, type attachmentList } from '../../../../shared/attachments.ts'
import { findLanguageByCode } from '../../../../shared/languages.ts'
import { fileErrorAddress } from '../../../../shared/links.ts'
import { ApiError } from '../../../api/api-error.ts'
import { createNumberFormat } from '../../../language/create-number-format.ts'
import { formatDate } from '../../../../shared/format-date.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { sayFailure } from '../../explain-failure.ts'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { isDownloadable, saveFile } from '../../frame/save-file.ts'
import { useLastAnswer, type Answer } from '../../frame/answer.ts'
import { useMay, useWorkspace } from '../../frame/workspace-context.tsx'
import { AttachmentUpload } from './attachment-upload.tsx'
import { PartHead } from '../../record/product-section.tsx'
import { Question } from './question.tsx'

/** Milliseconds (specification, section 9). */
const successDelay = 1000

interface AttachmentsProps {
  number: number
  title: string
  synonymId: number
  permalinkId: number
  listed: Answer<z.infer<typeof attachmentList>>
  /** Loads the list again. */
  onChanged: () => void
}

/** Files of a product: uploaded with progress, opened in a tab of their own or downloaded. */
export function Attachments({ number, title, synonymId, permalinkId, listed, onChanged }: AttachmentsProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const navigate = useNavigate()
  const mayEdit = useMay('editor')
  const interfaceLanguage = useInterfaceLanguage()
  const path = `/api/v1/products/${synonymId}/attachments`
  const { data, failure } = useLastAnswer(listed)
  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action()
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      // A file that one may not read has a page of its own (specification, section 6).
      if (thrown.status === 403) await navigate(fileErrorAddress({ id: permalinkId, interfaceLanguage }))
      else notify({ type: 'error', text: sayFailure(thrown, t, interfaceLanguage), delay: 5000 })
    }
  }
  const section = useRef<HTMLElement>(null)
  /** What can be brought back as long as the page is open. */
  const [deleted, setDeleted] = useState<readonly AttachmentEntry[]>([])
  const change = (action: () => Promise<unknown>) =>
    attempt(async () => {
      // Somebody else may have been faster: the list tells how it is, also where the action failed.
      await action().finally(onChanged)
    })
  const download = async (file: AttachmentEntry) => {
    if (isDownloadable(file.extension)) saveFile(await api.blob(file.link))
    else location.assign(api.address(file.link))
  }
  return (
    <section ref={section} tabIndex={-1} className="product-part" id="attachments" aria-labelledby="attachments-heading">
      <PartHead number={number} title={title} id="attachments" />
      {failure ? <LoadFailure error={failure} onRetry={onChanged} /> : null}
      {data && data.attachments.length === 0 ? <p className="meta">{t('products.noAttachments')}</p> : null}
      {data && data.attachments.length > 0 ? (
        <table className="table stack t-files" role="table">
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
                onDownload={() => void attempt(async () => download(file))}
                onStatus={(status) => void change(() => api.send('PATCH', `${path}/${file.id}`, attachmentEntry, { status }))}
                onDelete={() =>
                  change(async () => {
                    await api.send('DELETE', `${path}/${file.id}`, z.unknown())
                    setDeleted((before) => [...before, file])
                    // The row goes, and with it the button that has the focus.
                    section.current?.focus()
                  })
                }
              />
            ))}
          </tbody>
        </table>
      ) : null}
      <ul className="deleted-files" aria-live="polite">
        {deleted.map((file) => (
          <DeletedFile
            key={file.id}
            name={file.description}
            onRestore={() =>
              change(async () => {
                await api.send('POST', `${path}/${file.id}/restore`, attachmentEntry)
                notify({ type: 'success', text: t('attachments.restored', { name: file.description }), delay: successDelay })
                setDeleted((before) => before.filter(({ id }) => id !== file.id))
                section.current?.focus()
              })
            }
          />
        ))}
      </ul>
      {mayEdit ? <AttachmentUpload path={path} onUploaded={onChanged} /> : null}
    </section>
  )
}

/** While it is brought back its button keeps the focus, and a second press does nothing. */
function DeletedFile({ name, onRestore }: { name: string; onRestore: () => Promise<void> }): ReactElement {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const restore = async () => {
    if (busy) return
    setBusy(true)
    await onRestore()
    setBusy(false)
  }
  return (
    <li>
      <span>{t('attachments.deleted', { name })}</span>
      <button
        type="button"
        className="btn btn-quiet"
        aria-label={`${t('products.restore')}: ${name}`}
        aria-disabled={busy}
        onClick={() => void restore()}
      >
        <Undo2 className="i" />
        {t('products.restore')}
      </button>
    </li>
  )
}

interface FileRowProps {
  file: AttachmentEntry
  mayEdit: boolean
  onDownload: () => void
  onStatus: (status: string) => void
  onDelete: () => Promise<void>
}

function FileRow({ file, mayEdit, onDownload, onStatus, onDelete }: FileRowProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const [asking, setAsking] = useState(false)
  // Specification, section 9: bytes divided by 1000, three decimals.
  const kilobytes = createNumberFormat(useInterfaceLanguage(), {
    minimumFractionDigits: 3,
    maximumFractionDigits: 3,
    useGrouping: false,
  })
  const formatSize = (bytes: number) => kilobytes.format(bytes / 1000)
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
          <Dropdown
            className="file-status"
            label={`${column('status')}: ${file.description}`}
            value={file.status}
            options={attachmentStatuses.map((status) => ({ value: status, text: t(`attachments.status.${status}`) }))}
            onChoose={onStatus}
          />
        ) : (
          t(`attachments.status.${file.status}`)
        )}
      </td>
      <td role="cell" data-h={column('size')} className="r">
        {`${formatSize(file.size)}\u00a0KB`}
      </td>
      <td role="cell" data-h={column('added')}>
        <time dateTime={file.created}>{formatDate(file.created)}</time>
      </td>
      <td role="cell" data-h={column('actions')}>
        <span className="file-tools">
          {file.preview ? (
            <a
              className="btn btn-icon"
              href={api.address(file.link, { preview: 1 })}
              target="_blank"
              aria-label={t('attachments.preview', { name: file.description })}
            >
              <Eye className="i" />
            </a>
          ) : null}
          <button
            type="button"
            className="btn btn-icon"
            aria-label={t('attachments.download', { name: file.description })}
            onClick={onDownload}
          >
            <Download className="i" />
          </button>
          {mayEdit ? (
            <button
              type="button"
              className="btn btn-icon"
              aria-label={t('attachments.delete', { name: file.description })}
              aria-expanded={asking}
              onClick={() => setAsking(!asking)}
            >
              <Trash2 className="i" />
            </button>
          ) : null}
        </span>
        {asking ? (
          <Question
            text={t('attachments.deleteAsk', { name: file.description })}
            action={t('attachments.delete', { name: file.description })}
            onCancel={() => setAsking(false)}
            onConfirm={onDelete}
          />
        ) : null}
      </td>
    </tr>
  )
}
