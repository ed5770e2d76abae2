import type { ReactElement } from 'react'
import { nearestCasNumber } from '../../../shared/recipe/nearest-number.ts'
import { addUp, type RowFault } from '../../../shared/recipe/request-of-recipe.ts'
import { readShare } from '../../../shared/recipe/read-share.ts'
import type { LiveComponent } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRow } from '../../../shared/recipe/recipe.ts'
import { foundSubstances } from '../../../shared/substances.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { changeRow, removeRow, withoutHazard } from './change-rows.ts'
import { CreateOwn } from './create-own.tsx'
import { Message } from './row-message.tsx'
import { ClassField } from './row-classes.tsx'
import { Solution, TakeLeft } from './row-share.tsx'
import { useWorkshop } from './workshop-context.ts'

interface RowProblemsProps {
  row: RecipeRow
  faults: readonly RowFault[]
  /** id of what is wrong with the share, which describes its field */
  shareFault: string
  name: string
  /** Whether nobody has said what hazards it has: no entry of Annex VI, no data of one's own. */
  isUnknown: boolean
  /** As it was judged whole; undefined: not yet, or taken apart. */
  component: LiveComponent | undefined
  /** The field for its classes was opened. */
  isSaying: boolean
  onSaid: () => void
}

/** What keeps a row from being judged as it is meant, each with what can be done about it. Nothing is put right in silence. */
export function RowProblems({ row, faults, shareFault, name, isUnknown, component, isSaying, onSaid }: RowProblemsProps): ReactElement {
  const t = useTranslate()
  const isUnread = faults.includes('share') && row.share.trim() !== ''
  const hasNumber = [row.cas, row.ec, row.index, row.substance].some((one) => one !== undefined)
  const isNameless = !hasNumber && row.own === undefined && !component?.index
  const isOpen = hasNumber && row.own === undefined && faults.length === 0 && isUnknown
  return (
    <>
      {faults.includes('cas') ? <WrongNumber row={row} name={name} /> : null}
      {faults.includes('ec') ? <Message text={t('recipe.wrongNumber', { number: row.ec ?? '' })} /> : null}
      {faults.includes('index') ? <Message text={t('recipe.wrongNumber', { number: row.index ?? '' })} /> : null}
      {isUnread ? <Message id={shareFault} text={t('recipe.noShare', { text: row.share })} /> : null}
      {isUnread ? <TakeLeft row={row} name={name} /> : null}
      <Solution row={row} name={name} />
      {!hasNumber && row.own === undefined && component?.index ? <FoundByName row={row} name={name} component={component} /> : null}
      {isNameless ? <Message tone="question" text={t('recipe.unclear')} /> : null}
      {isSaying || isNameless || isOpen || faults.includes('own') ? (
        <ClassField row={row} name={name} takesFocus={isSaying} onDone={onSaid} />
      ) : null}
      {isNameless || isOpen ? <Answers row={row} name={name} /> : null}
      <Twice row={row} name={name} />
    </>
  )
}

/** The nearest valid number, with the substance that it is. */
function WrongNumber({ row, name }: { row: RecipeRow; name: string }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const { change } = useWorkshop()
  const typed = row.cas ?? ''
  const nearest = nearestCasNumber(typed)
  const { data } = useAnswer(nearest === null ? null : `nearest ${nearest} ${language}`, (signal) =>
    api.until(signal).get('/api/v1/substances', foundSubstances, { query: nearest ?? '', language, limit: 1 }),
  )
  const substance = data?.substances[0]
  const found = substance?.name ?? substance?.englishName ?? data?.harmonised[0]?.names[0]?.text
  return (
    <>
      <Message text={t('recipe.wrongNumber', { number: typed })} />
      {nearest === null ? null : (
        <button
          type="button"
          className="btn btn-small"
          onClick={() => change(changeRow(row.key, { cas: nearest, ...(row.name === '' && found ? { name: found } : {}) }), name)}
        >
          {t('recipe.takeNumber', { number: nearest })}
          {found === undefined ? '' : ` · ${found}`}
        </button>
      )}
    </>
  )
}

/** Somebody has looked, and no hazard is known. */
function LookedAt({ row, name }: { row: RecipeRow; name: string }): ReactElement {
  const t = useTranslate()
  const { change } = useWorkshop()
  return (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${t('recipe.lookedAt')}: ${name}`}
      onClick={() => change(withoutHazard(new Set([row.key])), name)}
    >
      {t('recipe.lookedAt')}
    </button>
  )
}

/** A name alone by which Annex VI has it: its numbers are offered, since a name may be another substance's elsewhere. */
function FoundByName({ row, name, component }: { row: RecipeRow; name: string; component: LiveComponent }): ReactElement {
  const t = useTranslate()
  const { change } = useWorkshop()
  const { cas, ec, index } = component
  const numbers = { ...(cas ? { cas } : {}), ...(ec ? { ec } : {}), ...(index ? { index } : {}) }
  return (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${t('recipe.takeNumber', { number: cas ?? index ?? '' })}: ${name}`}
      onClick={() => change(changeRow(row.key, numbers), name)}
    >
      {t('recipe.takeNumber', { number: cas ?? index ?? '' })}
    </button>
  )
}

/** What can be said of a component of which nobody knows anything: what its supplier says of it, or that no hazard is known. */
const Answers = ({ row, name }: { row: RecipeRow; name: string }): ReactElement => (
  <div className="text-tools">
    <CreateOwn row={row} name={name} />
    <LookedAt row={row} name={name} />
  </div>
)

const numberOf = ({ cas, ec, index, substance }: RecipeRow): string | undefined => (substance ?? cas ?? index ?? ec)?.trim()

/** The same substance in an earlier row: both stay, and can be joined. */
function Twice({ row, name }: { row: RecipeRow; name: string }): ReactElement | null {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { recipe, change } = useWorkshop()
  const number = numberOf(row)
  const first = recipe.rows.findIndex((one) => numberOf(one) === number)
  const earlier = recipe.rows[first]
  if (number === undefined || !earlier || earlier.key === row.key) return null
  const [one, other] = [readShare(earlier.share), readShare(row.share)]
  const write = (...values: number[]) => writeNumber(addUp(values), language)
  const join = () => {
    if (!one || !other) return
    const [from, to] = [write(one.from, other.from), write(one.to, other.to)]
    change((before) => removeRow(row.key)(changeRow(earlier.key, { share: from === to ? from : `${from} – ${to}` })(before)), name)
  }
  return (
    <>
      <Message tone="question" text={t('recipe.twice', { number: first + 1 })} />
      {one && other ? (
        <button type="button" className="btn btn-small" onClick={join}>
          {t('recipe.join', { number: first + 1 })}
        </button>
      ) : null}
    </>
  )
}
