import type { ReactElement } from 'react'
import { ownSubstanceList, type OwnSubstanceAnswer, type OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { OwnSubstanceForm } from './own-substance-form.tsx'

interface OwnSubstancePartProps {
  begun: OwnSubstanceRecord
  own: OwnSubstanceAnswer | null
  words: Readonly<Record<string, string>>
  /** As of the form. */
  end?: HTMLElement | null
  onSaved: (saved: OwnSubstanceAnswer) => void | Promise<void>
}

/** The form, as soon as it is known which own substances may be components. */
export function OwnSubstancePart({ begun, own, words, end, onSaved }: OwnSubstancePartProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { data, failure, again } = useAnswer('own substances', (signal) =>
    api.until(signal).get('/api/v1/own-substances', ownSubstanceList, { limit: '1000' }),
  )
  if (failure) return <LoadFailure error={failure} onRetry={again} />
  if (data === null) return <p role="status">{t('app.loading')}</p>
  const known = data.substances.filter(({ key }) => key !== own?.key).map(({ key, record: { name } }) => ({ key, name }))
  return <OwnSubstanceForm begun={begun} own={own} words={words} known={known} end={end ?? null} onSaved={onSaved} />
}
