import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { paint } from '../test-kit/recipes.ts'
import { said } from '../test-kit/said-phrases.ts'

/** An instrument disinfectant: toxic by inhalation, corrosive and a sensitiser of the airways at once. */
const disinfectant: typeof paint = {
  ...paint,
  productKind: 'biocide',
  inhalation: 'vapour',
  measured: { flashPoint: 41, initialBoilingPoint: 84, pH: 4.2 },
  components: [
    { cas: '7732-18-5', name: 'water', content: 85, own: { classification: [] } },
    { cas: '111-30-8', content: 15 },
  ],
}

describe('first aid after inhalation', () => {
  it('calls the doctor at once for what is toxic or corrosive to inhale, though it sensitises the airways too', () => {
    const sentences = said(disinfectant, '/firstAid/inhalation')
    expect(sentences).toContain('firstAid.inhalation.callDoctor')
    expect(sentences).toContain('firstAid.inhalation.asthmaSymptoms')
  })
})

describe('the likely routes of exposure (REACH Annex II, 11.1.2)', () => {
  const routesOf = (inhalation: 'vapour' | undefined) => {
    const { proposals } = propose({ ...disinfectant, inhalation, components: [{ cas: '100-51-6', content: 100 }], measured: {} })
    return JSON.stringify(proposals.find(({ value }) => JSON.stringify(value).includes('toxicology.routes'))?.value)
  }

  it('name what is breathed where the recipe says in which form it is', () => {
    expect(routesOf('vapour')).toContain('route.inhalation')
    expect(routesOf(undefined)).not.toContain('route.inhalation')
  })
})
