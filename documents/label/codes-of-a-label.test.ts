import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample, substance } from '../../test-kit/label-of.ts'
import { writeParagraphs } from './label-paragraphs.ts'

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)
const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

describe('the label', () => {
  it('shows the UFI, the codes chosen and the content of the pack', () => {
    const label = labelOfCatalogue(1001, 'pCodes=70102~70100&vseb=25 l')
    expect(label.ufi).toBe('QPQV-401X-M00X-AHSD')
    expect(codes(label.productCodes)).toEqual(['PUL-4410-025', 'PUL-4410-001'])
    expect(label.quantity).toBe('25 l')
  })

  it('has an address to type where its code leads to the digital label, and a camera may be broken', () => {
    const written = (options: string, form: 'normal' | 'tight') =>
      writeParagraphs(labelOfCatalogue(1001, options), form, 1).supplier.map(({ runs }) => runs.map(({ text }) => text).join(''))
    expect(written('QR=4', 'normal').at(-1)).toMatch(/^[^/]+\/p\/1001$/)
    expect(written('QR=4', 'tight').at(-1)).toMatch(/, \+49\u00a040\u00a066969\u00a0140, [^/ ]+\/p\/1001$/)
    for (const options of ['QR=0', 'QR=1', 'QR=3']) expect(written(options, 'normal').join()).not.toContain('/p/')
  })

  it('parts the UFI from the codes that share its line, since a fifth group of letters would be read out with it', () => {
    const { ufi } = writeParagraphs(labelOfCatalogue(1001, 'pCodes=70102~70100'), 'tight', 1)
    expect(ufi?.runs.map(({ text }) => text).join('')).toMatch(/^UFI: QPQV-401X-M00X-AHSD\u00a0· PUL-4410-025\b/)
  })

  it('takes the default codes where none is chosen, and the first code where the product has no default', () => {
    expect(codes(labelOfCatalogue(1001).productCodes)).toEqual(['PUL-4410-005'])
    expect(codes(labelOfCatalogue(1001, 'pCodes=1~2').productCodes)).toEqual(['PUL-4410-005'])
    const synonyms = [{ id: 1, name: 'A', productCodes: ['A-1', 'A-2'].map((code, index) => ({ id: index + 1, code })) }]
    expect(codes(labelOfSample({ synonyms }).productCodes)).toEqual(['A-1'])
    expect(codes(labelOfSample({ synonyms, labelDefaults: { productCodeIds: [7, 2] } }).productCodes)).toEqual(['A-2'])
  })

  it('identifies a substance by its name in each language and a number (CLP Article 18(2))', () => {
    const numbers = { casNumber: '100-51-6', ecNumber: '202-859-9', indexNumber: '603-057-00-5' }
    const of = (changes: object, name = 'Solvent B') => labelOfSample(substance(name, changes), 'xlang=1,2').substance
    expect(of(numbers)).toEqual({ names: ['Benzyl alcohol', 'Benzylalkohol'], number: 'Index\u00a0603-057-00-5' })
    expect(of({ ...numbers, indexNumber: undefined })?.number).toBe('EC\u00a0202-859-9')
    expect(of({ casNumber: '100-51-6' })?.number).toBe('CAS\u00a0100-51-6')
    // The product's name is the substance's name in one of the languages.
    expect(of(numbers, 'Benzyl Alcohol')?.names).toEqual(['Benzylalkohol'])
    expect(labelOfCatalogue(1003).substance).toBeNull()
  })

  it('warns where a hazardous substance has no number, for its registration number is none of these', () => {
    const of = (changes: object) => labelOfSample(substance('Solvent B', changes), 'vseb=1 l')
    const warning = { kind: 'substanceNumberMissing', elements: ['Solvent B'], source: 'CLP Article 18(2)' }
    expect(of({ reachNumber: '01-2119492630-38' }).warnings).toContainEqual(warning)
    expect(of({ reachNumber: '01-2119492630-38' }).substance?.number).toBe('')
    expect(kinds(of({ casNumber: '100-51-6' }).warnings)).not.toContain('substanceNumberMissing')
  })
})
