import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { addNaphtha, ingredient, naphtha } from '../test-kit/contradictions/change-record.ts'

describe('a class that a Note of Annex VI takes off', () => {
  it('is not missed where it is said who has shown what the Note asks for', () => {
    const shown = plantIn(1003, (record) => {
      addNaphtha(record)
      const own = ingredient(record, naphtha)
      own.classification = own.classification.filter(({ category }) => category === 'Asp. Tox. 1')
      // Its studies are those of toluene, which has another entry.
      own.ecotoxicity = []
      own.noteConditions = [{ note: 'P', shownBy: 'Supplier, 3 March 2026' }]
    })
    const at = `composition.ingredients[${shown.composition.ingredients.length - 1}]`
    const ofNaphtha = checkOn(shown).filter(({ path }) => path.startsWith(at))
    // What the library has of one naphtha is no matter of the Note.
    const others = /^language\.|^composition\.libraryClassMissing$/
    expect(ofNaphtha.filter(({ code }) => !others.test(code))).toEqual([])
  })

  it('contradicts the Note where it stands beside it, and not where the supplier found a milder one himself', () => {
    const contradictedBy = (category: 'Carc. 1B' | 'Carc. 2', statement: 'H350' | 'H351') =>
      checkOn(
        plantIn(1003, (record) => {
          addNaphtha(record)
          const own = ingredient(record, naphtha)
          own.classification = [{ category, statements: [statement] }]
          own.noteConditions = [{ note: 'P', shownBy: 'Supplier, 3 March 2026' }]
        }),
      ).some(({ code }) => code === 'composition.noteContradicted')
    expect(contradictedBy('Carc. 1B', 'H350')).toBe(true)
    expect(contradictedBy('Carc. 2', 'H351')).toBe(false)
  })
})
