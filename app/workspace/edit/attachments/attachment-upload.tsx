import { Upload } from 'lucide-react'
import { use, useEffect, useId, useRef, useState, type ReactElement } from 'react'
import {
  attachmentCategories,
  attachmentEntry,
  attachmentExtensions,
  attachmentStatuses,
  largestAttachment,
} from '../../../../shared/attachments.ts'
import { languages } from '../../../../shared/languages.ts'
import { ApiError } from '../../../api/api-error.ts'
import { createNumberFormat } from '../../../language/create-number-format.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import type { DropdownOption } from '../../../ui/dropdown-panel.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { sayFailure } from '../../explain-failure.ts'
import { LeaveQuestion } from '../../frame/leave-question.tsx'
import { useLeaveBlocker } from '../../frame/use-leave-blocker.ts'
import { SignIns } from '../../frame/sign-ins.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'

/** Milliseconds (specification, section 9). */
const successDelay = 1000

/** What is said of a file, as long as nobody says anything else. */
const saidFirst = { category: 'other', language: '', status: 'draft' }

/** Adds a file with what is said of it, tells how much of it has left, and asks a person who leaves before all of it has. */
export function AttachmentUpload({ path, onUploaded }: { path: string; onUploaded: () => void }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const { api } = useWorkspace()
  const notify = useNotify()
  const form = useRef<HTMLFormElement>(null)
  const [sent, setSent] = useState<number | null>(null)
  const [said, setSaid] = useState(saidFirst)
  const [problem, setProblem] = useState<string | null>(null)
  // Anyone who has signed in again may send it once more.
  const signIns = use(SignIns)
  const [triedWith, setTriedWith] = useState(signIns)
  if (triedWith !== signIns) {
    setTriedWith(signIns)
    setProblem(null)
  }
  const blocker = useLeaveBlocker(sent !== null)
  const running = useRef<AbortController>(null)
  // Nobody would hear how it ended.
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (blocker.state !== 'blocked' || sent !== null) return
    // While somebody was asked, it ended: what failed is not left unseen.
    if (problem === null) blocker.proceed()
    else blocker.reset()
  }, [blocker, sent, problem])
  const upload = async () => {
    if (sent !== null) return
    const data = new FormData(form.current ?? undefined)
    const file = data.get('file')
    setProblem(null)
    if (!(file instanceof File) || file.name === '') return setProblem(t('reason.fileMissing'))
    if (file.size === 0) return setProblem(t('reason.fileEmpty'))
    if (file.size > largestAttachment) return setProblem(t('reason.fileTooLarge', { max: largestAttachment / 1_000_000 }))
    // The file comes last, behind what is said of it.
    data.delete('file')
    data.append('file', file, file.name)
    setSent(0)
    const stopping = new AbortController()
    running.current = stopping
    try {
      const { description } = await api.upload(path, attachmentEntry, data, setSent, stopping.signal)
      notify({ type: 'success', text: t('attachments.uploaded', { name: description }), delay: successDelay })
      form.current?.reset()
      setSaid(saidFirst)
      onUploaded()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!stopping.signal.aborted) setProblem(sayFailure(error, t, language))
    } finally {
      setSent(null)
    }
  }
  const choice = (name: 'category' | 'language' | 'status', options: readonly DropdownOption[]) => (
    <div className="field">
      <label htmlFor={id + name}>{t(`attachments.column.${name}`)}</label>
      <Dropdown
        id={id + name}
        name={name}
        value={said[name]}
        options={options}
        onChoose={(value) => setSaid((before) => ({ ...before, [name]: value }))}
      />
    </div>
  )
  return (
    <>
      <form
        ref={form}
        className="upload"
        aria-busy={sent !== null}
        onSubmit={(event) => {
          event.preventDefault()
          void upload()
        }}
      >
        {choice(
          'category',
          attachmentCategories.map((value) => ({ value, text: t(`attachments.category.${value}`) })),
        )}
        {choice('language', [{ value: '', text: '–' }, ...languages.map(({ code, name }) => ({ value: code, text: name, lang: code }))])}
        {choice(
          'status',
          attachmentStatuses.map((value) => ({ value, text: t(`attachments.status.${value}`) })),
        )}
        <div className="field">
          <label htmlFor={`${id}file`}>{t('attachments.column.file')}</label>
          <input id={`${id}file`} name="file" type="file" accept={attachmentExtensions.map((extension) => `.${extension}`).join()} />
        </div>
        {/* A button that is disabled would lose the focus, which the question before leaving gives back. */}
        <button className="btn" aria-disabled={sent !== null}>
          <Upload className="i" />
          {t(sent === null ? 'attachments.upload' : 'attachments.uploading')}
        </button>
        {sent === null ? null : <Progress part={sent} label={t('attachments.uploading')} />}
        <p className="msg msg-error" role="alert">
          {problem}
        </p>
      </form>
      {blocker.state === 'blocked' && sent !== null ? (
        <LeaveQuestion
          title={t('attachments.leave.title')}
          onLeave={() => {
            // At once: it could come to its end while the next page is loaded.
            running.current?.abort()
            blocker.proceed()
          }}
          onStay={() => blocker.reset()}
        >
          <p>{t('attachments.leave.text')}</p>
          <Progress part={sent} label={t('attachments.uploading')} />
        </LeaveQuestion>
      ) : null}
    </>
  )
}

function Progress({ part, label }: { part: number; label: string }): ReactElement {
  const { format } = createNumberFormat(useInterfaceLanguage(), { style: 'percent' })
  return (
    <span className="upload-progress">
      <progress value={part} aria-label={label} />
      <span className="meta">{format(part)}</span>
    </span>
  )
}
