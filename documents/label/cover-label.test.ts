import { expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createLabelCover } from './cover-label.ts'

it.each(languageCodes)(
  'the typeface of labels has every character of the statements, sentences, terms and names of substances in %s',
  (language) => {
    const { statements, headings, phrases, substances, terms } = loadWording(language)
    const own = createLabelCover()
    // These show the mark for what is missing.
    const ofTheMark = ['label.warning.unknownCharacters', 'check.characters']
    for (const [key, text] of Object.entries({ ...statements, ...headings, ...phrases, ...substances, ...terms }))
      if (!ofTheMark.includes(key)) own.cover(text)
    expect(own.uncovered()).toEqual([])
  },
)

it('a prime of a chemical name is an apostrophe', () => {
  expect(createLabelCover().cover('4,4′-methylenediphenyl diisocyanate')).toBe("4,4'-methylenediphenyl diisocyanate")
})
