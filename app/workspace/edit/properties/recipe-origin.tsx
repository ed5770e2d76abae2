import type { ReactElement } from 'react'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { measuredPlaces, type MeasuredPlace } from '../../../../shared/recipe/property-of-measured.ts'
import { readFigure } from '../../../../shared/recipe/read-share.ts'
import { measuredEnds, type Recipe } from '../../../../shared/recipe/recipe.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { useEditing } from '../draft/edit-context.tsx'
import { asObject, type RecordValue } from '../../record/record-values.ts'
import { writeQuantity } from './read-entry.ts'

/** A figure of the recipe, as section 9 would have it. */
export interface MeasuredInRecipe extends Pick<MeasuredPlace, 'category' | 'property'> {
  cells: { quantity: RecordValue; method?: string; remark?: RecordValue }
}

/** What was measured for the recipe, in the places and units of section 9; what cannot be read as a figure is left out. */
export function measuredInRecipe({ measured }: Pick<Recipe, 'measured'>): MeasuredInRecipe[] {
  return measuredPlaces.flatMap(({ name, category, property, unit, remark }) => {
    const figure = readFigure(measured.values[name] ?? '', measuredEnds[name])
    if (figure === null) return []
    const method = measured.methods[name]?.trim().slice(0, 80)
    const quantity = { ...(figure.sign === null ? {} : { sign: figure.sign }), value: figure.value, unit }
    const cells = { quantity, ...(method ? { method } : {}), ...(remark === undefined ? {} : { remark: { phrase: remark } }) }
    return [{ category, property, cells }]
  })
}

const write = (quantity: RecordValue, language: LanguageCode): string => {
  const { unit } = asObject(quantity)
  return [writeQuantity(quantity, language), unit].filter((part) => part !== '').join(' ')
}

interface RecipeOriginProps {
  measured: MeasuredInRecipe
  entry: Readonly<Record<string, RecordValue>>
  name: string
  onTake: () => void
}

/** Below a value: that it is the one of the recipe, or what the recipe says otherwise, taken by one press. */
export function RecipeOrigin({ measured, entry, name, onTake }: RecipeOriginProps): ReactElement {
  const t = useTranslate()
  const { language } = useEditing()
  const figure = write(measured.cells.quantity, language)
  if (write(entry['quantity'], language) === figure) return <span className="cap">{t('edit.properties.asRecipe')}</span>
  return (
    <button
      type="button"
      className="btn btn-quiet take-measured"
      aria-label={`${name}: ${t('edit.properties.take', { value: figure })}`}
      onClick={onTake}
    >
      {t('edit.properties.take', { value: figure })}
    </button>
  )
}
