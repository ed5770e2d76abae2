import type { ReactElement } from 'react'
import { Link, useLocation } from 'react-router'
import { isToDecide, proposalsAnswer } from '../../../shared/proposals/answer.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useAnswer } from './use-call.ts'
import { useWorkspace } from './workspace-context.tsx'

interface RecipeAndSheetProps {
  synonymId: string
  /** Changes with what was saved: what is open is then asked for again. */
  state: string | number
}

/** What the recipe is and what the sheet, and how much of the one is still to be carried over to the other. */
export function RecipeAndSheet(props: RecipeAndSheetProps): ReactElement {
  const t = useTranslate()
  const { pathname } = useLocation()
  return (
    <p className="meta">
      {t('workshop.explain')}
      {/* Their own page has asked for them already, and counts them. */}
      {pathname === addressOfProposals(props.synonymId) ? null : <OpenProposals {...props} />}
    </p>
  )
}

const addressOfProposals = (synonymId: string) => `/app/products/${synonymId}/proposals`

function OpenProposals({ synonymId, state }: RecipeAndSheetProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { data, failure } = useAnswer(`proposals ${synonymId} ${state}`, (signal) =>
    api.until(signal).get(`/api/v1/products/${synonymId}/proposals`, proposalsAnswer),
  )
  const open = data?.proposals.filter(isToDecide).length
  return (
    <>
      {' '}
      <Link className="nw" to={addressOfProposals(synonymId)}>
        {failure ? t('workshop.step.proposals') : t('workshop.openProposals', { count: open ?? '…' })}
      </Link>
    </>
  )
}
