import { useId, type ReactElement } from 'react'
import { productKinds, type ProductKind } from '../../../clp/consequences/classified.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { useRecipeWords } from './recipe-words-context.ts'
import { useWorkshop } from './workshop-context.ts'

/** Kinds that the library names by what the product is for (REACH Annex II, 1.2); the others have a word of the interface. */
const uses: Readonly<Partial<Record<ProductKind, string>>> = {
  paint: 'use.coating',
  adhesive: 'use.bonding',
  sealant: 'use.sealing',
  printingInk: 'use.printing',
  lampOil: 'use.lampOil',
  grillLighter: 'use.grillLighter',
  cleaner: 'use.cleaning',
}

/** What kind of product it is: entries of the transport table and statements of CLP Annex II, Part 2, depend on it. */
export function KindField(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const words = useRecipeWords()
  const { recipe, change } = useWorkshop()
  const nameOf = (kind: ProductKind): string => {
    const use = uses[kind]
    return use === undefined ? t(`recipe.kind.${kind}`) : (words[use] ?? kind).replace(/\.$/u, '')
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
