/** Recipes with invented figures that a new product may begin with, to be taken apart. */
export const exampleNames = ['solventCleaner', 'hardener', 'drainCleaner', 'disinfectant', 'wallPaint'] as const
export type ExampleName = (typeof exampleNames)[number]
