import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { classifyTyped, liquid, part, type TypedComponent, type TypedMixture } from '../../tests/classify-by-request.ts'
import { openTransportTable } from '../adr/table-a.ts'
import { deriveConsequences } from './derive-consequences.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../adr/${file}`, import.meta.url))
const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))
const derive = (mixture: TypedMixture, day?: string) => deriveConsequences(classifyTyped(mixture, undefined, day), table)
const label = (mixture: TypedMixture, day?: string) => derive(mixture, day).label
const consumer = (...components: TypedComponent[]): TypedMixture => ({ ...liquid(components), use: 'consumer' })
const named = (name: string, cas: string, content: number, ...classification: string[]): TypedComponent => ({
  name,
  cas,
  content,
  own: { classification },
})

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

  it('exempts aerosols from it for aspiration', () => {
    const mixture = consumer(part('white spirit', 40, 'Asp. Tox. 1 H304', 'Flam. Liq. 3 H226'))
    const measured = { kinematicViscosity40: 5, flammableContent: 90, heatOfCombustion: 35 }
    expect(label({ ...mixture, measured: { ...measured, flashPoint: 38, initialBoilingPoint: 150 } }).childResistantFastening).toBe(true)
    const spray = label({ ...mixture, physicalState: 'aerosol', measured })
    expect(spray.childResistantFastening).toBe(false)
    expect(spray.hazardStatements).toEqual(expect.arrayContaining(['H222', 'H229']))
  })

  it.each([
    [5, 4],
    [3, 3],
  ])('names four substances at most where as many are behind one class: %d', (count, expected) => {
    const parts = Array.from({ length: count }, (_, index) => part(`solvent ${index}`, 15, 'STOT SE 3 H336'))
    expect(label(liquid(parts)).named).toHaveLength(expected)
  })

  it('names first who brings most to the most severe class, whatever else it is', () => {
    const narcotic = (name: string, content: number, ...more: string[]) => part(name, content, 'STOT SE 3 H336', ...more)
    const solvents = [narcotic('little', 3, 'Asp. Tox. 1 H304'), narcotic('most', 30), narcotic('much', 7)]
    const sensitisers = ['a', 'b', 'c'].map((name) => part(name, 1, 'Skin Sens. 1 H317'))
    // Three are required as sensitisers; the fourth is the one behind the narcotic effects, not the one with the worst class of its own.
    expect(label(liquid([...solvents, ...sensitisers])).named.map(({ name }) => name)).toEqual(['most', 'a', 'b', 'c'])

    const amines = [
      part('corrosive', 16, 'Skin Corr. 1C H314'),
      part('harmful', 28, 'Acute Tox. 4 H302', 'Skin Corr. 1B H314'),
      ...['x', 'y', 'z'].map((name, index) => part(name, 12 - index, 'Acute Tox. 4 H302')),
    ]
    // Danger before warning: burns before acute toxicity of category 4, though that stands first in the Annex.
    const found = label(liquid(amines)).named.map(({ name }) => name)
    expect(found).toEqual(['corrosive', 'harmful', 'x', 'y'])
  })

  it('names every sensitiser of a mixture that sensitises, from its limit on (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 2, 'Skin Sens. 1 H317'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.099, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(found.supplementalStatements).not.toContain('EUH208')
  })

  it('names further sensitisers whether of the skin or of the airways (Annex II, 2.8)', () => {
    const found = label(
      liquid([part('a', 1, 'Resp. Sens. 1 H334'), part('b', 0.1, 'Skin Sens. 1 H317'), part('c', 0.09, 'Skin Sens. 1 H317')]),
    )
    expect(found.named.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  it('names what corrodes where the pH alone decides', () => {
    expect(label(liquid([part('lye', 0.4, 'Skin Corr. 1A H314')], { pH: 13 })).named.map(({ name }) => name)).toEqual(['lye'])
  })

  it('has six precautionary statements at most', () => {
    const found = label(consumer(part('a', 30, 'Skin Corr. 1B H314', 'Acute Tox. 3 H301', 'Aquatic Chronic 2 H411')))
    expect(found.precautionaryStatements.length).toBeLessThanOrEqual(6)
    expect(found.precautionaryStatements).toContain('P310')
  })
})

describe('the supplemental statements', () => {
  const codes = (mixture: TypedMixture, day?: string) => label(mixture, day).supplementalStatements

  it.each([
    [0.099, []],
    [0.1, ['EUH208']],
  ])('name a sensitiser below its class: %d %%', (content, expected) => {
    expect(codes(consumer(part('a', content, 'Skin Sens. 1 H317')))).toEqual(expected)
  })

  it('leave EUH208 out for isocyanates and epoxy resins, which have their own', () => {
    expect(codes(consumer(named('hexamethylene diisocyanate', '822-06-0', 0.2, 'Skin Sens. 1 H317')))).toEqual(['EUH204'])
    expect(codes(consumer(named('bisphenol A diglycidyl ether', '1675-54-3', 0.5, 'Skin Sens. 1 H317')))).toEqual(['EUH205'])
  })

  it.each([
    [1, []],
    [1.1, ['EUH206']],
  ])('warn of chlorine above 1 %%, of the public alone: %d %%', (content, expected) => {
    const bleach = named('sodium hypochlorite', '7681-52-9', content)
    expect(codes(consumer(bleach))).toEqual(expected)
    expect(codes(liquid([bleach]))).toEqual([])
  })

  it.each([
    ['2025-07-31', ['EUH211']],
    ['2025-08-01', []],
  ])('of titanium dioxide stand until the judgment: %s', (day, expected) => {
    expect(codes(consumer(named('titanium dioxide', '13463-67-7', 1)), day)).toEqual(expected)
    expect(codes(consumer(named('titanium dioxide', '13463-67-7', 0.99)), day)).toEqual([])
  })

  it.each([
    [0.15, 20, []],
    [0.16, 1, ['EUH201']],
    [0.16, 0.1, ['EUH201A']],
  ])('of lead in paint, %d %% in %d l', (content, litres, expected) => {
    const mixture = {
      ...consumer(named('lead', '7439-92-1', content)),
      productKind: 'paint',
      packs: [{ value: litres, unit: 'l' }],
    } satisfies TypedMixture
    expect(codes(mixture)).toEqual(expected)
  })

  it.each([
    [0.99, []],
    [1, ['EUH210']],
  ])('offer the sheet for a mixture of work that is not classified: %d %%', (content, expected) => {
    const irritant = part('a', content, 'Eye Irrit. 2 H319')
    expect(codes(liquid([irritant]))).toEqual(expected)
    expect(codes(consumer(irritant))).toEqual([])
  })

  it.each([
    ['Skin Sens. 1A H317', 0.0099, 0.01],
    ['Resp. Sens. 1 H334', 0.099, 0.1],
    ['Carc. 2 H351', 0.099, 0.1],
  ])('offer the sheet for %s from its own limit', (category, below, at) => {
    expect(codes(liquid([part('a', below, category)]))).not.toContain('EUH210')
    expect(codes(liquid([part('a', at, category)]))).toContain('EUH210')
  })

  it('say that a corrosive mist corrodes the airways', () => {
    const corrosive = liquid([part('lye', 6, 'Skin Corr. 1B H314')])
    expect(codes(corrosive)).toEqual([])
    expect(codes({ ...corrosive, inhalation: 'mist' })).toEqual(['EUH071'])
  })

  const dry = (...components: TypedComponent[]): TypedMixture => ({ physicalState: 'solid', use: 'professional', components })
  const cement = (content: number) => named('Portland cement', '65997-15-1', content, 'Skin Irrit. 2 H315')
  const chromate = (content: number, ...classes: string[]) => part('sodium chromate', content, ...classes)

  it.each([
    // 30 % of cement × 0.0002 %
    [0.00006, []],
    [0.000061, ['EUH203']],
  ])('warn of chromium(VI) above 2 mg in a kg of cement: %d %%', (content, expected) => {
    expect(codes(dry(cement(30), chromate(content), part('sand', 69)))).toEqual(expected)
    expect(codes({ ...dry(chromate((content * 100) / 30), part('clinker', 99)), productKind: 'cement' })).toEqual(expected)
  })

  it('leave EUH203 out where the cement is sensitising by itself, and without cement', () => {
    expect(codes(dry(cement(30), chromate(0.001), part('a', 1, 'Skin Sens. 1 H317')))).not.toContain('EUH203')
    expect(codes(dry(chromate(0.001), part('sand', 99)))).toEqual([])
  })

  it('warn of cadmium in alloys for brazing alone', () => {
    const alloy = dry(named('cadmium', '7440-43-9', 0.05), part('silver', 99))
    expect(codes({ ...alloy, productKind: 'brazingAlloy' })).toEqual(['EUH207'])
    expect(codes(alloy)).toEqual([])
  })

  it.each<[string, number, number | null, string[]]>([
    ['Flam. Liq. 2 H225', 5, null, []],
    ['Flam. Liq. 2 H225', 5.1, null, ['EUH209']],
    ['Flam. Liq. 3 H226', 5.1, null, ['EUH209A']],
    ['Flam. Liq. 2 H225', 20, 60.1, ['EUH209']],
    ['Flam. Liq. 2 H225', 20, 93, ['EUH209']],
    ['Flam. Liq. 2 H225', 20, 93.1, []],
    // a flammable liquid says more
    ['Flam. Liq. 2 H225', 20, 60, []],
  ])(
    'say that halogenated solvents become flammable with more than 5 %% of %s: %d %%, flash point %s °C',
    (category, content, flashPoint, expected) => {
      const solvent = named('dichloromethane', '75-09-2', 0.5)
      expect(codes({ ...consumer(solvent, part('a', content, category)), measured: { flashPoint } })).toEqual(expected)
      expect(codes({ ...consumer(part('a', content, category)), measured: { flashPoint } })).toEqual([])
    },
  )

  it.each([
    ['solid', '2025-07-31', ['EUH212']],
    ['liquid', '2025-07-31', ['EUH211']],
    ['solid', '2025-08-01', []],
  ] as const)('of titanium dioxide are of powder or of droplets: %s on %s', (physicalState, day, expected) => {
    expect(codes({ ...consumer(named('titanium dioxide', '13463-67-7', 1)), physicalState }, day)).toEqual(expected)
  })

  it('send the user of a plant protection product to its instructions', () => {
    expect(codes({ ...consumer(part('a', 1)), productKind: 'plantProtection' })).toEqual(['EUH401'])
    expect(codes({ ...consumer(part('a', 1)), productKind: 'biocide' })).toEqual([])
  })

  it('say that the skin becomes dry by what dries it, unless it is irritated', () => {
    const drying = (name: string, content: number): TypedComponent => ({ name, content, own: { classification: ['EUH066'] } })
    expect(codes(consumer(drying('a', 12), drying('b', 7.9)))).toEqual([])
    expect(codes(consumer(drying('a', 12), drying('b', 8)))).toEqual(['EUH066'])
    expect(codes(consumer(drying('a', 12), drying('b', 8), part('c', 10, 'Skin Irrit. 2 H315')))).toEqual([])
  })

  it('name cyanoacrylate, whatever its content', () => {
    expect(codes(consumer(named('ethyl 2-cyanoacrylate', '7085-85-0', 90)))).toEqual(['EUH202'])
  })
})

describe('section 3', () => {
  const listed = (mixture: TypedMixture) => derive(mixture).section3.map(({ name }) => name)
  const corrosive = part('lye', 6, 'Skin Corr. 1B H314')

  it.each<[string, number, number]>([
    ['Acute Tox. 3 H301', 0.099, 0.1],
    ['Acute Tox. 4 H302', 0.99, 1],
    ['Skin Irrit. 2 H315', 0.99, 1],
    ['Skin Sens. 1 H317', 0.099, 0.1],
    ['Skin Sens. 1A H317', 0.0099, 0.01],
    ['Muta. 2 H341', 0.99, 1],
    ['Carc. 2 H351', 0.099, 0.1],
    ['Repr. 2 H361', 0.099, 0.1],
    ['STOT RE 2 H373', 0.99, 1],
    ['Asp. Tox. 1 H304', 0.99, 1],
    ['Aquatic Acute 1 H400', 0.099, 0.1],
    ['Aquatic Chronic 2 H411', 0.99, 1],
  ])('of a classified mixture lists %s from its cut-off', (category, below, at) => {
    expect(listed(liquid([corrosive, part('a', below, category)]))).toEqual(['lye'])
    expect(listed(liquid([corrosive, part('a', at, category)]))).toEqual(['lye', 'a'])
  })

  it('divides by M, and takes a specific limit', () => {
    const toxic = (content: number): TypedComponent => ({
      name: 'a',
      content,
      own: { classification: ['Aquatic Acute 1 H400'], m: { acute: 10 } },
    })
    expect(listed(liquid([corrosive, toxic(0.0099)]))).toEqual(['lye'])
    expect(derive(liquid([corrosive, toxic(0.01)])).section3.at(-1)).toMatchObject({
      name: 'a',
      threshold: { limit: 0.01, article: 'REACH Annex II, 3.2.1 (a)(iv)' },
      m: { acute: 10 },
    })
  })

  it('offers ranges that never reach the next limit of the substance', () => {
    const limited: TypedComponent = {
      name: 'a',
      content: 4,
      own: { classification: ['Skin Corr. 1B H314'], limits: [{ class: 'Skin Corr. 1B', from: 4.5 }] },
    }
    expect(derive(liquid([limited, corrosive])).section3.find(({ name }) => name === 'a')?.range).toEqual({ from: 3, to: 4.5 })
  })
})

describe('duties and transport of a mixture', () => {
  it('ask for a UFI by health and physical hazards alone', () => {
    expect(derive(liquid([part('a', 30, 'Aquatic Chronic 2 H411')])).ufiRequired).toBe(false)
    expect(derive(liquid([part('a', 30, 'Eye Irrit. 2 H319')])).ufiRequired).toBe(true)
  })

  it('write how exactly the poison centres know a component', () => {
    const { components } = derive(liquid([part('lye', 12, 'Skin Corr. 1B H314'), part('b', 12, 'Eye Irrit. 2 H319')])).poisonCentreGroup
    expect(components.map(({ width }) => width)).toEqual([3, 10])
  })

  it('propose transport from the same classification', () => {
    const paint = {
      ...liquid([part('solvent', 40, 'Flam. Liq. 3 H226')], { flashPoint: 38, initialBoilingPoint: 126 }),
      productKind: 'paint',
    } satisfies TypedMixture
    expect(derive(paint).transport?.modes.map(({ unNumber, packingGroup }) => [unNumber, packingGroup])).toEqual([
      ['1263', 'III'],
      ['1263', 'III'],
      ['1263', 'III'],
    ])
  })

  it.each([
    ['methanol', '67-56-1', 80, 10, ['Flam. Liq. 2 H225', 'Acute Tox. 3 H301', 'Acute Tox. 3 H311', 'Acute Tox. 3 H331'], '1230', 'II'],
    ['acetone', '67-64-1', 60, 10, ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'], '1090', 'II'],
    // by CLP's subcategory it would be packing group I, which Table A does not have for it
    ['sodium hydroxide', '1310-73-2', 30, null, ['Skin Corr. 1A H314'], '1824', 'II'],
    // of another packing group than the named substance
    ['acetone', '67-64-1', 8, 30, ['Flam. Liq. 2 H225', 'Eye Irrit. 2 H319'], '1993', 'III'],
  ] as const)(
    'keep the entry of the one dangerous substance in its own packing group: %s',
    (name, cas, content, flashPoint, classes, un, group) => {
      const mixture = { ...liquid([named(name, cas, content, ...classes)]), measured: { flashPoint, initialBoilingPoint: 60 } }
      const road = derive(mixture).transport?.modes[0]
      expect([road?.unNumber, road?.packingGroup]).toEqual([un, group])
    },
  )

  it('name in brackets what makes the mixture hazardous to the environment', () => {
    const found = derive(liquid([part('biocide', 30, 'Aquatic Chronic 2 H411'), part('salt', 40)])).transport
    expect(found?.modes[0]).toMatchObject({ unNumber: '3082', technicalNames: ['biocide'] })
  })
})
