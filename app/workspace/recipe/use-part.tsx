import { X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { recipeUses, type Recipe } from '../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../language/texts.tsx'
import { IconButton } from '../edit/fields/field-parts.tsx'
import { KindField } from './kind-field.tsx'
import { useRecipeWords } from './recipe-words-context.ts'
import { useClassification } from './use-classification.ts'
import { useWorkshop } from './workshop-context.ts'

const useWords = { industrial: 'report.industrial', professional: 'report.professional', consumer: 'population.consumers' } as const

/** Milliseconds without a change after which the effect of a public use is requested. */
const otherUsePause = 600

/** For whom it is, with what the public asks for before it is chosen; and in which packs. */
export function UsePart(): ReactElement {
  const t = useTranslate()
  const words = useRecipeWords()
  const { recipe, request, change } = useWorkshop()
  const mixture = request.body?.mixture
  const { answer } = useClassification(mixture ? { mixture: { ...mixture, use: 'consumer' } } : null, otherUsePause)
  const duties = answer
    ? [
        ...(answer.label.childResistantFastening ? [words['label.note.childResistantFastening']] : []),
        ...(answer.label.tactileWarning ? [words['label.note.tactileWarning']] : []),
      ].map((text) => (text ?? '').replace(/\s*\([^()]*\{because\}[^()]*\)/, ''))
    : []
  return (
    <section className="part" aria-labelledby="uses-heading">
      <div className="part-head">
        <h2 id="uses-heading">{t('recipe.uses.title')}</h2>
      </div>
      <KindField />
      <div className="uses">
        {recipeUses.map((use) => (
          <label key={use} className="choice">
            <input
              type="checkbox"
              checked={recipe.uses.includes(use)}
              onChange={({ currentTarget }) => {
                const { checked } = currentTarget
                change(
                  (before) => ({ ...before, uses: recipeUses.filter((one) => (one === use ? checked : before.uses.includes(one))) }),
                  words[useWords[use]] ?? '',
                )
              }}
            />
            <span>
              {words[useWords[use]]}
              {use === 'consumer' && duties.length > 0 ? <small className="because">{duties.join(' ')}</small> : null}
            </span>
          </label>
        ))}
      </div>
      <Packs />
    </section>
  )
}

const packAsTyped = /^\s*(\d+(?:[.,]\d+)?)\s*(ml|l|g|kg)\b\s*$/i

function Packs(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { recipe, change } = useWorkshop()
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const title = t('record.field.packSizes')
  const add = () => {
    const [, value, unit] = packAsTyped.exec(typed) ?? []
    if (value === undefined || unit === undefined) {
      setIsWrong(typed.trim() !== '')
      return
    }
    change((before: Recipe): Recipe => ({ ...before, packs: [...before.packs, { value, unit: unit.toLowerCase() }] }), title)
    setTyped('')
    setIsWrong(false)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {recipe.packs.length > 0 ? (
        <ul className="packs">
          {recipe.packs.map(({ value, unit }, index) => (
            <li key={`${value} ${unit} ${index}`}>
              {value} {unit}
              <IconButton
                label={t('edit.remove', { name: `${value} ${unit}` })}
                onClick={() => change((before) => ({ ...before, packs: before.packs.filter((_, at) => at !== index) }), title)}
              >
                <X className="i" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : null}
      <input
        id={id}
        className={isWrong ? 'input is-error' : 'input'}
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}hint`}
        value={typed}
        maxLength={40}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
      />
      <p className={isWrong ? 'msg msg-error' : 'meta'} id={`${id}hint`}>
        {t('recipe.packs.hint')}
      </p>
    </div>
  )
}
