import { describe, expect, it } from 'vitest'
import { classesOf, classifyTyped, liquid } from '../../../tests/classify-by-request.ts'
import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { sampleJudging } from '../../../test-kit/sample-judging.ts'
import { judgeDisruptionOfEnvironment, judgeDisruptionOfHealth, judgeMobile, judgeOzone, judgePersistent } from './lasting-hazards.ts'

const all = [judgeOzone, judgeDisruptionOfHealth, judgeDisruptionOfEnvironment, judgePersistent, judgeMobile]
const judge = (category: HazardCategoryCode, content: number, day?: string) => {
  const judging = sampleJudging(
    [
      { name: 'a', content, classes: [category] },
      { name: 'water', content: 100 - content },
    ],
    {},
    day,
  )
  return all.flatMap((one) => one(judging))
}
const found = (category: HazardCategoryCode, content: number, day?: string) =>
  judge(category, content, day).flatMap((result) => (result.category === null ? [] : [result.category]))

const limits: [HazardCategoryCode, number][] = [
  ['Ozone 1', 0.1],
  ['ED HH 1', 0.1],
  ['ED HH 2', 1],
  ['ED ENV 1', 0.1],
  ['ED ENV 2', 1],
  ['PBT', 0.1],
  ['vPvB', 0.1],
  ['PMT', 0.1],
  ['vPvM', 0.1],
]

describe('the classes that one component decides', () => {
  it.each(limits)('%s begins at %d %%, itself included', (category, limit) => {
    expect(found(category, limit - 0.001)).toEqual([])
    expect(found(category, limit)).toEqual([category])
    expect(found(category, limit + 0.001)).toEqual([category])
  })

  it('do not add two components up', () => {
    const judging = sampleJudging(['a', 'b'].map((name) => ({ name, content: 0.09, classes: ['PBT'] })))
    expect(judgePersistent(judging).map(({ outcome }) => outcome)).toEqual(['notClassified', 'notClassified'])
  })

  it('follow a specific limit of the milder category for a component of the worse one (Article 10)', () => {
    const own = {
      classification: ['ED HH 1'],
      limits: [
        { class: 'ED HH 1', from: 5 },
        { class: 'ED HH 2', from: 0.5 },
      ],
    }
    const of = (content: number) => classesOf(classifyTyped(liquid([{ name: 'a', content, own }])))
    expect(of(0.49)).toEqual([])
    expect(of(0.5)).toEqual(['ED HH 2 EUH381'])
    expect(of(4.99)).toEqual(['ED HH 2 EUH381'])
    expect(of(5)).toEqual(['ED HH 1 EUH380'])
  })

  it('name their component, and the place of the rule', () => {
    expect(judge('PMT', 0.1).find(({ category }) => category === 'PMT')).toMatchObject({
      because: ['a'],
      statements: ['EUH450'],
      steps: [{ rule: 'CLP Annex I, 4.4.3.1', total: 0.1, limit: 0.1 }],
    })
  })

  it('ask for the classes of 2023 from 1 May 2026 on, and for the ozone layer always', () => {
    expect(found('ED HH 1', 5, '2026-04-30')).toEqual([])
    expect(found('ED HH 1', 5, '2026-05-01')).toEqual(['ED HH 1'])
    expect(judge('ED HH 1', 5, '2026-04-30').map(({ outcome }) => outcome)).toEqual([
      'notClassified',
      ...Array<string>(6).fill('notApplicable'),
    ])
    expect(found('Ozone 1', 5, '2020-01-01')).toEqual(['Ozone 1'])
  })
})
