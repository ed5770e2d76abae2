import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'

type Typed = typeof descaler
const looked = { classification: [] }

const bare: Typed = { ...descaler, inhalation: undefined, productKind: undefined, measured: {} }
const gas = (cas: string, group: string): Typed => ({
  ...bare,
  physicalState: 'gas',
  inhalation: 'gas',
  components: [{ cas, content: 100 }],
  measured: { tests: [{ class: group, result: 'positive' }] },
})
const propane = gas('74-98-6', 'Press. Gas (Liq.)')
const acetylene = gas('74-86-2', 'Press. Gas (Diss.)')
const solid = (name: string, classes: string[], test?: string): Typed => ({
  ...bare,
  physicalState: 'solid',
  components: [
    { name, cas: '128-37-0', content: 50, own: { classification: classes } },
    { name: 'filler', content: 50, own: looked },
  ],
  measured: test === undefined ? {} : { tests: [{ class: test, result: 'positive' }] },
})
const peroxide = solid('peroxide', ['Org. Perox. B H241', 'Skin Sens. 1 H317', 'Aquatic Acute 1 H400'], 'Org. Perox. E')
const lithium = solid('metal', ['Water-react. 1 H260'], 'Water-react. 1')
const poolTablet: Typed = {
  ...bare,
  physicalState: 'solid',
  components: [
    { cas: '87-90-1', content: 92 },
    { name: 'filler', content: 8, own: looked },
  ],
  measured: { pH: 2.7 },
}

/** The sentences proposed for each place, by key. */
function sentences(typed: Typed): (place: string) => string[] {
  const { proposals } = propose(typed)
  return (place) =>
    proposals.flatMap((one) => {
      const { value } = one
      const phrase = typeof value === 'object' && value !== null && 'phrase' in value ? value.phrase : undefined
      return one.place === place && typeof phrase === 'string' ? [phrase] : []
    })
}

describe('a gas', () => {
  const of = sentences(propane)

  it('suffocates and freezes, and nobody is to wash frostbite with soap: REACH Annex II, 2.3 and 4', () => {
    expect(of('/otherHazards')).toEqual(expect.arrayContaining(['otherHazards.gasDisplacesAir', 'symptoms.liquidGasCold']))
    expect(of('/firstAid/skin')).toEqual(['firstAid.skin.frostbite'])
    expect(of('/firstAid/ingestion')).toEqual(['firstAid.ingestion.gas'])
    expect(of('/firstAid/symptoms')).toEqual(['symptoms.liquidGasCold', 'symptoms.suffocation'])
    expect(of('/exposureControls/hands')).toEqual(['protection.hands.cold'])
  })

  it('that is chemically unstable, as acetylene is, burns as the others do: CLP Annex I, Table 2.2.1', () => {
    const law = propose(acetylene).proposals.find(({ item }) => item === 'regulation.sevesoNamed')
    expect(law?.value).toMatchObject({ values: { number: '19' } })
    expect(sentences(acetylene)('/handling/fireProtection')).toEqual(
      sentences(gas('74-82-8', 'Press. Gas (Comp.)'))('/handling/fireProtection'),
    )
  })

  it('that burns and leaks is left burning, and none is collected in a container (P377)', () => {
    expect(of('/firefighting/advice')).toEqual(expect.arrayContaining(['firefighter.leakingGas', 'firefighter.evacuate']))
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.adaptToSurroundings'])
    expect(of('/accidentalRelease/containment')).toEqual(['release.containment.stopGas', 'release.containment.noSparkTools'])
    expect(of('/handling/storage')).toContain('storage.gasContainers')
    expect(of('/handling/storage')).not.toContain('storage.retention')
    expect(of('/disposal/packaging')).toEqual(['disposal.packaging.gasContainers'])
  })

  it('collects near the floor where it is heavier than air, which acetylene is not', () => {
    expect(of('/otherHazards')).toContain('otherHazards.vapoursHeavierThanAir')
    expect(of('/accidentalRelease/personal')).toContain('release.personal.gasCollects')
    const light = sentences(acetylene)
    expect(light('/otherHazards')).not.toContain('otherHazards.vapoursHeavierThanAir')
    expect(light('/accidentalRelease/personal')).not.toContain('release.personal.gasCollects')
    expect(light('/handling/fireProtection')).not.toContain('fireProtection.vapoursFloor')
    expect(light('/otherHazards')).not.toContain('symptoms.liquidGasCold')
  })

  it('is named a gas in 9.1, with what has no meaning for one', () => {
    const values = Object.fromEntries(
      propose(propane).proposals.flatMap(({ place, item, value }) => (place === '/parameters' ? [[item ?? '', value]] : [])),
    )
    expect(values['SE09 physicalState']).toMatchObject({ text: { phrase: 'state.gas' } })
    for (const property of ['flashPoint', 'ph', 'kinematicViscosity', 'particleCharacteristics'])
      expect(values[`SE09a ${property}`]).toMatchObject({ text: { phrase: 'propertyNote.notApplicableGas' } })
  })
})

describe('an organic peroxide', () => {
  const of = sentences(peroxide)

  it('is not said to be without dangerous reactions, nor to be shut in when spilt', () => {
    expect(of('/stability/reactivity')).toEqual(['otherHazards.selfDecomposing'])
    expect(of('/stability/incompatible')).toEqual(['incompatible.selfDecomposing'])
    expect(of('/stability/avoid')).toEqual(['avoidCondition.heat', 'avoidCondition.shock'])
    expect(of('/stability/decomposition')).not.toContain('decomposition.none')
    expect(of('/accidentalRelease/containment')).toContain('release.containment.damp')
    expect(of('/accidentalRelease/containment')).not.toContain('release.containment.collectDispose')
    expect(of('/handling/storage')).toContain('storage.temperatureOfLabel')
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.waterSpray'])
  })

  it('of types C to F is of category P6b of Directive 2012/18/EU', () => {
    const { proposals } = propose(peroxide)
    const law = proposals.find(({ item }) => item === 'regulation.seveso')
    expect(law?.value).toMatchObject({ values: { category: 'P6b, E1' } })
    const tiers = proposals.find(({ item }) => item === 'regulation.sevesoQuantities')
    expect(tiers?.value).toMatchObject({ values: { lowerTier: '50 t (P6b), 100 t (E1)' } })
  })
})

describe('what is dangerous by its reactions', () => {
  const denials = /\.none$|\.noSpecial$/
  const places = ['reactivity', 'reactions', 'avoid', 'incompatible'].map((place) => `/stability/${place}`)

  it.each([
    ['a peroxide', peroxide],
    ['a metal that reacts with water', lithium],
    ['a chlorine carrier', poolTablet],
  ])('%s is never denied its dangers in section 7 or 10', (_what, typed) => {
    const of = sentences(typed)
    expect([...places.slice(1), '/handling/fireProtection'].flatMap(of).filter((phrase) => denials.test(phrase))).toEqual([])
  })

  it('is kept from water where water makes it burn', () => {
    const of = sentences(lithium)
    expect(of('/firefighting/unsuitableMedia')).toEqual(['extinguishing.unsuitable.waterFoam'])
    expect(of('/firefighting/suitableMedia')).toEqual(['extinguishing.suitable.drySand'])
    expect(of('/accidentalRelease/containment')).not.toContain('release.containment.cleanWater')
  })

  it('is kept from ammonia and from what burns, if it sets chlorine free', () => {
    const of = sentences(poolTablet)
    expect(of('/handling/incompatible')).toEqual(
      expect.arrayContaining(['storageIncompatible.ammonia', 'storageIncompatible.combustibles']),
    )
    expect(of('/firefighting/hazards')).toEqual(expect.arrayContaining(['fireHazard.oxidising', 'fireHazard.chlorine']))
    expect(of('/accidentalRelease/containment')).toEqual(['release.containment.sweep', 'release.containment.collectDispose'])
  })
})

describe('what irritates the airways', () => {
  const glue = (use: 'consumer' | 'professional'): Typed => ({
    ...bare,
    use,
    physicalState: 'liquid',
    components: [
      { name: 'monomer', content: 90, own: { classification: ['STOT SE 3 H335', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'] } },
      { name: 'thickener', content: 10, own: looked },
    ],
  })

  it('is stored locked up where the public has it, as P405 on its label says', () => {
    expect(sentences(glue('consumer'))('/handling/storage')).toContain('storage.lockedUp')
    expect(sentences(glue('professional'))('/handling/storage')).not.toContain('storage.lockedUp')
  })
})
