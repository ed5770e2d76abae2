import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { proposalsAnswer } from '../../../../shared/proposals/answer.ts'
import { workgroupAnswer } from '../../../../shared/workgroup-profile.ts'
import { useInterfaceLanguage, useTranslate } from '../../../language/texts.tsx'
import { useAnswer } from '../../frame/use-call.ts'
import { useMay, useWorkspace } from '../../frame/workspace-context.tsx'
import type { RecordValue } from '../../record/record-values.ts'
import { describePath } from '../fields/describe-path.ts'
import type { RecordProblem } from '../find-problems.ts'
import { Place } from './place.tsx'
import { listWithoutCompany, takeCompany } from './take-company.ts'

interface ProblemRowsProps {
  synonymId: string
  problems: readonly RecordProblem[]
  record: RecordValue
  /** of the draft: what is open is asked for again after every change */
  revision: number
  busy: boolean
  /** Puts another record in its place, as one step. */
  onMend: (record: RecordValue) => void
}

/** Section 14 hangs together and follows from the recipe: why it is not proposed is said where it is missing, and not left to be typed by heart. */
const transport = 'transport'
const sectionOfTransport = '14'

/** What keeps the record from being complete: nothing else is looked at before. */
export function ProblemRows({ synonymId, problems, record, revision, busy, onMend }: ProblemRowsProps): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const isOpen = problems.some(({ path }) => path === transport)
  const { data } = useAnswer(isOpen ? `open transport ${synonymId} ${revision} ${language}` : null, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/proposals`, proposalsAnswer),
  )
  const gaps = isOpen ? (data?.gaps.filter(({ section }) => section === sectionOfTransport) ?? []) : []
  if (problems.length === 0) return null
  return (
    <>
      <TakeCompany record={record} busy={busy} onMend={onMend} />
      <ul className="check-places">
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <Place path={path}>{describePath(path, t)}</Place> {reason}
            {path === transport
              ? gaps.map(({ id, because, article }) => (
                  <p key={id} className="meta">
                    {because.message} {article}
                    {' · '}
                    <Link to={`/app/products/${synonymId}/recipe`}>{t('workshop.step.recipe')}</Link>
                  </p>
                ))
              : null}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Who the workgroup is, for a product that was begun before it said so. */
function TakeCompany({ record, busy, onMend }: Pick<ProblemRowsProps, 'record' | 'busy' | 'onMend'>): ReactElement | null {
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
