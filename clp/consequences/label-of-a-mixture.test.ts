import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { consumer, derive, named } from '../../tests/derive-by-request.ts'

const label = (mixture: TypedMixture, day?: string) => derive(mixture, day).label

describe('the label of a mixture', () => {
  it('has H314 without H318, and says what was taken off and why', () => {
    const found = label(consumer(part('lye', 6, 'Skin Corr. 1B H314')))
    expect(found).toMatchObject({ signalWord: 'Danger', pictograms: ['GHS05'], hazardStatements: ['H314'] })
    expect(found.because.omitted).toContainEqual({ element: 'H318', because: 'H314', source: 'CLP Annex III, Part 1' })
  })

  it('has H410 alone for H400 and H412', () => {
    const found = label(liquid([part('limonene', 30, 'Aquatic Acute 1 H400', 'Aquatic Chronic 3 H412')]))
    expect(found.hazardStatements).toEqual(['H410'])
  })

  it('prints the statements of several routes one by one', () => {
    const found = label(liquid([part('a', 60, 'Acute Tox. 4 H302', 'Acute Tox. 4 H312')]))
    expect(found.hazardStatements).toEqual(['H302', 'H312'])
    expect(found.named.map(({ name }) => name)).toEqual(['a'])
  })

  it('states unknown hazards to water', () => {
    const found = label(liquid([part('a', 30, 'Aquatic Chronic 2 H411'), { name: 'b', content: 20 }]))
    expect(found.unknown).toContainEqual({ hazard: 'aquaticHazard', percent: 20, article: 'CLP Annex I, 4.1.3.6.1' })
  })

  it.each([
    ['consumer', true],
    ['professional', false],
    ['industrial', false],
  ] as const)('asks for fastening and warning towards the public alone: %s', (use, expected) => {
    const found = label({ ...liquid([part('lye', 6, 'Skin Corr. 1B H314')]), use })
    expect([found.childResistantFastening, found.tactileWarning]).toEqual([expected, expected])
  })

  it.each([
    [2.9, false],
    [3, true],
  ])('asks for the fastening from 3 %% of methanol: %d %%', (content, expected) => {
    expect(label(consumer(named('methanol', '67-56-1', content))).childResistantFastening).toBe(expected)
  })

  it.each([
    ['consumer', ['mdiForPublic']],
    ['professional', ['isocyanateTraining']],
  ] as const)('has the sentences of REACH Annex XVII on MDI for whom it is: %s', (use, expected) => {
    expect(label({ ...consumer(named('MDI', '101-68-8', 5)), use }).restrictions).toEqual(expected)
  })

  it('exempts aerosols from it for aspiration', () => {
    const mixture = consumer(part('white spirit', 40, 'Asp. Tox. 1 H304', 'Flam. Liq. 3 H226'))
    const measured = { kinematicViscosity40: 5, flammableContent: 90, heatOfCombustion: 35 }
    expect(label({ ...mixture, measured: { ...measured, flashPoint: 38, initialBoilingPoint: 150 } }).childResistantFastening).toBe(true)
    const spray = label({ ...mixture, physicalState: 'aerosol', measured })
    expect(spray.childResistantFastening).toBe(false)
    expect(spray.hazardStatements).toEqual(expect.arrayContaining(['H222', 'H229']))
  })

  it('has six precautionary statements at most', () => {
    const found = label(consumer(part('a', 30, 'Skin Corr. 1B H314', 'Acute Tox. 3 H301', 'Aquatic Chronic 2 H411')))
    expect(found.precautionaryStatements.length).toBeLessThanOrEqual(6)
    expect(found.precautionaryStatements).toContain('P310')
  })
})
