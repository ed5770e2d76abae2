/** Recipes of lawful products in few words. */
import type { Text } from '../../shared/record/texts.ts'
import { looked } from '../good-recipe.ts'
import type { paint } from '../recipes.ts'

type Mixture = typeof paint
type Component = Mixture['components'][number]

export interface LawfulProduct {
  readonly uses: readonly Text[]
  readonly mixture: Mixture
}

export const water = (content: number): Component => ({ cas: '7732-18-5', name: 'water', content, own: looked })
export const harmless = (name: string, content: number): Component => ({ name, content, own: looked })
export const own = (cas: string, content: number, ...classification: string[]): Component => ({ cas, content, own: { classification } })
export const pigment = (content: number): Component => ({ cas: '13463-67-7', name: 'titanium dioxide', content, own: looked })

export const mix = (
  use: NonNullable<Mixture['use']>,
  physicalState: NonNullable<Mixture['physicalState']>,
  productKind: Mixture['productKind'],
  measured: NonNullable<Mixture['measured']>,
  components: Component[],
  pack: { value: number; unit: string } = { value: 1, unit: 'l' },
  receptacle: Mixture['receptacle'] = null,
): LawfulProduct => ({
  uses: [{ phrase: `use.${use}` }],
  mixture: { physicalState, productKind, use, measured, components, packs: [pack], receptacle },
})

export const closed = { flashPointMethod: 'ISO 3679' } as const
