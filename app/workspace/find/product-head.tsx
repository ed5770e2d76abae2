import { ExternalLink, FlaskConical, Mail, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { ProductDetail } from '../../../shared/product-detail.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { RecipeAndSheet } from '../frame/recipe-and-sheet.tsx'
import { useMay } from '../frame/workspace-context.tsx'
import { useShareDialog } from '../share/share-context.tsx'
import { isPublic, wasPublished } from './is-public.ts'

interface ProductHeadProps {
  synonymId: number
  detail: ProductDetail
}

/** Its name, and where one goes from here: its public page, a share, the recipe, the editor. */
export function ProductHead({ synonymId, detail }: ProductHeadProps): ReactElement {
  const t = useTranslate()
  const mayEdit = useMay('editor')
  const openShare = useShareDialog()
  const mayShare = useFeature('shareProducts')
  const { basic } = detail
  return (
    <header className="head">
      <p className="over">
        <Link to="/app/products">{t('workspace.place.products')}</Link> · {basic.supplier}
      </p>
      <div className="head-row">
        <h1>{basic.text}</h1>
        <div className="btns">
          {wasPublished(detail) ? (
            <>
              <a className="btn" href={basic.permalink} target="_blank" rel="noreferrer">
                <ExternalLink className="i" />
                {t('products.publicPage')}
              </a>
              {isPublic(detail) && mayShare ? (
                <button type="button" className="btn" onClick={() => openShare([{ id: synonymId, text: basic.text }])}>
                  <Mail className="i" />
                  {t('share.share')}
                </button>
              ) : null}
            </>
          ) : null}
          {mayEdit ? (
            <>
              <Link className="btn" to="recipe">
                <FlaskConical className="i" />
                {t('workshop.step.recipe')}
              </Link>
              <Link className="btn btn-primary" to="edit">
                <Pencil className="i" />
                {t('products.edit')}
              </Link>
            </>
          ) : null}
        </div>
      </div>
      {mayEdit ? <RecipeAndSheet synonymId={String(synonymId)} state="" /> : null}
    </header>
  )
}
