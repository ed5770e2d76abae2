import { describe, expect, test } from 'vitest'
import { emptyCandidateList } from '../../clp/annex-vi/candidate-list.ts'
import { composeAnswer } from '../../clp/consequences/compose-answer.ts'
import { classifyTyped, classesOf, liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'
import { classificationRequest, mostComponents } from './request.ts'
import { measureWork } from '../../tests/measure-work.ts'
import { nameReason } from '../../tests/name-reason.ts'
import { readIssues } from '../reasons/read-issue.ts'
import { toNumber } from '../../clp/classification/exact.ts'

const request = (mixture: object, more: object = {}) => ({ ...more, mixture: { physicalState: 'liquid', use: 'professional', ...mixture } })
const water = { name: 'water', content: 100, own: { classification: [] } }

/** Path and reason of what is wrong, each on a line. */
function problems(value: unknown): string[] {
  const read = classificationRequest.safeParse(value)
  return read.success ? [] : readIssues(read.error.issues).map(nameReason)
}

describe('what the door refuses, with path and reason', () => {
  test.each<[string, object, string]>([
    ['a CAS number with a wrong check digit', { components: [{ ...water, cas: '108-88-4' }] }, 'mixture.components[0].cas'],
    ['an EC number with a wrong check digit', { components: [{ ...water, ec: '203-625-8' }] }, 'mixture.components[0].ec'],
    ['an index number with a wrong check digit', { components: [{ ...water, index: '601-021-00-4' }] }, 'mixture.components[0].index'],
    ['a negative content', { components: [{ ...water, content: -1 }] }, 'mixture.components[0].content'],
    ['no number', { components: [{ ...water, content: 'NaN' }] }, 'mixture.components[0].content'],
    ['a range the wrong way round', { components: [{ ...water, content: { from: 5, to: 1 } }] }, 'mixture.components[0].content'],
    ['a sum above 100.5 %', { components: [water, { ...water, content: 0.51 }] }, 'mixture.components: sumAbove 100.51 100.5'],
    [
      'lower ends above 100.5 %',
      {
        components: [
          { ...water, content: { from: 60, to: 70 } },
          { ...water, content: 41 },
        ],
      },
      'mixture.components',
    ],
    ['a raw material above 100.5 %', { components: [{ ...water, components: [water, water] }] }, 'mixture.components[0].components'],
    ['a component without a name', { components: [{ content: 100 }] }, 'mixture.components[0].name'],
    ['no component', { components: [] }, 'mixture.components'],
    ['a class that does not exist', { components: [part('a', 1, 'Skin Burn 9')] }, 'mixture.components[0].own.classification[0]'],
    [
      'an M-factor among the classes',
      { components: [part('a', 1, 'Aquatic Chronic 1 (M=10)')] },
      'mixture.components[0].own.classification[0]',
    ],
    ['a statement of another class', { components: [part('a', 1, 'Skin Irrit. 2 H302')] }, 'mixture.components[0].own.classification[0]'],
    ['acute toxicity without a route', { components: [part('a', 1, 'Acute Tox. 3')] }, 'mixture.components[0].own.classification[0]'],
    ['an estimate of nought', { components: [{ ...water, own: { ate: { oral: 0 } } }] }, 'mixture.components[0].own.ate.oral'],
    ['an unknown field', { components: [water], measured: { flashpoint: 20 } }, 'mixture.measured'],
    [
      'tests that contradict each other',
      {
        components: [water],
        measured: {
          tests: [
            { class: 'Skin Corr. 1', result: 'negative' },
            { class: 'Skin Corr. 1', result: 'positive' },
          ],
        },
      },
      'mixture.measured.tests',
    ],
    [
      'a test of a subcategory that contradicts one of the whole',
      {
        components: [water],
        measured: {
          tests: [
            { class: 'Skin Corr. 1A', result: 'positive' },
            { class: 'Skin Corr. 1', result: 'negative' },
          ],
        },
      },
      'mixture.measured.tests: contradiction Skin Corr. 1',
    ],
    [
      'two overrides of one class',
      {
        components: [water],
        overrides: [
          { class: 'Skin Corr.', category: null, basis: 'testData', reason: 'OECD 431' },
          { class: 'Skin Irrit. 2', category: 'Skin Corr. 1B', basis: 'expertJudgement', reason: 'no' },
        ],
      },
      'mixture.overrides[1].class',
    ],
    [
      'an override to a category of another class',
      { components: [water], overrides: [{ class: 'Skin Corr.', category: 'Eye Dam. 1', basis: 'testData', reason: 'x' }] },
      'mixture.overrides[0].category',
    ],
    [
      'an override of STOT SE 3 that does not say which effect',
      { components: [water], overrides: [{ class: 'STOT SE 3', category: null, basis: 'testData', reason: 'x' }] },
      'mixture.overrides[0].class',
    ],
    [
      'an override without a reason',
      { components: [water], overrides: [{ class: 'Skin Corr.', category: null, basis: 'testData', reason: ' ' }] },
      'mixture.overrides[0].reason',
    ],
  ])('%s', (_, mixture, path) => {
    expect(problems(request(mixture)).join('\n')).toContain(path)
  })

  test('a day that the calendar does not have', () => {
    expect(problems(request({ components: [water] }, { at: '2026-02-30' })).join()).toContain('at:')
  })

  test('10,000 components, within a second of work', async () => {
    const components = Array.from({ length: 10_000 }, (_, index) => ({ name: `c${index}`, content: 0.01 }))
    const nested = Array.from({ length: 40 }, (_, index) => ({ name: `r${index}`, content: 1, components: components.slice(0, 300) }))
    const refuse = () => {
      expect(problems(request({ components })).join()).toContain(`mixture.components`)
      expect(problems(request({ components: nested })).join()).toContain(`mixture.components: tooMany ${mostComponents}`)
    }
    expect(await measureWork(refuse)).toBeLessThan(1000)
  })

  test('raw materials in one another without end', () => {
    let deep: object = water
    for (let depth = 0; depth < 2000; depth += 1) deep = { name: `${depth}`, content: 100, components: [deep] }
    expect(problems(request({ components: [deep] }))).not.toEqual([])
  })
})

describe('what the door lets in', () => {
  test('a sum up to 100.5 % is judged as it stands, with a warning', () => {
    const result = classifyTyped({
      physicalState: 'liquid',
      use: 'professional',
      components: [part('a', 10, 'Skin Irrit. 2'), part('b', 90.5)],
    })
    expect(classesOf(result)).toEqual(['Skin Irrit. 2 H315'])
    expect(result.warnings).toMatchObject([{ code: 'sum.over100', params: { sum: 100.5 } }])
  })

  test('raw materials are taken apart, and the same substance of two of them adds up', () => {
    const raw = (name: string, content: number) => ({
      name,
      content,
      components: [part('irritant', 20, 'Skin Irrit. 2'), part('water', 80)],
    })
    const result = classifyTyped({
      physicalState: 'liquid',
      use: 'professional',
      components: [raw('a', 25), raw('b', 25), part('water', 50)],
    })
    expect(result.components.map(({ key, content }) => [key, toNumber(content.to)])).toEqual([
      ['name irritant', 10],
      ['name water', 90],
    ])
    expect(classesOf(result)).toEqual(['Skin Irrit. 2 H315'])
  })

  test('of a raw material no range is judged higher than its other parts leave room for', () => {
    const rawMaterial = (least: number): TypedComponent => ({
      name: 'raw material',
      content: 10,
      components: [part('a', { from: 1, to: 50 }, 'STOT RE 2 H373'), part('resin', { from: least, to: 99 })],
    })
    const of = (least: number) => {
      const components = [rawMaterial(least), part('b', { from: 1, to: 80 }), part('water', { from: 10, to: 80 })]
      const [first] = classifyTyped({ physicalState: 'liquid', components }).components
      return first && [toNumber(first.content.from), toNumber(first.content.to)]
    }
    expect(of(80)).toEqual([0.1, 2])
    expect(of(40)).toEqual([0.1, 5])
  })

  test.each<[string, object, object]>([
    ['an EC number beside a CAS number, and alone', { cas: '127-51-5', ec: '204-846-3' }, { ec: '204-846-3' }],
    ['a key beside a CAS number, and alone', { cas: '127-51-5', substance: 'k1' }, { substance: 'k1' }],
    ['a key beside an EC number, and alone', { ec: '204-846-3', substance: 'k1' }, { substance: 'k1' }],
  ])('the same substance adds up that has %s', (_, one, other) => {
    const sensitising = { content: 0.6, own: { classification: ['Skin Sens. 1B H317'] } }
    const places = [
      { ...one, ...sensitising },
      { ...other, ...sensitising },
    ]
    for (const components of [places, places.toReversed()])
      expect(classesOf(classifyTyped(liquid(components)))).toEqual(['Skin Sens. 1 H317'])
  })

  test('an EC number that the recipe has beside two CAS numbers is of neither', () => {
    const sensitising = { ec: '204-846-3', content: 0.6, own: { classification: ['Skin Sens. 1B H317'] } }
    const components = [{ ...sensitising, cas: '127-51-5' }, { ...sensitising, cas: '5989-54-8' }, sensitising]
    const result = classifyTyped(liquid(components))
    expect(result.components.slice(0, 3).map(({ key }) => key)).toEqual(['cas 127-51-5', 'cas 5989-54-8', 'ec 204-846-3'])
    expect(classesOf(result)).toEqual([])
  })

  test('an override takes the place of what was calculated, which stays beside it', () => {
    const overrides = [{ class: 'Skin Irrit. 2', category: null, basis: 'testData' as const, reason: 'OECD 439' }]
    const result = classifyTyped({
      physicalState: 'liquid',
      use: 'professional',
      overrides,
      components: [part('a', 10, 'Skin Irrit. 2'), part('water', 90)],
    })
    expect(classesOf(result)).toEqual([])
    const skin = result.hazards.find(({ hazardClass }) => hazardClass === 'skinCorrosionIrritation')
    expect(skin).toMatchObject({
      outcome: 'notClassified',
      basis: 'testData',
      overridden: { category: 'Skin Irrit. 2', reason: 'OECD 439' },
    })
  })

  test('an override of acute toxicity is of its route alone', () => {
    const overrides = [{ class: 'Acute Tox. oral', category: 'Acute Tox. 3', basis: 'expertJudgement' as const, reason: 'accidents' }]
    const components = [part('a', 60, 'Acute Tox. 4 H302', 'Acute Tox. 4 H312'), part('water', 40)]
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', overrides, components })
    expect(classesOf(result)).toEqual(['Acute Tox. 3 H301', 'Acute Tox. 4 H312'])
  })

  test.each([
    ['PBT', ['vPvB EUH441', 'PMT EUH450', 'vPvM EUH451', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']],
    ['vPvB', ['PBT EUH440', 'PMT EUH450', 'vPvM EUH451', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']],
    ['vPvM', ['PBT EUH440', 'vPvB EUH441', 'PMT EUH450', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410']],
    ['Aquatic Acute', ['PBT EUH440', 'vPvB EUH441', 'PMT EUH450', 'vPvM EUH451', 'Aquatic Chronic 1 H410']],
    ['Aquatic Chronic', ['PBT EUH440', 'vPvB EUH441', 'PMT EUH450', 'vPvM EUH451', 'Aquatic Acute 1 H400']],
  ])('an override of %s takes that part of its class off, and no other', (named, left) => {
    const overrides = [{ class: named, category: null, basis: 'testData' as const, reason: 'OECD 305' }]
    const hazards = ['Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410', 'PBT EUH440', 'vPvB EUH441', 'PMT EUH450', 'vPvM EUH451']
    const components = [part('a', 30, ...hazards), part('water', 70)]
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', overrides, components })
    expect(classesOf(result).toSorted()).toEqual(left.toSorted())
  })

  test('an override to vPvB adds it beside PBT', () => {
    const overrides = [{ class: 'vPvB', category: 'vPvB', basis: 'expertJudgement' as const, reason: 'log Kow, half-lives' }]
    const components = [part('a', 1, 'PBT EUH440'), part('water', 99)]
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', overrides, components })
    expect(classesOf(result)).toEqual(['PBT EUH440', 'vPvB EUH441'])
  })

  test('an override names its organs and routes, or leaves those that were calculated', () => {
    const organsOf = (category: string) => {
      const overrides = [{ class: 'STOT RE', category, basis: 'expertJudgement' as const, reason: 'read across' }]
      const components = [part('a', 20, 'STOT RE 1 H372 (liver)'), part('water', 80)]
      const [found] = classifyTyped({ physicalState: 'liquid', use: 'professional', overrides, components }).classification
      return [found?.organs, found?.routes]
    }
    expect(organsOf('STOT RE 2 H373 oral (kidneys)')).toEqual([['kidneys'], ['oral']])
    expect(organsOf('STOT RE 2')).toEqual([['liver'], undefined])
  })

  test('the basis of an override may be written in the words of the regulation', () => {
    const overrides = [{ class: 'STOT SE 3 H336', category: null, basis: 'expert judgement' as const, reason: 'no vapour' }]
    const result = classifyTyped({ ...liquid([part('a', 50, 'STOT SE 3 H336')]), overrides })
    expect(classesOf(result)).toEqual([])
    expect(result.hazards.find(({ differentiation }) => differentiation === 'narcotic')).toMatchObject({ basis: 'expertJudgement' })
  })

  test('of a raw material its components count, and who classified it as a whole is told', () => {
    const raw = {
      name: 'blend',
      content: 50,
      own: { classification: ['Carc. 1B H350'] },
      components: [part('irritant', 20, 'Skin Irrit. 2')],
    }
    const result = classifyTyped(liquid([raw]))
    expect(classesOf(result)).toEqual(['Skin Irrit. 2 H315'])
    expect(result.warnings).toMatchObject([{ code: 'own.besideComponents', path: 'mixture.components[0].own', params: { name: 'blend' } }])
  })

  test('what nobody knows anything of is not “not classified”', () => {
    const result = classifyTyped({ physicalState: 'liquid', use: 'professional', components: [{ name: 'something', content: 100 }] })
    expect(result.hazards.find(({ hazardClass }) => hazardClass === 'skinSensitisation')).toMatchObject({
      outcome: 'dataLacking',
      unknown: 100,
    })
  })

  test('a limit of a supplemental statement holds from its content on', () => {
    const bleach = (content: number) => ({
      physicalState: 'liquid' as const,
      use: 'professional' as const,
      components: [
        { name: 'bleach', content, own: { classification: [], limits: [{ class: 'EUH031', from: 5 }] } },
        part('water', 100 - content),
      ],
    })
    const codes = (content: number) => {
      const { label } = composeAnswer(classifyTyped(bleach(content)), {
        table: null,
        candidates: emptyCandidateList,
        productCategories: [],
      })
      return [label.supplementalStatements, label.because.supplemental.suggested.map(({ code }) => code)]
    }
    expect(codes(4.99)).toEqual([[], []])
    expect(codes(5)).toEqual([['EUH031'], []])
    const typed = { ...bleach(5), components: [{ name: 'bleach', content: 5, own: { limits: [{ class: 'EUH031', to: 5 }] } }] }
    expect(problems({ mixture: typed }).join()).toContain('mixture.components[0].own.limits[0].from')
  })
})
