import { describe, expect, it } from 'vitest'
import { loadWording } from '../../../../wording/load-wording.ts'
import { createTranslate } from '../../../language/texts.tsx'
import { describePath } from './describe-path.ts'

const t = createTranslate(loadWording('en').interface)

describe('a place of the record in words', () => {
  it('calls the languages of a label otherwise than those that are spoken at an emergency number', () => {
    expect(describePath('labelDefaults.languages[0]', t)).toBe('Label defaults › Label languages 1')
    expect(describePath('emergency[0].languages[1]', t)).toBe('Emergency 1 › Languages spoken 2')
  })

  it('says which entry and which language is meant, and nothing of how a text is stored', () => {
    expect(describePath('composition.ingredients[2].name', t)).toBe('Composition › Ingredients 3 › Name')
    expect(describePath('uses[0].text.de', t)).toBe('Uses 1 › Deutsch')
  })
})
