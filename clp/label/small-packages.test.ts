import { describe, expect, it } from 'vitest'
import { hazardCategories } from '../hazard-categories.ts'
import type { ClassificationEntry } from './label-elements.ts'
import { mayGoWithoutLabel, pictogramsOfInnerPackage, reliefOf, relieveSmallPackage, type SmallPackage } from './small-packages.ts'

const codesWith = (isForPublic: boolean, relief: ReturnType<typeof reliefOf>) =>
  hazardCategories.map(({ code }) => code).filter((code) => reliefOf(code, isForPublic) === relief)

const statementsForAll = [
  'Ox. Gas 1, Press. Gas, Press. Gas (Comp.), Press. Gas (Liq.), Press. Gas (Ref. Liq.), Press. Gas (Diss.)',
  'Flam. Liq. 2, Flam. Liq. 3, Flam. Sol. 1, Flam. Sol. 2, Self-react. C, Self-react. D, Self-react. E',
  'Self-react. F, Self-heat. 2, Water-react. 1, Water-react. 2, Water-react. 3, Ox. Liq. 2, Ox. Liq. 3, Ox. Sol. 2',
  'Ox. Sol. 3, Org. Perox. C, Org. Perox. D, Org. Perox. E, Org. Perox. F, Skin Irrit. 2, Eye Irrit. 2',
  'Aquatic Acute 1, Aquatic Chronic 1, Aquatic Chronic 2',
].flatMap((codes) => codes.split(', '))
const statementsAtWork = ['Acute Tox. 4', 'STOT SE 2', 'STOT SE 3', 'STOT RE 2']

describe('the relief for packages up to 125 ml (CLP Annex I, 1.5.2.1)', () => {
  it('leaves out hazard and precautionary statements of the categories of 1.5.2.1.1, and of no other', () => {
    expect(codesWith(true, 'statements').toSorted()).toEqual(statementsForAll.toSorted())
  })

  it('leaves out those of points 11, 14 and 15 only where the public does not get them', () => {
    expect(codesWith(false, 'statements').toSorted()).toEqual([...statementsForAll, ...statementsAtWork].toSorted())
    for (const code of ['Acute Tox. 4', 'STOT SE 2', 'STOT SE 3', 'STOT RE 2'] as const) expect(reliefOf(code, true)).toBeNull()
  })

  it('leaves out the precautionary statements of the categories of 1.5.2.1.2, and all of 1.5.2.1.3', () => {
    expect(codesWith(true, 'precautionary')).toEqual(['Flam. Gas 2', 'Lact.', 'Aquatic Chronic 3', 'Aquatic Chronic 4'])
    expect(codesWith(true, 'all')).toEqual(['Met. Corr. 1'])
  })

  it.each([
    'Flam. Liq. 1',
    'Self-react. B',
    'Self-heat. 1',
    'Ox. Liq. 1',
    'Ox. Sol. 1',
    'Org. Perox. B',
    'Acute Tox. 3',
    'Skin Corr. 1C',
  ] as const)('spares nothing of %s, next to a category that it spares', (code) => {
    expect(reliefOf(code, false)).toBeNull()
  })

  it.each(['Eye Dam. 1', 'Skin Sens. 1', 'Resp. Sens. 1', 'STOT SE 1', 'STOT RE 1', 'Carc. 2', 'Asp. Tox. 1', 'Aerosol 1'] as const)(
    'spares nothing of %s',
    (code) => {
      expect(reliefOf(code, false)).toBeNull()
    },
  )
})

const entry = (category: ClassificationEntry['category'], ...statements: ClassificationEntry['statements']): ClassificationEntry => ({
  category,
  statements,
})
const product = (changes: Partial<SmallPackage>): SmallPackage => ({
  classification: [entry('Flam. Liq. 3', 'H226'), entry('Skin Sens. 1', 'H317')],
  precautionaryStatements: ['P102', 'P210', 'P280', 'P370+P378', 'P501'],
  litres: 0.1,
  isForPublic: true,
  ...changes,
})
const leftOut = (changes: Partial<SmallPackage>) => relieveSmallPackage(product(changes))?.leftOut.map(({ element }) => element)

describe('a label under the relief', () => {
  it('loses the statements of the spared hazard, and keeps those that another hazard calls for', () => {
    const relieved = relieveSmallPackage(product({}))
    expect(relieved?.leftOut).toEqual(
      ['H226', 'P210', 'P370+P378'].map((element) => ({ element, source: 'CLP Article 29(2); Annex I, 1.5.2.1.1' })),
    )
    expect(relieved?.precautionaryStatements).toEqual(['P102', 'P280', 'P501'])
    expect(relieved?.elements).toMatchObject({ signalWord: 'warning', pictograms: ['GHS02', 'GHS07'], hazardStatements: ['H317'] })
  })

  it('holds up to 125 ml and not beyond, nor for a content that is no volume', () => {
    expect(leftOut({ litres: 0.125 })).toHaveLength(3)
    expect(leftOut({ litres: 0.1251 })).toBeUndefined()
    expect(leftOut({ litres: null })).toBeUndefined()
  })

  it('stays whole where none of its hazards is spared', () => {
    expect(leftOut({ classification: [entry('Skin Sens. 1', 'H317')] })).toBeUndefined()
    expect(leftOut({ classification: [], precautionaryStatements: ['P102'] })).toBeUndefined()
  })

  it('keeps H302 for the public, and spares it at work', () => {
    const harmful = {
      classification: [entry('Acute Tox. 4', 'H302', 'H312')],
      precautionaryStatements: ['P264', 'P301+P312', 'P501'],
    } as const
    expect(leftOut({ ...harmful, isForPublic: true })).toBeUndefined()
    expect(leftOut({ ...harmful, isForPublic: false })).toEqual(['H302', 'H312', 'P264', 'P301+P312', 'P501'])
  })

  it('keeps the hazard statement of 1.5.2.1.2, and loses its precautions', () => {
    const relieved = relieveSmallPackage(
      product({ classification: [entry('Aquatic Chronic 3', 'H412')], precautionaryStatements: ['P273', 'P501'] }),
    )
    expect(relieved?.elements.hazardStatements).toEqual(['H412'])
    expect(relieved?.leftOut).toEqual(['P273', 'P501'].map((element) => ({ element, source: 'CLP Article 29(2); Annex I, 1.5.2.1.2' })))
  })

  it('loses pictogram, signal word and statements of what corrodes metals alone', () => {
    const relieved = relieveSmallPackage(
      product({ classification: [entry('Met. Corr. 1', 'H290')], precautionaryStatements: ['P234', 'P390'] }),
    )
    expect(relieved?.elements).toMatchObject({ signalWord: null, pictograms: [], hazardStatements: [] })
    expect(relieved?.leftOut.map(({ element }) => element)).toEqual(['GHS05', 'warning', 'H290', 'P234', 'P390'])
    expect(new Set(relieved?.leftOut.map(({ source }) => source))).toEqual(new Set(['CLP Article 29(2); Annex I, 1.5.2.1.3']))
  })

  it('shows GHS07 of an irritant again once GHS05 of what corrodes metals goes (Article 26(1)(c))', () => {
    const both = { classification: [entry('Met. Corr. 1', 'H290'), entry('Eye Irrit. 2', 'H319')], precautionaryStatements: [] }
    expect(relieveSmallPackage(product(both))?.elements).toMatchObject({
      signalWord: 'warning',
      pictograms: ['GHS07'],
      hazardStatements: [],
    })
  })

  it('keeps GHS05 where skin or eyes call for it', () => {
    const both = {
      classification: [entry('Met. Corr. 1', 'H290'), entry('Skin Corr. 1A', 'H314')],
      precautionaryStatements: ['P234', 'P260'],
    } as const
    expect(relieveSmallPackage(product(both))).toMatchObject({
      elements: { signalWord: 'danger', pictograms: ['GHS05'], hazardStatements: ['H314'] },
    })
    expect(leftOut(both)).toEqual(['H290', 'P234'])
  })

  it('keeps what an aerosol says', () => {
    const aerosol = {
      classification: [entry('Aerosol 1', 'H222', 'H229'), entry('Flam. Liq. 2', 'H225')],
      precautionaryStatements: ['P210', 'P251'],
    } as const
    expect(leftOut(aerosol)).toBeUndefined()
  })
})

describe('the smallest packages', () => {
  it('go without a label as soluble packaging up to 25 ml whose hazards are all spared (1.5.2.2), but for biocides (1.5.2.3)', () => {
    const capsule = { classification: [entry('Eye Irrit. 2', 'H319'), entry('Aquatic Chronic 3', 'H412')], litres: 0.025 }
    expect(mayGoWithoutLabel(product(capsule), false)).toBe(true)
    expect(mayGoWithoutLabel(product(capsule), true)).toBe(false)
    expect(mayGoWithoutLabel(product({ ...capsule, litres: 0.026 }), false)).toBe(false)
    expect(mayGoWithoutLabel(product({ ...capsule, classification: [entry('Eye Dam. 1', 'H318')] }), false)).toBe(false)
    expect(mayGoWithoutLabel(product({ ...capsule, classification: [] }), false)).toBe(false)
  })

  it('bear GHS01, GHS05, GHS06 and GHS08 alone as inner packaging up to 10 ml for research (1.5.2.4)', () => {
    const vial = {
      classification: [entry('Flam. Liq. 2', 'H225'), entry('Acute Tox. 3', 'H301'), entry('STOT SE 1', 'H370')],
      litres: 0.01,
    }
    expect(pictogramsOfInnerPackage(product(vial), false)).toEqual(['GHS06', 'GHS08'])
    expect(pictogramsOfInnerPackage(product(vial), true)).toBeNull()
    expect(pictogramsOfInnerPackage(product({ ...vial, litres: 0.011 }), false)).toBeNull()
  })
})
