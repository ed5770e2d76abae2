import { CircleAlert, Clock, Info, TriangleAlert } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { DraftFinding } from '../../../../shared/draft-check.ts'
import { formatDate } from '../../../../shared/format-date.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { partOf } from '../edit-parts.ts'
import { describePath } from '../fields/describe-path.ts'
import { asObject, valueAt, type RecordValue } from '../../record/record-values.ts'
import { describeValue, findPhraseKeys } from '../fields/describe-value.ts'
import { goToField } from '../fields/go-to-field.ts'
import { readSteps } from '../fields/read-steps.ts'
import { useWords } from '../fields/use-phrases.ts'
import { FindingWhy } from './finding-why.tsx'

/** What a press does about a finding. */
export interface FindingAction {
  label: string
  act: () => void
}

interface FindingListProps {
  findings: readonly DraftFinding[]
  /** In which they were found. */
  record: RecordValue
  /** Undefined: a person has to look at its place. */
  actionFor: (finding: DraftFinding) => FindingAction | undefined
  /** Nothing can be done while what was changed last is being saved and checked. */
  busy: boolean
}

/** Findings, each with what is wrong, where the law says so, its place, and the press that mends it. */
export function FindingList({ findings, record, actionFor, busy }: FindingListProps): ReactElement {
  const t = useTranslate()
  return (
    <ul className="findings">
      {findings.map((finding) => {
        const action = actionFor(finding)
        const { message, article, path, overruled } = finding
        return (
          <li key={finding.key} tabIndex={-1}>
            <FindingIcon finding={finding} />
            <div>
              <p className="finding-what">{message}</p>
              {overruled ? (
                <p>{t('check.overruledBy', { name: overruled.by, date: formatDate(overruled.on), reason: overruled.reason })}</p>
              ) : null}
              <p className="meta">
                {article} ·{' '}
                <Link className="finding-place" to={`?part=${partOf(path)}`} replace preventScrollReset onClick={() => goToField(path)}>
                  {describePath(path, t)}
                </Link>
                <EntryName record={record} path={path} message={message} />
              </p>
              <FindingWhy finding={finding} record={record} />
            </div>
            {action ? (
              <button type="button" className="btn" disabled={busy} aria-describedby={busy ? 'check-busy' : undefined} onClick={action.act}>
                {action.label}
              </button>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

const noKeys: readonly string[] = []

/** Whose the place is, where an entry of a list has a name that the sentence has not: nobody knows the seventh ingredient by its number. */
function EntryName({ record, path, message }: { record: RecordValue; path: string; message: string }): ReactElement | null {
  const steps = readSteps(path)
  const names = steps.flatMap((step, at) =>
    typeof step === 'number' ? (asObject(valueAt(record, steps.slice(0, at + 1))).name ?? []) : [],
  )
  const name: RecordValue = names.at(-1)
  const words = useWords(name === undefined ? noKeys : findPhraseKeys(name))
  const said = describeValue(name, words)
  return said === '' || message.includes(said) ? null : <> ({said})</>
}

function FindingIcon({ finding: { severity, overruled, from } }: { finding: DraftFinding }): ReactElement {
  if (from !== null) return <Clock className="i is-warning" />
  if (severity === 'error' && overruled === null) return <CircleAlert className="i is-error" />
  return severity === 'hint' ? <Info className="i" /> : <TriangleAlert className="i is-warning" />
}
