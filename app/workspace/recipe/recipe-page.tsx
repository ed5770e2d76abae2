import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { RecipeTable } from './recipe-table.tsx'
import type { Route } from './+types/recipe-page.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.recipe'))
}

/** What a product is made of, and what was measured of it. */
export default function RecipePage(): ReactElement {
  const t = useTranslate()
  return (
    <section className="part" aria-labelledby="recipe-heading">
      <div className="part-head">
        <h2 id="recipe-heading">{t('workshop.step.recipe')}</h2>
        <p>{t('recipe.note')}</p>
      </div>
      <RecipeTable />
    </section>
  )
}
