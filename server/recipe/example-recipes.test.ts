import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { exampleNames } from '../../shared/recipe/example-names.ts'
import { writeExampleRecipe } from './example-recipes.ts'

describe.each(exampleNames)('the example %s', (name) => {
  it('adds up to 100 %', () => {
    const { rows } = writeExampleRecipe(name, 'en')
    expect(rows.reduce((sum, { share }) => sum + Math.round(Number(share) * 1e4), 0)).toBe(1e6)
  })

  it.each(languageCodes)('names its substances in %s', (language) => {
    const names = writeExampleRecipe(name, language).rows.map((row) => row.name)
    expect(names.filter((one) => one.trim() === '')).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})
