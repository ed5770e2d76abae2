import { useEffect, useRef, type ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { showInLine } from '../frame/section-list.tsx'
import { SectionSidebar } from '../frame/section-sidebar.tsx'
import { parts } from './edit-parts.ts'

interface PartListProps {
  /** Key of the part that is edited. */
  current: string
  /** How many things are to be put right in these fields. */
  countProblems: (fields: readonly string[]) => number
}

/** The parts of the record: beside the fields, or in one line above them that stays in sight. */
export function PartList({ current, countProblems }: PartListProps): ReactElement {
  const t = useTranslate()
  const label = t('edit.parts')
  const line = useRef<HTMLOListElement>(null)
  useEffect(
    () =>
      showInLine(
        line.current,
        parts.findIndex(({ key }) => key === current),
      ),
    [current],
  )
  const links = parts.map(({ key, fields }, index) => {
    const wrong = countProblems(fields)
    return (
      <li key={key}>
        <Link to={`?part=${key}`} replace preventScrollReset aria-current={key === current ? 'true' : undefined}>
          <span className="n">{index + 1}</span>
          <span>{t(`edit.part.${key}`)}</span>
          {wrong > 0 ? (
            <>
              <span className="wrong" aria-hidden="true">
                {wrong}
              </span>
              <span className="vh"> · {t('edit.problemCount', { count: wrong })}</span>
            </>
          ) : null}
        </Link>
      </li>
    )
  })
  return <SectionSidebar label={label} className="edit-rail" line={line} links={links} />
}
