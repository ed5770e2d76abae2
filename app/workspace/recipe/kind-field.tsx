import { useId, type ReactElement } from 'react'
import { productKinds, type ProductKind } from '../../../clp/consequences/classified.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { kindNames } from './kind-names.ts'
import { useRecipeWords } from './recipe-words-context.ts'
import { useWorkshop } from './workshop-context.ts'

/** What kind of product it is: entries of the transport table and statements of CLP Annex II, Part 2, depend on it. */
export function KindField(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const words = useRecipeWords()
  const { recipe, change } = useWorkshop()
  const nameOf = (kind: ProductKind): string => {
    const key = kindNames[kind]
    return key.startsWith('use.') ? (words[key] ?? kind).replace(/\.$/u, '') : t(key)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t('recipe.kind')}</label>
      <Dropdown
        id={id}
        value={recipe.productKind ?? ''}
        options={[{ value: '', text: t('recipe.kind.none') }, ...productKinds.map((kind) => ({ value: kind, text: nameOf(kind) }))]}
        onChoose={(kind) => change((before) => ({ ...before, productKind: kind === '' ? undefined : kind }), t('recipe.kind'))}
      />
    </div>
  )
}
