import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { recomputeStep } from '../../test-kit/recompute-step.ts'

const measured: TypedMixture['measured'] = { kinematicViscosity40: 20.5 }

/** class of the component, its limit in %, class of the mixture from there on, below */
const rows: readonly [string, number, string[], string[]][] = [
  // Table 3.2.3 and 3.3.3
  ['Skin Corr. 1A H314', 5, ['Skin Corr. 1A H314', 'Eye Dam. 1 H318'], ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
  ['Skin Corr. 1B H314', 5, ['Skin Corr. 1B H314', 'Eye Dam. 1 H318'], ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
  ['Skin Corr. 1C H314', 5, ['Skin Corr. 1C H314', 'Eye Dam. 1 H318'], ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
  ['Skin Corr. 1 H314', 5, ['Skin Corr. 1 H314', 'Eye Dam. 1 H318'], ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
  ['Skin Corr. 1B H314', 3, ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318'], ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319']],
  ['Skin Corr. 1B H314', 1, ['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'], []],
  ['Skin Irrit. 2 H315', 10, ['Skin Irrit. 2 H315'], []],
  ['Eye Dam. 1 H318', 3, ['Eye Dam. 1 H318'], ['Eye Irrit. 2 H319']],
  ['Eye Dam. 1 H318', 1, ['Eye Irrit. 2 H319'], []],
  ['Eye Irrit. 2 H319', 10, ['Eye Irrit. 2 H319'], []],
  // Table 3.4.5
  ['Resp. Sens. 1 H334', 1, ['Resp. Sens. 1 H334'], []],
  ['Resp. Sens. 1A H334', 0.1, ['Resp. Sens. 1 H334'], []],
  ['Resp. Sens. 1B H334', 1, ['Resp. Sens. 1 H334'], []],
  ['Skin Sens. 1 H317', 1, ['Skin Sens. 1 H317'], []],
  ['Skin Sens. 1A H317', 0.1, ['Skin Sens. 1 H317'], []],
  ['Skin Sens. 1B H317', 1, ['Skin Sens. 1 H317'], []],
  // Tables 3.5.2, 3.6.2, 3.7.2
  ['Muta. 1A H340', 0.1, ['Muta. 1A H340'], []],
  ['Muta. 1B H340', 0.1, ['Muta. 1B H340'], []],
  ['Muta. 2 H341', 1, ['Muta. 2 H341'], []],
  ['Carc. 1A H350', 0.1, ['Carc. 1A H350'], []],
  ['Carc. 1B H350i', 0.1, ['Carc. 1B H350i'], []],
  ['Carc. 2 H351', 1, ['Carc. 2 H351'], []],
  ['Repr. 1A H360FD', 0.3, ['Repr. 1A H360FD'], []],
  ['Repr. 1B H360D', 0.3, ['Repr. 1B H360D'], []],
  ['Repr. 2 H361d', 3, ['Repr. 2 H361d'], []],
  ['Lact. H362', 0.3, ['Lact. H362'], []],
  // Tables 3.8.3, 3.9.4; 3.8.3.4.5; 3.10.3.3.1.2
  ['STOT SE 1 H370', 10, ['STOT SE 1 H370'], ['STOT SE 2 H371']],
  ['STOT SE 1 H370', 1, ['STOT SE 2 H371'], []],
  ['STOT SE 2 H371', 10, ['STOT SE 2 H371'], []],
  ['STOT SE 3 H335', 20, ['STOT SE 3 H335'], []],
  ['STOT SE 3 H336', 20, ['STOT SE 3 H336'], []],
  ['STOT RE 1 H372', 10, ['STOT RE 1 H372'], ['STOT RE 2 H373']],
  ['STOT RE 1 H372', 1, ['STOT RE 2 H373'], []],
  ['STOT RE 2 H373', 10, ['STOT RE 2 H373'], []],
  ['Asp. Tox. 1 H304', 10, ['Asp. Tox. 1 H304'], []],
  // Table 3.1.1 by the converted estimates of Table 3.1.2: content = 100 × point ÷ end of the category
  ['Acute Tox. 4 H302', 25, ['Acute Tox. 4 H302'], []],
  ['Acute Tox. 4 H312', 55, ['Acute Tox. 4 H312'], []],
  ['Acute Tox. 4 H332', 55, ['Acute Tox. 4 H332'], []],
  ['Acute Tox. 3 H301', 5, ['Acute Tox. 4 H302'], []],
  ['Acute Tox. 2 H300', 10, ['Acute Tox. 2 H300'], ['Acute Tox. 3 H301']],
  ['Acute Tox. 1 H310', 10, ['Acute Tox. 1 H310'], ['Acute Tox. 2 H310']],
]

describe('each limit of CLP Annex I, Part 3', () => {
  test.each(rows)('%s at %d %%', (category, limit, from, below) => {
    const at = (content: number) => classesOf(classifyTyped(liquid([part('a', content, category)], measured)))
    expect(at(Number((limit - 0.001).toFixed(6)))).toEqual(below)
    expect(at(limit)).toEqual(from)
    expect(at(Number((limit + 0.001).toFixed(6)))).toEqual(from)
  })

  test.each([
    ['Resp. Sens. 1', 0.2],
    ['Resp. Sens. 1A', 0.1],
    ['Resp. Sens. 1B', 0.2],
  ])('%s of a gas sensitises the airways from %d per cent on, by Table 3.4.5', (category, limit) => {
    const of = (content: number) =>
      classesOf(classifyTyped({ ...liquid([part('a', content, `${category} H334`)]), physicalState: 'gas', inhalation: 'gas' }))
    expect(of(limit)).toContain('Resp. Sens. 1 H334')
    expect(of(limit - 0.001)).not.toContain('Resp. Sens. 1 H334')
  })

  test('a sum of decimals that is the limit reaches it', () => {
    const parts = [part('a', 2.3, 'Skin Irrit. 2'), part('b', 6.1, 'Skin Irrit. 2'), part('c', 1.6, 'Skin Irrit. 2')]
    expect(classesOf(classifyTyped(liquid(parts)))).toEqual(['Skin Irrit. 2 H315'])
    const step = classifyTyped(liquid(parts))
      .hazards.flatMap(({ steps }) => steps)
      .find(({ gives, isMet }) => gives === 'Skin Irrit. 2' && isMet)
    expect(step).toMatchObject({ rule: 'CLP Annex I, Table 3.2.3', sum: '2.3 + 6.1 + 1.6 = 10', total: 10, limit: 10, distance: 0 })
  })

  test('vapour and mist are unknown each for itself, where it is said how people breathe it', () => {
    const components = [
      { ...part('a', 40), own: { classification: [], ate: { mist: 1 }, unknown: ['vapour' as const] } },
      { ...part('b', 20), own: { classification: [], unknown: ['vapour' as const] } },
    ]
    const requested = classifyTyped({ ...liquid(components), inhalation: 'mist' })
    expect(requested.acuteToxicity.mist).toEqual({ estimate: 2.5, unknown: 0 })
    expect(classesOf(requested)).toEqual(['Acute Tox. 4 H332'])
    const other = { ...part('b', 20), own: { classification: [], unknown: ['mist' as const] } }
    const corrected = classifyTyped({ ...liquid([{ ...part('a', 40), own: { ate: { mist: 1 } } }, other]), inhalation: 'mist' })
    expect(corrected.acuteToxicity.mist).toEqual({ estimate: 2, unknown: 20 })
  })

  test('a pH that decides alone leaves what corrodes behind the class', () => {
    const result = classifyTyped(liquid([part('lye', 0.4, 'Skin Corr. 1A H314')], { pH: 12.9, alkaliReserve: 4 }))
    expect(classesOf(result)).toEqual(['Skin Corr. 1 H314', 'Eye Dam. 1 H318'])
    for (const hazardClass of ['skinCorrosionIrritation', 'eyeDamageIrritation'])
      expect(result.hazards.find((one) => one.hazardClass === hazardClass)?.because).toEqual(['name lye'])
  })

  test('viscosity decides the aspiration hazard, 20.5 mm²/s itself included', () => {
    const of = (kinematicViscosity40: number | null) => classifyTyped(liquid([part('a', 12, 'Asp. Tox. 1')], { kinematicViscosity40 }))
    expect(classesOf(of(20.5))).toEqual(['Asp. Tox. 1 H304'])
    expect(classesOf(of(20.51))).toEqual([])
    const unmeasured = of(null).hazards.find(({ hazardClass }) => hazardClass === 'aspirationHazard')
    expect(unmeasured).toMatchObject({
      outcome: 'dataLacking',
      category: null,
      worstCase: { category: 'Asp. Tox. 1', statements: ['H304'] },
    })
  })

  test('a layer that can be aspirated makes the whole mixture so', () => {
    const layers = [{ aspirationContent: 10, kinematicViscosity40: 5 }]
    const result = classifyTyped(liquid([part('a', 4, 'Asp. Tox. 1')], { kinematicViscosity40: 90, layers }))
    expect(classesOf(result)).toEqual(['Asp. Tox. 1 H304'])
  })

  test('pH at 2 and 11.5 corrodes, a reserve alone does not free it, a test does', () => {
    const of = (pH: number, more: object = {}) => classesOf(classifyTyped(liquid([], { pH, ...more })))
    const corrosive = ['Skin Corr. 1 H314', 'Eye Dam. 1 H318']
    expect(of(2)).toEqual(corrosive)
    expect(of(2.01)).toEqual([])
    expect(of(11.49)).toEqual([])
    expect(of(11.5)).toEqual(corrosive)
    expect(of(12.9, { alkaliReserve: 0.1 })).toEqual(corrosive)
    const tests = [{ class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' }]
    expect(of(12.9, { tests })).toEqual(['Eye Dam. 1 H318'])
    expect(of(12.9, { tests: [...tests, { class: 'Eye Dam. 1', result: 'negative', method: 'OECD 437' }] })).toEqual([])
  })
})

test('every step recomputes from what it says', () => {
  for (const [category, limit] of rows) {
    for (const step of classifyTyped(liquid([part('a', limit, category)], measured)).hazards.flatMap(({ steps }) => steps)) {
      const again = recomputeStep(step)
      if (again) expect({ total: again.total, isMet: again.isMet }).toEqual({ total: step.total, isMet: step.isMet })
    }
  }
})
