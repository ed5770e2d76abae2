import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { acceptEverything } from '../test-kit/propose-for-recipe.ts'
import { recipe } from '../test-kit/say-for-recipe.ts'

const cylinder = (cas: string, name: string, group: string) =>
  recipe([{ cas, name, content: 100, ...(harmonised.has(cas) ? {} : { own: { classification: [] } }) }], {
    physicalState: 'gas',
    inhalation: 'gas',
    measured: { tests: [{ class: group, result: 'positive' }] },
  })
const harmonised: ReadonlySet<string> = new Set(['7782-44-7', '74-86-2', '74-98-6', '75-21-8'])

const codesOf = ({ labelElements }: ReturnType<typeof acceptEverything>) => labelElements.precautionaryStatements.map(({ code }) => code)
const errors = (record: ReturnType<typeof acceptEverything>) =>
  checkOn(record).flatMap(({ severity, code }) => (severity === 'error' ? [code] : []))

describe('a cylinder', () => {
  it.each([
    ['carbon dioxide', '124-38-9', 'Press. Gas (Liq.)', ['H280'], ['P410+P403']],
    ['nitrogen', '7727-37-9', 'Press. Gas (Comp.)', ['H280'], ['P410+P403']],
    ['argon', '7440-37-1', 'Press. Gas (Comp.)', ['H280'], ['P410+P403']],
    ['oxygen', '7782-44-7', 'Press. Gas (Comp.)', ['H270', 'H280'], ['P220', 'P244', 'P403']],
    ['nitrogen, refrigerated', '7727-37-9', 'Press. Gas (Ref. Liq.)', ['H281'], ['P282', 'P336+P315']],
    ['propane', '74-98-6', 'Press. Gas (Liq.)', ['H220', 'H280'], ['P210', 'P377', 'P381', 'P403']],
    ['acetylene', '74-86-2', 'Press. Gas (Diss.)', ['H220', 'H230', 'H280'], ['P202', 'P210', 'P377', 'P381', 'P403']],
  ])('of %s has every hazard statement and what protects from it', (name, cas, group, hazards, precautions) => {
    const record = acceptEverything(cylinder(cas, name, group))
    expect(record.classification.flatMap(({ statements }) => statements).toSorted()).toEqual(hazards)
    expect(codesOf(record)).toEqual(precautions)
    expect(errors(record).filter((code) => /^(?:label|classification)\./.test(code))).toEqual([])
  })

  it('has one class of an unstable gas with both statements: CLP Annex I, Table 2.2.3', () => {
    const { classification } = acceptEverything(cylinder('75-21-8', 'ethylene oxide', 'Press. Gas (Liq.)'))
    expect(classification[0]).toMatchObject({ category: 'Chem. Unst. Gas A', statements: ['H220', 'H230'] })
  })
})
