import { classifyTyped, part, type TypedComponent, type TypedMixture } from './classify-by-request.ts'

/** The doubts about the figures of a mixture, each with its place. */
export const codesOf = (
  physicalState: TypedMixture['physicalState'],
  measured: TypedMixture['measured'],
  components: readonly TypedComponent[],
) =>
  classifyTyped({ physicalState, measured, components: [...components] }).warnings.flatMap(({ code, path }) =>
    code.startsWith('data.') ? [`${code} ${path}`] : [],
  )

export const water = (content: number): TypedComponent => ({ cas: '7732-18-5', name: 'water', content, own: { classification: [] } })

/** What boils and catches fire early. */
export const early = (content: TypedComponent['content']) => part('ethyl acetate', content, 'Flam. Liq. 2 H225')

export const filler = (content: number) => part('polymer', content)
