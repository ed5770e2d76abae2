import type { ReactElement } from 'react'
import { problemPageMeta } from '../../page/page-meta.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { LivePanel } from './live-panel.tsx'
import { LiveStrip } from './live-strip.tsx'
import { MeasuredPart } from './measured-part.tsx'
import { RecipePart } from './recipe-part.tsx'
import { RecipeWordsProvider } from './recipe-words-context.ts'
import { recipeWords } from './recipe-words.server.ts'
import { UsePart } from './use-part.tsx'
import type { Route } from './+types/recipe-page.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workshop.step.recipe'))
}

export function loader({ context }: Route.LoaderArgs) {
  return recipeWords(context.get(pageRequest).user?.interfaceLanguage ?? 'en')
}

/** The words never change: going from step to step needs no server, and no connection. */
export function shouldRevalidate(): boolean {
  return false
}

/** What a product is made of, and beside it what follows. */
export default function RecipePage({ loaderData: words }: Route.ComponentProps): ReactElement {
  return (
    <RecipeWordsProvider value={words}>
      <div className="work">
        <div>
          <RecipePart />
          <MeasuredPart />
          <UsePart />
        </div>
        <LivePanel />
      </div>
      <LiveStrip />
    </RecipeWordsProvider>
  )
}
