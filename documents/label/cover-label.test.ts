import { expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { createLabelCover } from './cover-label.ts'

it.each(languageCodes)(
  'the typeface of labels has every character of the statements, sentences, terms and names of substances in %s',
  (language) => {
    const { statements, headings, phrases, substances, terms } = loadWording(language)
    const own = createLabelCover()
    for (const [key, text] of Object.entries({ ...statements, ...headings, ...phrases, ...substances, ...terms }))
      if (key !== 'label.warning.unknownCharacters') own.cover(text) // which shows the mark for what is missing
    expect(own.uncovered()).toEqual([])
  },
)

it('a prime of a chemical name is an apostrophe', () => {
  expect(createLabelCover().cover('4,4′-methylenediphenyl diisocyanate')).toBe("4,4'-methylenediphenyl diisocyanate")
})
