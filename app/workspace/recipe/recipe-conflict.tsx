import type { ReactElement } from 'react'
import { compareRecipes } from '../../../shared/recipe/compare-recipes.ts'
import type { Recipe, RecipeAnswer } from '../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import '../../ui/table.css'
import { AskWhenFree } from '../frame/ask-when-free.tsx'
import type { RecipeDraft } from './use-recipe.ts'
import { Names } from '../../ui/shown.tsx'

interface RecipeConflictProps {
  theirs: RecipeAnswer
  mine: Recipe
  /** Whether both changed different places. */
  fits: boolean
  onDecide: RecipeDraft['decide']
}

/** Two people wrote the same recipe. The one who comes second decides which it is now; the other one is a step back. */
export function RecipeConflict({ theirs, mine, fits, onDecide }: RecipeConflictProps): ReactElement {
  const t = useTranslate()
  const title = t('edit.conflict.title', { name: theirs.savedBy ?? t('edit.conflict.somebody') })
  const { rows, elsewhere } = compareRecipes(theirs.recipe, mine)
  const decide = (takes: 'theirs' | 'mine' | 'both') => () => onDecide(takes, t('recipe.change.conflict'))
  return (
    <AskWhenFree notice={<b>{title}</b>} action={t('edit.aside.show')}>
      <LastingDialog className="leave-dialog" labelledBy="recipe-conflict">
        <header>
          <h2 id="recipe-conflict">{title}</h2>
        </header>
        <div className="leave-in">
          {fits ? <p>{t('edit.conflict.apart')}</p> : null}
          {rows.length > 0 ? (
            <table className="table">
              <thead>
                <tr>
                  <th>{t('recipe.component')}</th>
                  <th className="r">{t('edit.conflict.theirs')}</th>
                  <th className="r">{t('edit.conflict.yours')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ name, theirs: other, mine: own }, index) => (
                  <tr key={index}>
                    <td>
                      <Names>{name}</Names>
                    </td>
                    <td className="r">{other === '' ? '–' : other}</td>
                    <td className="r">{own === '' ? '–' : own}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : null}
          {elsewhere ? <p>{t('recipe.conflict.elsewhere')}</p> : null}
          <p className="meta">{t('recipe.conflict.undo')}</p>
        </div>
        <footer>
          <button type="button" className="btn" onClick={decide('theirs')}>
            {t('edit.conflict.takeTheirs')}
          </button>
          <button type="button" className={fits ? 'btn' : 'btn btn-primary'} onClick={decide('mine')}>
            {t('edit.conflict.takeYours')}
          </button>
          {fits ? (
            <button type="button" className="btn btn-primary" onClick={decide('both')}>
              {t('edit.conflict.takeBoth')}
            </button>
          ) : null}
        </footer>
      </LastingDialog>
    </AskWhenFree>
  )
}
