import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../language/texts.tsx'
import { useWorkshop } from './workshop-context.ts'

/** In place of what follows from a recipe, as long as nothing does. */
export function NothingJudged(): ReactElement {
  const t = useTranslate()
  const { synonymId } = useWorkshop()
  return (
    <div className="part">
      <p>{t('proposals.nothing')}</p>
      <Link className="btn" to={`/app/products/${synonymId}/recipe`}>
        {t('proposals.toRecipe')}
      </Link>
    </div>
  )
}
