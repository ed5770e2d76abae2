import { Wrench } from 'lucide-react'
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { z } from 'zod'
import { applyPatch, joinPatches } from '../../../../shared/apply-patch.ts'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { languageCodes, type LanguageCode } from '../../../../shared/languages.ts'
import { ufiAnswer } from '../../../../shared/workgroup-profile.ts'
import { ApiError } from '../../../api/api-error.ts'
import { formatDate } from '../../../../shared/format-date.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { sayFailure } from '../../explain-failure.ts'
import { LoadFailure } from '../../frame/load-failure.tsx'
import { KeysLine } from '../../frame/keys-line.tsx'
import { useChosen } from '../../frame/places-context.ts'
import { useRowKeys } from '../../frame/use-row-keys.ts'
import { useMay, useWorkspace } from '../../frame/workspace-context.tsx'
import type { RecordValue } from '../../record/record-values.ts'
import type { Draft } from '../draft/use-draft.ts'
import { describePath } from '../fields/describe-path.ts'
import type { RecordProblem } from '../find-problems.ts'
import './check.css'
import { CheckTally } from './check-tally.tsx'
import { FindingList, type FindingAction } from './finding-list.tsx'
import { findMendable, groupFindings } from './group-findings.ts'
import { LanguageCells } from './language-cells.tsx'
import { MendDialog } from './mend-dialog.tsx'
import { MissingTexts } from './missing-texts.tsx'
import { ProblemRows } from './problem-rows.tsx'
import { PublishBox } from './publish-box.tsx'
import { UfiDialog } from './ufi-dialog.tsx'
import { useDraftCheck } from './use-draft-check.ts'
import { VersionList } from './version-list.tsx'

interface CheckPartProps {
  synonymId: string
  draft: Draft
  /** What keeps the record from being complete. */
  problems: readonly RecordProblem[]
  onPublish: () => void
}

/** Milliseconds that a failure stays to be read. */
const failureDelay = 5000
/** Findings that a UFI of its own mends. */
const ofUfi: ReadonlySet<string> = new Set(['ufi.missing', 'ufi.usedTwice', 'ufi.outdated'])

/** Everything that the check says of the record, and what mends it. It runs by itself after every change that is saved. */
export function CheckPart({ synonymId, draft, problems, onPublish }: CheckPartProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const notify = useNotify()
  const { api } = useWorkspace()
  const top = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useChosen('checkedLanguage', z.enum(languageCodes).nullable(), null)
  const [isMending, setIsMending] = useState(false)
  const [isMakingUfi, setIsMakingUfi] = useState(false)
  const [isAskingVat, setIsAskingVat] = useState(false)
  const isOwner = useMay('owner')
  const { data, failure: error, again, busy: isChecking } = useDraftCheck(synonymId, draft.state.revision)
  // What is mended is what was checked: not while something newer is on its way.
  const busy = draft.saving !== 'saved' || isChecking || isMakingUfi
  const mendWith = (record: RecordValue) => {
    draft.replace(record)
    // The button is gone with its finding.
    top.current?.focus()
  }
  const mend = (findings: readonly DraftFinding[]) => mendWith(applyPatch(draft.record, joinPatches(findings.map(({ fix }) => fix ?? []))))
  const takeUfi = (ufi: string) => {
    draft.set(['ufi'], ufi)
    top.current?.focus()
  }
  const makeUfi = async () => {
    setIsMakingUfi(true)
    try {
      const { ufi } = await api.send('POST', '/api/v1/workgroup/ufi', ufiAnswer)
      takeUfi(ufi)
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown
      // Owners, who may set the number from which the workgroup's UFIs are made, can do so here.
      if (isOwner && thrown.reasons.some(({ code }) => code === 'noVatNumber')) setIsAskingVat(true)
      else notify({ type: 'error', text: sayFailure(thrown, t, language), delay: failureDelay })
    } finally {
      setIsMakingUfi(false)
    }
  }
  const mendable = findMendable(data?.findings ?? [])
  useRowKeys(top, Boolean(data), '.findings > li', {
    o: (row) => row?.querySelector<HTMLElement>('.finding-place')?.click(),
    c: () => {
      if (mendable.length > 0 && !busy) setIsMending(true)
    },
  })
  const actionFor = (finding: DraftFinding): FindingAction | undefined => {
    if (ofUfi.has(finding.code)) return { label: t('check.makeUfi'), act: () => void makeUfi() }
    return finding.fix === null ? undefined : { label: t('check.fix'), act: () => mend([finding]) }
  }
  if (error && !data) return <LoadFailure error={error} onRetry={again} />
  if (!data)
    return (
      <p className="meta" role="status">
        {t('check.checking')}
      </p>
    )
  const groups = groupFindings(data.findings.filter((one) => chosen === null || isAbout(one, chosen)))
  const all = groupFindings(data.findings)
  const list = (findings: readonly DraftFinding[]) => (
    <FindingList findings={findings} record={draft.record} actionFor={actionFor} busy={busy} />
  )
  const lacking = data.languages.find(({ code }) => code === chosen)
  return (
    <div className="check" ref={top} tabIndex={-1} aria-busy={busy}>
      {error ? <LoadFailure error={error} onRetry={again} /> : null}
      <CheckTally problems={problems.map(({ path }) => describePath(path, t))} groups={all} met={data.met} articles={data.articles} />
      <PublishBox
        version={Math.max(0, ...draft.state.published.flatMap(({ kind, number }) => (kind === 'sds' ? [number] : []))) + 1}
        stopping={problems.length + all.stop.length}
        unchanged={data.unchanged ? (draft.state.published.length > 1 ? 'all' : 'sheet') : null}
        mayOverrule={problems.length === 0 && data.mayOverrule}
        busy={busy}
        onPublish={onPublish}
      />
      <p className="meta" role="status" id="check-busy">
        {busy ? t('check.checking') : t('check.at', { date: formatDate(data.at) })}
      </p>
      {mendable.length > 1 ? (
        <button type="button" className="btn" disabled={busy} aria-describedby="check-busy" onClick={() => setIsMending(true)}>
          <Wrench className="i" />
          {t('check.fixAll', { count: mendable.length })}
        </button>
      ) : null}
      {data.findings.length > 0 ? <KeysLine text={t('check.keys')} /> : null}
      {chosen === null ? null : (
        <p>
          <button type="button" className="btn" onClick={() => setChosen(null)}>
            {t('check.allFindings')}
          </button>
        </p>
      )}
      <Group title={t('check.today')}>
        {problems.length + groups.stop.length === 0 ? <p>{t('check.none')}</p> : null}
        {chosen === null ? (
          <ProblemRows
            synonymId={synonymId}
            problems={problems}
            record={draft.record}
            revision={draft.state.revision}
            busy={busy}
            onMend={mendWith}
          />
        ) : null}
        {list(groups.stop)}
      </Group>
      {groups.know.length > 0 ? <Group title={t('check.toKnow')}>{list(groups.know)}</Group> : null}
      {groups.later.map(({ from, findings }) => (
        <Group key={from} title={t('check.fromDay', { date: formatDate(from) })}>
          {list(findings)}
        </Group>
      ))}
      {data.languages.length > 0 ? (
        <Group title={t('workspace.place.coverage')}>
          <LanguageCells
            languages={data.languages}
            stopping={new Set(data.findings.flatMap((one) => (one.severity === 'error' && one.language !== null ? [one.language] : [])))}
            chosen={chosen}
            onChoose={setChosen}
          />
          {lacking ? <MissingTexts key={lacking.code} code={lacking.code} freeTexts={data.freeTexts} draft={draft} /> : null}
        </Group>
      ) : null}
      {data.published.length > 0 ? (
        <Group title={t('check.versions')}>
          <VersionList versions={data.published} />
        </Group>
      ) : null}
      {isAskingVat ? (
        <UfiDialog
          record={draft.record}
          onClose={() => setIsAskingVat(false)}
          onMade={(ufi) => {
            setIsAskingVat(false)
            takeUfi(ufi)
          }}
        />
      ) : null}
      {isMending ? (
        <MendDialog
          findings={mendable}
          record={draft.record}
          onClose={() => setIsMending(false)}
          onMend={() => {
            setIsMending(false)
            mend(mendable)
          }}
        />
      ) : null}
    </div>
  )
}

const isAbout = ({ language }: DraftFinding, chosen: LanguageCode): boolean => language === chosen

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const id = useId()
  return (
    <section className="check-group" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
