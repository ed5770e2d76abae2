import { describe, expect, it } from 'vitest'
import { categoriesThatNameSubstances } from './named-substances.ts'

describe('the substances of a mixture', () => {
  it('are named for toxicity, sensitisation, organs, aspiration, corrosion of skin and damage of eyes (CLP Article 18(3)(b))', () => {
    const naming = ['Acute Tox. 4', 'Skin Corr. 1B', 'Eye Dam. 1', 'Skin Sens. 1A', 'Resp. Sens. 1', 'Carc. 2', 'STOT SE 3', 'Asp. Tox. 1']
    expect(categoriesThatNameSubstances(naming)).toEqual(naming)
  })

  it('are not named for irritation, fire or the environment', () => {
    expect(categoriesThatNameSubstances(['Skin Irrit. 2', 'Eye Irrit. 2', 'Flam. Liq. 2', 'Aquatic Chronic 1', 'Met. Corr. 1'])).toEqual([])
  })

  it('are not named for the aspiration hazard of a spray, which need not be labelled for it (CLP Annex I, 1.3.3)', () => {
    expect(categoriesThatNameSubstances(['Aerosol 1', 'Asp. Tox. 1', 'STOT SE 3'])).toEqual(['STOT SE 3'])
  })
})
