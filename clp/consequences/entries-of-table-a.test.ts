import { describe, expect, it } from 'vitest'
import { liquid, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { modeOf, estimated } from '../../tests/goods-by-hand.ts'

describe('an entry of Table A', () => {
  // ADR 2.2.8.1.4.5: group I by dust or mist, oral and dermal no worse than group III, beside corrosion of group II
  it.each<[route: string, ate: object, form: 'mist' | 'vapour', un: string, main: string]>([
    ['mist alone', { mist: 0.04, oral: 400 }, 'mist', '2922', '8'],
    ['mist, and orally of group III', { mist: 0.04, oral: 200 }, 'mist', '2922', '8'],
    ['mist, and orally of group II', { mist: 0.04, oral: 40 }, 'mist', '2927', '6.1'],
    ['vapour', { vapour: 0.4 }, 'vapour', '2927', '6.1'],
  ])('of what corrodes and is toxic by %s', (_, ate, inhalation, un, main) => {
    const mixture = { ...liquid([estimated('x', 100, ate, 'Skin Corr. 1B H314')]), inhalation }
    expect(modeOf(mixture)).toMatchObject({ unNumber: un, transportClass: main, packingGroup: 'I' })
  })

  it('stays that of ethanol beside what is hazardous to water alone, below 1 %', () => {
    const pyrithione: TypedComponent = {
      name: 'pyrithione zinc',
      content: 0.3,
      own: { classification: ['Acute Tox. 2 H330', 'Repr. 1B H360D', 'Aquatic Acute 1 H400'], m: { acute: 1000 } },
    }
    const mixture = liquid([named('ethanol', '64-17-5', 70, 'Flam. Liq. 2 H225'), pyrithione], { flashPoint: 17, initialBoilingPoint: 78 })
    expect(modeOf(mixture)).toMatchObject({ unNumber: '1170', environmentallyHazardous: true })
  })

  it('stays that of ethanol beside less than 1 % of its denaturants', () => {
    const solvents = [
      named('ethanol', '64-17-5', 70, 'Flam. Liq. 2 H225'),
      named('propan-2-ol', '67-63-0', 0.7, 'Flam. Liq. 2 H225'),
      named('butanone', '78-93-3', 0.7, 'Flam. Liq. 2 H225'),
    ]
    expect(modeOf(liquid(solvents, { flashPoint: 17, initialBoilingPoint: 78 }))?.unNumber).toBe('1170')
  })

  it('is that of petroleum distillates for a white spirit of which its entry gives no flammability', () => {
    const spirit = (cas: string | null): TypedMixture =>
      liquid([{ name: 'naphtha', ...(cas === null ? {} : { cas }), content: 60, own: { classification: ['Asp. Tox. 1 H304'] } }], {
        flashPoint: 40,
        kinematicViscosity40: 1.5,
      })
    expect(modeOf(spirit('64742-48-9'))?.unNumber).toBe('1268')
    const mixture = spirit('64742-48-9')
    const beside = { ...mixture, components: [...mixture.components.slice(0, 1), { name: 'nobody knows', content: 40 }] }
    expect(modeOf(beside)?.unNumber).toBe('1993')
  })
})
