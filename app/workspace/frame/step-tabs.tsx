import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { NavigationType, NavLink, useLocation, useNavigationType } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import './step-tabs.css'

/** The steps from a recipe to a published sheet, in their order: those that have a page. Each is open at any time. */
const steps = [
  { key: 'recipe', path: 'recipe' },
  { key: 'classification', path: 'classification' },
  { key: 'proposals', path: 'proposals' },
  { key: 'check', path: 'edit?part=check' },
] as const
export type StepKey = (typeof steps)[number]['key']
export type StepNotes = Partial<Readonly<Record<StepKey, string | undefined>>>

interface StepTabsProps {
  synonymId: string
  /** What stands beside the name of a step in small: what is left to be done there. */
  notes: StepNotes
}

/** The steps of the workshop, one beside the other. */
export function StepTabs({ synonymId, notes }: StepTabsProps): ReactElement {
  const t = useTranslate()
  const { pathname } = useLocation()
  const how = useNavigationType()
  const before = useRef<HTMLDivElement>(null)
  // A step begins below the steps, which stay where they are: whoever was far down in a long recipe would stand amid the proposals.
  useLayoutEffect(() => {
    const top = before.current?.getBoundingClientRect().top ?? 0
    if (how === NavigationType.Push && top < 0) window.scrollBy({ top, behavior: 'instant' })
    // With each step anew, also within one page of steps.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname, how])
  return (
    <>
      <div ref={before} />
      <nav className="steps" aria-label={t('workshop.steps')}>
        <ul>
          {steps.map(({ key, path }) => (
            <li key={key}>
              <NavLink to={`/app/products/${synonymId}/${path}`} preventScrollReset>
                {t(`workshop.step.${key}`)} {notes[key] === undefined ? null : <small>{notes[key]}</small>}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
