/** The signal word and the pictograms of a label, the label of an aerosol, and what every single category brings. */
import { describe, expect, it } from 'vitest'
import { label, labelWith } from '../../tests/label-elements-of.ts'
import { hazardCategories } from '../hazard-categories.ts'

describe('the label of a product without classification', () => {
  it('has no signal word, pictogram or hazard statement', () => {
    expect(label()).toEqual({ signalWord: null, pictograms: [], hazardStatements: [], omitted: [] })
  })
})

describe('the signal word', () => {
  it('is Danger where one category demands it, and Warning is left out (Article 20(3))', () => {
    const { signalWord, omitted } = label(['Flam. Liq. 2', 'H225'], ['Eye Irrit. 2', 'H319'])
    expect(signalWord).toBe('danger')
    expect(omitted).toContainEqual({ element: 'warning', because: 'danger', source: 'CLP Article 20(3)' })
  })

  it('is Warning where nothing more is demanded', () => {
    expect(label(['Flam. Liq. 3', 'H226'], ['Aquatic Chronic 2', 'H411'])).toMatchObject({ signalWord: 'warning', omitted: [] })
  })

  it('is absent for long-term aquatic hazard alone', () => {
    expect(label(['Aquatic Chronic 2', 'H411'])).toMatchObject({ signalWord: null, pictograms: ['GHS09'], hazardStatements: ['H411'] })
    expect(label(['Aquatic Chronic 3', 'H412'])).toMatchObject({ signalWord: null, pictograms: [] })
  })
})

describe('the pictograms (Article 26)', () => {
  it('come in the order GHS01 to GHS09', () => {
    const { pictograms } = label(['Aquatic Acute 1', 'H400'], ['Asp. Tox. 1', 'H304'], ['Skin Irrit. 2', 'H315'], ['Flam. Liq. 2', 'H225'])
    expect(pictograms).toEqual(['GHS02', 'GHS07', 'GHS08', 'GHS09'])
  })

  it('leave GHS02 and GHS03 to choice beside GHS01 (1)(a)', () => {
    const { pictograms, omitted } = label(['Expl. 1.1', 'H201'], ['Flam. Sol. 1', 'H228'], ['Ox. Sol. 2', 'H272'])
    expect(pictograms).toEqual(['GHS01'])
    expect(omitted.map(({ element, because, source }) => `${element} ${because} ${source}`)).toEqual([
      'GHS02 GHS01 CLP Article 26(1)(a)',
      'GHS03 GHS01 CLP Article 26(1)(a)',
    ])
  })

  it('keep both GHS01 and GHS02 where the category demands both, even beside another flammable hazard (1)(a)', () => {
    expect(label(['Org. Perox. B', 'H241']).pictograms).toEqual(['GHS01', 'GHS02'])
    expect(label(['Self-react. B', 'H241'], ['Flam. Liq. 3', 'H226'])).toMatchObject({
      pictograms: ['GHS01', 'GHS02'],
      omitted: [{ element: 'warning' }],
    })
  })

  it('drop GHS07 beside GHS06 whatever it stands for (1)(b)', () => {
    const { pictograms, omitted } = label(['Acute Tox. 3', 'H301'], ['STOT SE 3', 'H336'], ['Skin Sens. 1', 'H317'], ['Ozone 1', 'H420'])
    expect(pictograms).toEqual(['GHS06'])
    expect(omitted).toContainEqual({ element: 'GHS07', because: 'GHS06', source: 'CLP Article 26(1)(b)' })
  })

  it('drop GHS07 for irritation beside GHS05 (1)(c)', () => {
    const { pictograms, omitted } = label(['Eye Dam. 1', 'H318'], ['Skin Irrit. 2', 'H315'])
    expect(pictograms).toEqual(['GHS05'])
    expect(omitted).toContainEqual({ element: 'GHS07', because: 'GHS05', source: 'CLP Article 26(1)(c)' })
  })

  it.each([
    ['harmful if swallowed', 'Acute Tox. 4', 'H302'],
    ['drowsiness', 'STOT SE 3', 'H336'],
    ['respiratory irritation', 'STOT SE 3', 'H335'],
    ['skin sensitisation', 'Skin Sens. 1', 'H317'],
    ['the ozone layer', 'Ozone 1', 'H420'],
  ] as const)('keep GHS07 beside GHS05 when it stands for %s', (_, category, statement) => {
    const { pictograms, omitted } = label(['Skin Corr. 1B', 'H314'], ['Eye Irrit. 2', 'H319'], [category, statement])
    expect(pictograms).toEqual(['GHS05', 'GHS07'])
    expect(omitted.map(({ element }) => element)).not.toContain('GHS07')
  })

  it('drop GHS07 for sensitisation and irritation beside the GHS08 of respiratory sensitisation (1)(d)', () => {
    const { pictograms, omitted } = label(
      ['Resp. Sens. 1', 'H334'],
      ['Skin Sens. 1A', 'H317'],
      ['Skin Irrit. 2', 'H315'],
      ['Eye Irrit. 2', 'H319'],
    )
    expect(pictograms).toEqual(['GHS08'])
    expect(omitted).toContainEqual({ element: 'GHS07', because: 'GHS08', source: 'CLP Article 26(1)(d)' })
  })

  it('keep GHS07 beside GHS08 when GHS08 stands for another hazard, or GHS07 for another (1)(d)', () => {
    expect(label(['Carc. 2', 'H351'], ['Skin Sens. 1', 'H317']).pictograms).toEqual(['GHS07', 'GHS08'])
    expect(label(['Resp. Sens. 1', 'H334'], ['STOT SE 3', 'H336'], ['Skin Sens. 1', 'H317']).pictograms).toEqual(['GHS07', 'GHS08'])
  })

  it('leave GHS04 to choice beside GHS02 or GHS06 (1)(e)', () => {
    expect(label(['Flam. Gas 1A', 'H220'], ['Press. Gas (Liq.)', 'H280'])).toMatchObject({
      pictograms: ['GHS02'],
      hazardStatements: ['H220', 'H280'],
      omitted: [{ element: 'warning' }, { element: 'GHS04', because: 'GHS02', source: 'CLP Article 26(1)(e)' }],
    })
    expect(label(['Acute Tox. 3', 'H331'], ['Press. Gas (Liq.)', 'H280']).pictograms).toEqual(['GHS06'])
    expect(label(['Ox. Gas 1', 'H270'], ['Press. Gas (Comp.)', 'H280']).pictograms).toEqual(['GHS03', 'GHS04'])
  })

  it('show the most severe category of one hazard class only (2)', () => {
    const { pictograms, omitted } = label(['STOT SE 1', 'H370'], ['STOT SE 3', 'H335'])
    expect(pictograms).toEqual(['GHS08'])
    expect(omitted).toContainEqual({ element: 'GHS07', because: 'STOT SE 1', source: 'CLP Article 26(2)' })
    expect(label(['Acute Tox. 3', 'H301'], ['Acute Tox. 4', 'H312']).pictograms).toEqual(['GHS06'])
  })

  it('show GHS05 for corrosion of metals, and then none for irritation: 26(1)(c) asks not what GHS05 stands for', () => {
    // The reference adds “for corrosion/eye damage” to this rule; the Article itself has no such condition.
    expect(label(['Met. Corr. 1', 'H290'], ['Eye Irrit. 2', 'H319']).pictograms).toEqual(['GHS05'])
  })

  it('may leave off GHS05 for corrosion of metals on a consumer package, and then show GHS07 for irritation (Annex I, 1.3.6)', () => {
    const options = { withoutMetalCorrosionPictogram: true }
    expect(labelWith(options, ['Met. Corr. 1', 'H290'], ['Eye Irrit. 2', 'H319'])).toMatchObject({
      pictograms: ['GHS07'],
      hazardStatements: ['H290', 'H319'],
      omitted: [{ element: 'GHS05', because: 'Met. Corr. 1', source: 'CLP Annex I, 1.3.6' }],
    })
    expect(labelWith(options, ['Met. Corr. 1', 'H290'], ['Skin Corr. 1A', 'H314']).pictograms).toEqual(['GHS05'])
    expect(labelWith(options, ['Met. Corr. 1', 'H290'], ['Eye Dam. 1', 'H318']).pictograms).toEqual(['GHS05'])
  })

  it('name a dropped pictogram once for each rule', () => {
    const { omitted } = label(['Eye Dam. 1', 'H318'], ['Skin Irrit. 2', 'H315'], ['Skin Irrit. 2', 'H315'])
    expect(omitted.filter(({ element }) => element === 'GHS07')).toHaveLength(1)
  })
})

describe('the label of an aerosol', () => {
  it('carries H222 and H229 even if the entry names one of them', () => {
    expect(label(['Aerosol 1', 'H222'])).toMatchObject({
      signalWord: 'danger',
      pictograms: ['GHS02'],
      hazardStatements: ['H222', 'H229'],
    })
    expect(label(['Aerosol 3', 'H229'])).toMatchObject({ signalWord: 'warning', pictograms: [], hazardStatements: ['H229'] })
  })

  it('does not repeat the flammability and the pressure of its contents (Annex I, 2.3)', () => {
    const { signalWord, pictograms, hazardStatements, omitted } = label(
      ['Aerosol 3', 'H229'],
      ['Flam. Liq. 2', 'H225'],
      ['Press. Gas (Liq.)', 'H280'],
      ['Eye Irrit. 2', 'H319'],
    )
    expect({ signalWord, pictograms, hazardStatements }).toEqual({
      signalWord: 'warning',
      pictograms: ['GHS07'],
      hazardStatements: ['H229', 'H319'],
    })
    expect(omitted).toContainEqual({ element: 'H225', because: 'Aerosol 3', source: 'CLP Annex I, 2.3' })
  })

  it('does not show the aspiration hazard of its contents (Annex I, 1.3.3)', () => {
    const { pictograms, hazardStatements, omitted } = label(['Aerosol 1', 'H222', 'H229'], ['Asp. Tox. 1', 'H304'], ['STOT SE 3', 'H336'])
    expect(pictograms).toEqual(['GHS02', 'GHS07'])
    expect(hazardStatements).toEqual(['H222', 'H229', 'H336'])
    expect(omitted).toContainEqual({ element: 'H304', because: 'Aerosol 1', source: 'CLP Annex I, 1.3.3' })
  })
})

describe('every single category', () => {
  it.each(hazardCategories)('$code brings its own label elements', ({ code, signalWord, pictograms, statements }) => {
    const [first] = statements
    const derived = label(first === undefined ? [code] : [code, first])
    expect(derived).toMatchObject({ signalWord, pictograms, omitted: [] })
    expect(statements).toEqual(expect.arrayContaining([...derived.hazardStatements]))
  })
})
