import { compareFormulas, type Formula, type FormulaComponent } from '../clp/ufi/compare-formulas.ts'

/** A component with its exact content, or with a range of its content. */
export const part = (key: string, content: number | [number, number], ...categories: string[]): FormulaComponent => {
  const [from, to] = typeof content === 'number' ? [0, 100] : content
  return { key, range: { from, to }, categories, ...(typeof content === 'number' ? { content } : {}) }
}

export const formula = (...components: FormulaComponent[]): Formula => ({ components, categories: ['Flam. Liq. 3'] })

export const groundsOf = (a: Formula, b: Formula) => compareFormulas(a, b).grounds
