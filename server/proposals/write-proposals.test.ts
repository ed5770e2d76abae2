import { describe, expect, it } from 'vitest'
import type { Proposal } from '../../propose/proposal.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { writeProposals } from './write-proposals.ts'

const proposal = (place: string, value: unknown): Proposal => ({
  id: place,
  section: '2.2',
  place,
  item: null,
  value,
  because: [],
  article: '',
  state: 'open',
  present: null,
  position: null,
  patch: [],
  madeFor: '',
  decision: null,
})
const written = (place: string, value: unknown, language: LanguageCode = 'fr') =>
  writeProposals([proposal(place, value)], language)[0]?.text.replaceAll('\u202f', '\u00a0')

describe('a proposal as it is read', () => {
  it('is a sentence where it is a share of components of which little is known', () => {
    expect(written('/ecology/unknownAquaticHazardPercent', 1, 'en')).toBe(
      'Contains 1\u00a0% of components with unknown hazards to the aquatic environment.',
    )
    expect(written('/toxicology/unknownAcuteToxicityPercent', 2.5, 'de')).toContain('2,5\u00a0%')
  })

  it('has a space before the colon in French, as its reason has', () => {
    expect(written('/parameters', { property: 'ph', category: 'SE09a', quantity: { value: 8.5, unit: '' } })).toMatch(/^pH\u00a0: 8,5/)
    expect(written('/parameters', { property: 'ph', category: 'SE09a', quantity: { value: 8.5, unit: '' } }, 'it')).toMatch(/^pH: 8,5/)
  })

  it('names the content of a pack', () => {
    expect(written('/labelDefaults/packContent', '400 ml', 'en')).toBe('400 ml')
    expect(written('/labelElements/packSizes', { value: 400, unit: 'ml' }, 'en')).toBe('Pack sizes: 400\u00a0ml')
  })
})
