import { CircleQuestionMark, Pencil } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useRecipeWords } from './recipe-words-context.ts'

interface RowSourceProps {
  row: RecipeRow
  name: string
  /** As it was judged whole; undefined: not yet, or taken apart. */
  component: LiveComponent | undefined
}

/** By which numbers a component goes, whose sheet tells of it, and the way to what the workgroup keeps of it. */
export function RowSource({ row, name, component }: RowSourceProps): ReactElement {
  const t = useTranslate()
  const words = useRecipeWords()
  // Of one's own substance its data say the numbers.
  const numbered = row.substance === undefined ? row : component
  const numbers = [numbered?.cas, numbered?.ec, numbered?.index].filter((one) => one && one !== row.name)
  const own = [row.source?.name, row.source?.day && formatDate(row.source.day)].filter((one) => one !== undefined)
  // Hazards of a mixture without its components: nobody can name them in section 3 and on the label.
  const isNameless = component !== undefined && component.classification.length > 0 && !(component.cas ?? component.ec ?? component.index)
  return (
    <>
      <div className="ids">
        <bdi dir="ltr">{numbers.join(' · ')}</bdi> {own.join(' · ')}
        {row.substance === undefined ? null : (
          <Link
            className="btn btn-icon btn-small"
            to={`/app/substances/used?key=${encodeURIComponent(row.substance)}`}
            aria-label={`${t('changes.own')}: ${name}`}
          >
            <Pencil className="i" />
          </Link>
        )}
      </div>
      {(row.substance !== undefined || row.own !== undefined) && isNameless ? (
        <p className="msg">
          <CircleQuestionMark className="i" />
          <span>{(words['because.noNumber'] ?? '').replaceAll('{substance}', name)}</span>
        </p>
      ) : null}
    </>
  )
}
