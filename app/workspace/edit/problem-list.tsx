import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { SidebarOverlay } from '../../ui/sidebar-overlay.tsx'
import { describePath } from './fields/describe-path.ts'
import { partOf } from './edit-parts.ts'
import type { RecordProblem } from './find-problems.ts'
import { goToField } from './fields/go-to-field.ts'

/** Problems that are named; where there are more, the first ones are put right first. */
const mostNamed = 40

interface ProblemListProps {
  problems: readonly RecordProblem[]
  /** false: it only opens over the page. */
  isBeside: boolean
}

/** What keeps the record from being published, each with the way to its field. */
export function ProblemList({ problems, isBeside }: ProblemListProps): ReactElement {
  const t = useTranslate()
  const label = t('edit.problems')
  const list = (
    <>
      {problems.length === 0 ? <p className="meta">{t('edit.noProblems')}</p> : null}
      <ul>
        {problems.slice(0, mostNamed).map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>
            <Link to={`?part=${partOf(path)}`} replace preventScrollReset onClick={() => goToField(path)}>
              {describePath(path, t)}
            </Link>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
  return (
    <>
      {isBeside ? (
        <aside className="edit-problems" aria-label={label}>
          <h2>{label}</h2>
          {list}
        </aside>
      ) : null}
      <SidebarOverlay sidebar="right" label={label}>
        <div className="problem-list">{list}</div>
      </SidebarOverlay>
    </>
  )
}
