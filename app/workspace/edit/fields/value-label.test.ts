import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../../shared/languages.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { createTranslate } from '../../../language/texts.tsx'
import { valueLabel } from './value-label.ts'

const { phrases, substances, statements } = loadWording('en')
const names = [
  ...new Set(
    [phrases, substances, statements].flatMap((texts) =>
      Object.values(texts).flatMap((text) => [...text.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name)),
    ),
  ),
]

describe('what a fill-in is called', () => {
  it('is said of every fill-in of the library and of the statements', () => {
    const t = createTranslate(loadWording('en').interface)
    expect(names.length).toBeGreaterThan(60)
    // A label begins with a capital letter, the name that a sentence gives never does.
    expect(names.filter((name) => valueLabel(t, name) === name && name !== 'logKow')).toEqual([])
    expect(valueLabel(t, 'limit')).toBe('Limit value')
    expect(valueLabel(t, 'componentB')).toBe('Component B')
  })

  it.each(languageCodes)('has words in %s, and no others than those of the library', (language) => {
    const texts = loadWording(language).interface
    const labelled = Object.keys(texts).filter((key) => key.startsWith('edit.value.'))
    expect(labelled.toSorted()).toEqual(names.map((name) => `edit.value.${name}`).toSorted())
  })

  it('is the name itself where no sentence has such a fill-in', () => {
    expect(valueLabel(createTranslate(loadWording('en').interface), 'a b')).toBe('a b')
  })
})
