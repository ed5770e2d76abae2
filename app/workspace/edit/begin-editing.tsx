import { useState, type ReactElement } from 'react'
import { draftAnswer, type DraftAnswer } from '../../../shared/editing.ts'
import { useTranslate } from '../../language/texts.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { useLoad } from '../frame/use-load.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

interface BeginEditingProps {
  synonymId: string
  children: (begun: DraftAnswer) => ReactElement
}

/** Asks for the draft with which an editor begins. Once that is there nothing is asked again, not after signing in either: the editor has newer. */
export function BeginEditing({ synonymId, children }: BeginEditingProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const [hasBegun, setHasBegun] = useState(false)
  const { data, error, reload } = useLoad(hasBegun ? null : synonymId, () => api.get(`/api/v1/products/${synonymId}/draft`, draftAnswer))
  if (data && !hasBegun) setHasBegun(true)
  if (error)
    return (
      <PageFailure
        error={error}
        notFound="problem.dossier.over"
        back={{ address: '/app/products', text: 'problem.toProductList' }}
        onRetry={reload}
      />
    )
  if (!data)
    return (
      <p className="meta" role="status">
        {t('app.loading')}
      </p>
    )
  return children(data)
}
