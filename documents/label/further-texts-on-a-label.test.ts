import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../../test-kit/label-of.ts'

describe('the label', () => {
  it('marks what the general public must not get (REACH Annex XVII, entries 28 to 30), once', () => {
    const marking = 'Restricted to professional users.'
    const own = labelOfCatalogue(1010, 'xlang=1')
    expect(own.blocks[0]?.further.filter((text) => text === marking)).toHaveLength(1)
    const added = labelOfSample({ classification: [{ category: 'Carc. 1B', statements: ['H350'] }] })
    expect(added.blocks[0]?.further).toEqual([marking])
  })

  it('states the share of ingredients of unknown acute toxicity, in each of its languages (CLP Annex I, 3.1.3.6.2.2)', () => {
    const label = labelOfSample({ toxicology: { unknownAcuteToxicityPercent: 33.3 } }, 'xlang=1,2')
    expect(label.blocks.map(({ further }) => further[0])).toEqual([
      '33.3\u00a0% of the mixture consists of component(s) of unknown acute toxicity.',
      '33,3\u00a0% des Gemischs bestehen aus Bestandteilen mit unbekannter akuter Toxizität.',
    ])
    expect(labelOfSample({}, 'xlang=1').blocks[0]?.further).toEqual([])
  })
})

describe('components with unknown hazards to the aquatic environment', () => {
  it('are stated on the label in each of its languages, by their share, behind those of unknown toxicity: CLP Annex I, 4.1.3.6.1', () => {
    const unknown = { toxicology: { unknownAcuteToxicityPercent: 2 }, ecology: { unknownAquaticHazardPercent: 12.5 } }
    expect(labelOfSample(unknown, 'xlang=1,2').blocks.map(({ further }) => further[1])).toEqual([
      'Contains 12.5\u00a0% of components with unknown hazards to the aquatic environment.',
      'Enthält 12,5\u00a0% Bestandteile mit unbekannter Gewässergefährdung.',
    ])
    expect(labelOfSample({ ecology: { unknownAquaticHazardPercent: 0 } }, 'xlang=1').blocks[0]?.further).toEqual([])
  })
})
