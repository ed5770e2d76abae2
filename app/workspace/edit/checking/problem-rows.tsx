import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { workgroupAnswer } from '../../../../shared/workgroup-profile.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useMay, useWorkspace } from '../../frame/workspace-context.tsx'
import type { RecordValue } from '../../record/record-values.ts'
import { describePath } from '../fields/describe-path.ts'
import type { RecordProblem } from '../find-problems.ts'
import { Place } from './place.tsx'
import { listWithoutCompany, takeCompany } from './take-company.ts'

interface ProblemRowsProps {
  problems: readonly RecordProblem[]
  record: RecordValue
  busy: boolean
  /** Puts another record in its place, as one step. */
  onMend: (record: RecordValue) => void
}

/** What keeps the record from being complete: nothing else is looked at before. */
export function ProblemRows({ problems, record, busy, onMend }: ProblemRowsProps): ReactElement | null {
  const t = useTranslate()
  if (problems.length === 0) return null
  return (
    <>
      <TakeCompany record={record} busy={busy} onMend={onMend} />
      <ul className="check-places">
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <Place path={path}>{describePath(path, t)}</Place> {reason}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who the workgroup is, for a product that was begun before it said so. */
function TakeCompany({ record, busy, onMend }: Omit<ProblemRowsProps, 'problems'>): ReactElement | null {
  const t = useTranslate()
  const { api } = useWorkspace()
  const isOwner = useMay('owner')
  const lacking = listWithoutCompany(record)
  const { data } = useAnswer(lacking.length === 0 ? null : 'workgroup', (signal) =>
    api.until(signal).get('/api/v1/workgroup', workgroupAnswer),
  )
  const profile = data?.profile
  if (lacking.length === 0 || profile === undefined) return null
  if (profile === null) return isOwner ? <Link to="/app/company">{t('firstSteps.company')}</Link> : null
  return (
    <p>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => (busy ? undefined : onMend(takeCompany(record, profile)))}>
        {t('check.takeCompany', { what: lacking.map((key) => describePath(key, t)).join(', ') })}
      </button>
    </p>
  )
}
