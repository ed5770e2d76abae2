import { useEffect, useEffectEvent, useId, useState, type ReactElement } from 'react'
import { z } from 'zod'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { publishAnswer, publishPreview, type DraftConflict, type DraftState } from '../../../../shared/editing.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { ApiError } from '../../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import '../../../ui/form.css'
import { useNotify } from '../../../ui/notifications.tsx'
import { DecisionClose } from '../../../ui/decision-close.tsx'
import { DecisionFooter } from '../../../ui/decision-footer.tsx'
import { WorkingDialog } from '../../../ui/working-dialog.tsx'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { readIdentityReport } from '../../record/read-identity-report.ts'
import { useAnswer, useCall } from '../../frame/use-call.ts'
import { useTyped } from '../../frame/use-typed.ts'
import { localDay } from '../fields/date/calendar-days.ts'
import { DateField } from '../fields/date/date-field.tsx'
import { isDay } from '../fields/date/read-date.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { addServerProblems, type RecordProblem } from '../find-problems.ts'
import { findToOverrule } from '../checking/group-findings.ts'
import { useDraftCheck } from '../checking/use-draft-check.ts'
import { OpenFindings, overruleReasons, readOverrules } from './open-findings.tsx'
import { readFindingReport, withRefused } from './read-finding-report.ts'
import { IdentityQuestions, readConfirmations, useIdentityAnswers } from './identity-questions.tsx'
import { ComingDocuments } from './coming-documents.tsx'
import { PublishPreviewView } from './publish-preview.tsx'
import { ReasonField } from './reason-field.tsx'
import { Problems } from '../fields/field-parts.tsx'
import { readConflict } from '../draft/use-draft.ts'

interface PublishDialogProps {
  synonymId: string
  permalinkId: number
  revision: number
  published: DraftState['published']
  isWithdrawn: boolean
  /** What keeps the record from being published, as the editor says it. */
  problems: readonly RecordProblem[]
  onClose: () => void
  /** The dialog stays until the editor has what was published before it. */
  onPublished: (version: number) => Promise<void>
  onConflict: (conflict: DraftConflict) => void
}

/** Why, in the words of the person who publishes, and why against what the check found. */
const saidOfVersion = z.object({ reason: z.string(), overrules: overruleReasons })
/** Milliseconds (specification, section 9). */
const successDelay = 1000

/** What changes against the last version, in words, the reason, and the day; then the version is frozen for good. */
export function PublishDialog({
  synonymId,
  permalinkId,
  revision,
  published,
  isWithdrawn,
  problems,
  onClose,
  onPublished,
  onConflict,
}: PublishDialogProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const notify = useNotify()
  const { api } = useWorkspace()
  const [documents, setDocuments] = useState<readonly ('sds' | 'tds')[]>(['sds'])
  const [date, setDate] = useState(() => localDay(new Date()))
  // What is said here stays when the dialog goes, by a slip, with the page, or since somebody else has saved.
  const said = useTyped(`publish ${permalinkId}`, saidOfVersion, () => ({ reason: '', overrules: {} }))
  const { reason, overrules: overruled } = said.value
  const answers = useIdentityAnswers(`identities ${permalinkId}`)
  const [shownIn, setShownIn] = useState<LanguageCode>(language)
  const {
    data,
    failure: error,
    again,
  } = useAnswer(`${synonymId} ${revision} ${shownIn}`, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/publish/preview`, publishPreview, { language: shownIn, revision }),
  )
  // Somebody else saved meanwhile: what they wrote is not what one is about to publish.
  const tell = useEffectEvent((refusal: ApiError | null) => {
    const conflict = refusal && readConflict(refusal)
    if (conflict) onConflict(conflict)
  })
  useEffect(() => tell(error), [error])
  const checked = useDraftCheck(synonymId, revision)
  // Of this revision: another one has errors of its own.
  const [refused, setRefused] = useState<{ revision: number; findings: readonly DraftFinding[] }>({ revision, findings: [] })
  const open = findToOverrule(withRefused(checked.data?.findings ?? [], refused.revision === revision ? refused.findings : []))
  const overrules = readOverrules(open, overruled)
  // The day of the revision alone makes no new version of what readers have already.
  const isUnchanged = data?.differences?.length === 0 && documents.every((kind) => published.some((one) => one.kind === kind))
  const needsReason = published.some(({ kind }) => documents.includes(kind))
  const confirmations = readConfirmations(data?.sharedIdentities ?? [], answers)
  const missing = (name: string) => `${t(name)}: ${t('reason.missing')}`
  const findWait = (): string | null => {
    if (isWithdrawn) return t('edit.withdrawn')
    if (data === null) return t(error ? error.uiMessage : 'app.loading')
    if (data.problems.length > 0) return t('edit.problemCount', { count: data.problems.length })
    // Where the check does not answer, the server asks it once more when it is to publish.
    if (checked.data === null && !checked.failure) return t('check.checking')
    if (open.length > overrules.length) return t('edit.problemCount', { count: open.length - overrules.length })
    if (confirmations === null) return missing('identity.reason')
    if (documents.length === 0) return missing('edit.documents')
    if (isUnchanged) return t('reason.nothingChanged')
    if (!isDay(date)) return `${t('edit.date')}: ${t('reason.date')}`
    return needsReason && reason.trim() === '' ? missing('edit.reason') : null
  }
  const {
    busy,
    failure,
    run: publish,
  } = useCall({
    action: () =>
      api.send('POST', `/api/v1/products/${synonymId}/publish`, publishAnswer, {
        revision,
        date,
        documents,
        confirmations,
        overrules,
        ...(reason.trim() === '' ? {} : { reason: { text: { [language]: reason.trim() } } }),
      }),
    onDone: async ({ versions }) => {
      // The safety data sheet is what others have older versions of.
      const { number } = versions.find(({ kind }) => kind === 'sds') ?? versions[0] ?? { number: 1 }
      notify({ type: 'success', text: t('edit.published', { version: number }), delay: successDelay })
      said.forget()
      answers.forget()
      await onPublished(number)
    },
    onFailure: (refusal) => {
      // What was overruled of it by now is refused no more, and is overruled with the others again.
      setRefused((before) => ({
        revision,
        findings: withRefused(before.revision === revision ? before.findings : [], readFindingReport(refusal)),
      }))
      const conflict = readConflict(refusal)
      if (conflict) onConflict(conflict)
      // Another product got the same code since the dialog was opened.
      else if (readIdentityReport(refusal)) again()
      checked.again()
      return conflict !== null
    },
  })
  const waitsId = `${id}waits`
  return (
    <WorkingDialog className="publish-dialog" labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('edit.publish')}</h2>
        <DecisionClose id={waitsId} busy={busy} onClose={onClose} />
      </header>
      <div className="picker-in">
        {error ? <LoadFailure error={error} onRetry={again} /> : null}
        {failure ? <LoadFailure error={failure} onRetry={() => void publish()} /> : null}
        {!data && !error ? <p role="status">{t('app.loading')}</p> : null}
        {data ? (
          <PublishPreviewView
            preview={data}
            problems={data.problems.length === 0 ? [] : addServerProblems(problems, data.problems, t, language)}
          />
        ) : null}
        {data?.sds ? (
          <ComingDocuments
            synonymId={synonymId}
            revision={revision}
            sections={data.sds.sections}
            told={data.language}
            isFirst={data.sds.previous === null}
            hasLabel={data.hasLabel}
            hasPoster={data.hasPoster}
            language={shownIn}
            onLanguage={setShownIn}
          />
        ) : null}
        {checked.failure ? <LoadFailure error={checked.failure} onRetry={checked.again} /> : null}
        {data?.problems.length === 0 && open.length > 0 ? (
          <OpenFindings
            open={open}
            mayOverrule={checked.data?.mayOverrule ?? false}
            reasons={overruled}
            onReason={(key, words) => said.type((before) => ({ ...before, overrules: { ...before.overrules, [key]: words } }))}
            busy={busy}
          />
        ) : null}
        {data ? <IdentityQuestions shared={data.sharedIdentities} mayOverrule={data.mayOverrule} answers={answers} busy={busy} /> : null}
        <fieldset className="field">
          <legend>{t('edit.documents')}</legend>
          {(['sds', 'tds'] as const).map((kind) => (
            <label key={kind} className="choice">
              <input
                type="checkbox"
                checked={documents.includes(kind)}
                onChange={({ currentTarget }) =>
                  setDocuments(currentTarget.checked ? [...documents, kind] : documents.filter((one) => one !== kind))
                }
              />
              <span>{t(`tab.${kind}`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}date`}>{t('edit.date')}</label>
          <DateField
            id={`${id}date`}
            value={date}
            isWrong={!isDay(date)}
            describedBy={`${id}date-problem`}
            readOnly={busy}
            onChange={setDate}
          />
          <Problems id={`${id}date-problem`} problems={isDay(date) ? [] : [t('reason.date')]} />
        </div>
        <ReasonField reason={reason} busy={busy} onReason={(words) => said.type((before) => ({ ...before, reason: words }))} />
      </div>
      <DecisionFooter
        id={waitsId}
        busy={busy}
        wait={findWait()}
        action={t(busy ? 'edit.publishing' : 'edit.publishNow')}
        onCancel={onClose}
        onAct={() => void publish()}
      />
    </WorkingDialog>
  )
}
