import type { ReactElement } from 'react'
import { problemPageMeta } from '../../page/page-meta.ts'
import { LivePanel } from './live-panel.tsx'
import { LiveStrip } from './live-strip.tsx'
import { RecipePart } from './recipe-part.tsx'
import type { Route } from './+types/recipe-page.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.recipe'))
}

/** What a product is made of, and beside it what follows. */
export default function RecipePage(): ReactElement {
  return (
    <>
      <div className="work">
        <div>
          <RecipePart />
        </div>
        <LivePanel />
      </div>
      <LiveStrip />
    </>
  )
}
