import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { named } from '../../tests/derive-by-request.ts'
import { modesOf } from '../../tests/sample-solutions.ts'

describe('entries of Table A by what the product is', () => {
  it('is PERFUMERY PRODUCTS, in the group of its flash point', () => {
    const scent: TypedMixture = {
      ...liquid([named('ethanol', '64-17-5', 80, 'Flam. Liq. 2 H225'), part('oil', 20)]),
      productKind: 'perfumery',
    }
    const { road, sea } = modesOf({ ...scent, measured: { flashPoint: 17, initialBoilingPoint: 78 } })
    expect(road).toMatchObject({ unNumber: '1266', packingGroup: 'II', shippingName: { en: 'PERFUMERY PRODUCTS' } })
    expect(road?.notes.map(({ code }) => code)).toContain('vapourPressureDecides')
    // Special provision 640 is one of ADR.
    expect(sea?.notes.map(({ code }) => code)).not.toContain('vapourPressureDecides')
    expect(modesOf({ ...scent, measured: { flashPoint: 30, initialBoilingPoint: 90 } }).road).toMatchObject({
      unNumber: '1266',
      packingGroup: 'III',
    })
  })

  it('is TURPENTINE SUBSTITUTE: white spirit up to 60 °C; another cut of naphtha stays a petroleum distillate', () => {
    const at = (name: string, cas: string, flashPoint: number) =>
      modesOf(liquid([named(name, cas, 100, 'Asp. Tox. 1 H304')], { flashPoint, initialBoilingPoint: 150 })).road
    expect(at('Stoddard solvent', '8052-41-3', 40)).toMatchObject({ unNumber: '1300', packingGroup: 'III' })
    expect(at('Stoddard solvent', '8052-41-3', 62)).toBeUndefined()
    expect(at('Naphtha (petroleum), hydrodesulfurized heavy', '64742-82-1', 40)).toMatchObject({ unNumber: '1268' })
  })

  const gas = (name: string, cas: string, content: number, ...more: string[]) => named(name, cas, content, 'Press. Gas (Liq.)', ...more)
  const liquefied = (...components: TypedComponent[]): TypedMixture => ({
    physicalState: 'gas',
    use: 'professional',
    measured: { tests: [{ class: 'Press. Gas (Liq.)', result: 'positive' }] },
    components,
  })
  const [r125, r134a, r143a, r32] = [
    (content: number) => gas('R 125', '354-33-6', content),
    (content: number) => gas('R 134a', '811-97-2', content),
    (content: number) => gas('R 143a', '420-46-2', content, 'Flam. Gas 1B H221'),
    (content: number) => gas('R 32', '75-10-5', content, 'Flam. Gas 1B H221'),
  ]
  it.each<[un: string, what: string, mixture: TypedMixture]>([
    ['3337', 'R 404A', liquefied(r125(44), r143a(52), r134a(4))],
    ['3338', 'R 407A', liquefied(r32(20), r125(40), r134a(40))],
    ['3339', 'R 407B', liquefied(r32(10), r125(70), r134a(20))],
    ['3340', 'R 407C', liquefied(r32(23), r125(25), r134a(52))],
    ['1078', 'another mixture of refrigerants', liquefied(r125(40), r134a(60))],
    ['3159', 'one of them', liquefied(r134a(100))],
    ['3163', 'one beside nitrogen', liquefied(r134a(60), named('nitrogen', '7727-37-9', 40, 'Press. Gas (Comp.)'))],
  ])('are refrigerants under UN %s: %s', (un, _, mixture) => {
    expect(modesOf(mixture).road).toMatchObject({ unNumber: un, labels: ['2.2'] })
  })
})
