import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findHazardCategory, hazardCategories, isHazardCategoryCode } from './hazard-categories.ts'
import type { HazardCategoryCode } from './hazard-categories.ts'
import type { CategoryStatementCode } from './hazard-class-table.ts'
import { combineHazardStatements, deriveLabelElements } from './label-elements.ts'
import type { ClassificationEntry, LabelElementOptions } from './label-elements.ts'
import { isHazardStatementCode } from './statements.ts'

type Written = readonly [category: HazardCategoryCode, ...statements: CategoryStatementCode[]]

const entries = (written: readonly Written[]): ClassificationEntry[] =>
  written.map(([category, ...statements]) => ({ category, statements }))

const label = (...written: Written[]) => deriveLabelElements(entries(written))
const labelWith = (options: LabelElementOptions, ...written: Written[]) => deriveLabelElements(entries(written), options)

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

describe('the hazard statements', () => {
  it('come by number, EUH codes behind', () => {
    const { hazardStatements } = label(['ED HH 1', 'EUH380'], ['Skin Sens. 1', 'H317'], ['Flam. Liq. 2', 'H225'], ['Repr. 2', 'H361d'])
    expect(hazardStatements).toEqual(['H225', 'H317', 'H361d', 'EUH380'])
  })

  it.each([
    ['H318', 'H314', 'CLP Annex III, Part 1', ['Skin Corr. 1B', 'H314'], ['Eye Dam. 1', 'H318']],
    ['H400', 'H410', 'CLP Annex III, Part 1', ['Aquatic Acute 1', 'H400'], ['Aquatic Chronic 1', 'H410']],
    ['EUH440', 'EUH441', 'CLP Annex III, Part 1', ['PBT', 'EUH440'], ['vPvB', 'EUH441']],
    ['EUH450', 'EUH451', 'CLP Annex III, Part 1', ['PMT', 'EUH450'], ['vPvM', 'EUH451']],
    ['H315', 'H314', 'CLP Article 27', ['Skin Corr. 1', 'H314'], ['Skin Irrit. 2', 'H315']],
    ['H319', 'H314', 'CLP Article 27', ['Skin Corr. 1', 'H314'], ['Eye Irrit. 2', 'H319']],
    ['H319', 'H318', 'CLP Article 27', ['Eye Dam. 1', 'H318'], ['Eye Irrit. 2', 'H319']],
    ['H350i', 'H350', 'CLP Article 27', ['Carc. 1A', 'H350'], ['Carc. 1B', 'H350i']],
    ['H361d', 'H360D', 'CLP Article 27', ['Repr. 1B', 'H360D'], ['Repr. 2', 'H361d']],
  ] as const)('leave out %s beside %s (%s)', (covered, because, source, first, second) => {
    const { hazardStatements, omitted } = label([...first], [...second])
    expect(hazardStatements).toEqual([because])
    expect(omitted).toContainEqual({ element: covered, because, source })
  })

  it('say H410 for short-term hazard 1 with long-term hazard 2 or 3, as Annex VI does', () => {
    for (const [category, statement] of [
      ['Aquatic Chronic 2', 'H411'],
      ['Aquatic Chronic 3', 'H412'],
    ] as const) {
      const { hazardStatements, pictograms, omitted } = label(['Aquatic Acute 1', 'H400'], [category, statement])
      expect(hazardStatements).toEqual(['H410'])
      expect(pictograms).toEqual(['GHS09'])
      expect(omitted).toEqual([
        { element: 'H400', because: 'H410', source: 'CLP Annex VI, Part 3' },
        { element: statement, because: 'H410', source: 'CLP Annex VI, Part 3' },
      ])
    }
  })

  it('keep H400 beside H413, of which Annex VI has no example', () => {
    expect(label(['Aquatic Acute 1', 'H400'], ['Aquatic Chronic 4', 'H413']).hazardStatements).toEqual(['H400', 'H413'])
  })

  it.each([
    ['H361', 'H360F, H360D', ['Repr. 1B', 'H360F'], ['Repr. 1B', 'H360D']],
    ['H361', 'H360FD', ['Repr. 1B', 'H360FD'], ['Repr. 2', 'H361']],
    ['H361', 'H360', ['Repr. 1B', 'H360'], ['Repr. 2', 'H361']],
    ['H361', 'H360F, H361d', ['Repr. 1B', 'H360F'], ['Repr. 2', 'H361d']],
    ['H360', 'H360F, H360D', ['Repr. 1B', 'H360F', 'H360'], ['Repr. 1A', 'H360D']],
    ['H361fd', 'H360F, H360D', ['Repr. 1B', 'H360F'], ['Repr. 1B', 'H360D']],
  ] as const)('leave out %s where %s names fertility and the unborn child (Article 27)', (covered, because, first, second) => {
    const { hazardStatements, omitted } = label(
      [...first],
      [...second],
      ['Repr. 2', 'H361'],
      ['Repr. 2', covered === 'H361fd' ? covered : 'H361'],
    )
    expect(hazardStatements).not.toContain(covered)
    expect(hazardStatements).toEqual(because.split(', ').toSorted())
    expect(omitted).toContainEqual({ element: covered, because, source: 'CLP Article 27' })
  })

  it('keep H361 beside a statement of one effect, for it may mean the other one', () => {
    expect(label(['Repr. 1B', 'H360F'], ['Repr. 2', 'H361']).hazardStatements).toEqual(['H360F', 'H361'])
    expect(label(['Repr. 1B', 'H360D'], ['Repr. 2', 'H361']).hazardStatements).toEqual(['H360D', 'H361'])
  })

  const onOrgans = (category: HazardCategoryCode, code: CategoryStatementCode, organs?: string, route?: string): ClassificationEntry => ({
    category,
    statements: [code],
    ...(organs ? { organs: { phrase: organs } } : {}),
    ...(route ? { route: { phrase: route } } : {}),
  })

  it.each([
    ['STOT RE 1', 'H372', 'STOT RE 2', 'H373'],
    ['STOT SE 1', 'H370', 'STOT SE 2', 'H371'],
  ] as const)('%s: %s covers %s: %s of the same organs or of none, and of no others (Article 27)', (first, more, second, less) => {
    const of = (...entries: ClassificationEntry[]) => deriveLabelElements(entries)
    for (const [organs, route] of [[], ['organ.liver'], ['organ.liver', 'route.inhalation']]) {
      const { hazardStatements, omitted } = of(onOrgans(first, more, organs, route), onOrgans(second, less, organs, route))
      expect(hazardStatements).toEqual([more])
      expect(omitted).toContainEqual({ element: less, because: more, source: 'CLP Article 27' })
    }
    const kept = [more, less]
    expect(of(onOrgans(first, more, 'organ.liver'), onOrgans(second, less, 'organ.kidneys')).hazardStatements).toEqual(kept)
    expect(of(onOrgans(first, more), onOrgans(second, less, 'organ.kidneys')).hazardStatements).toEqual(kept)
    expect(of(onOrgans(first, more, 'organ.liver', 'route.oral'), onOrgans(second, less, 'organ.liver')).hazardStatements).toEqual(kept)
    const twice = [onOrgans(first, more, 'organ.liver'), onOrgans(second, less, 'organ.liver'), onOrgans(second, less, 'organ.kidneys')]
    expect(of(...twice).hazardStatements).toEqual(kept)
  })

  it('combine acute toxicity by several routes and keep a single route single', () => {
    expect(label(['Acute Tox. 4', 'H302'], ['Acute Tox. 4', 'H312']).hazardStatements).toEqual(['H302+H312'])
    expect(label(['Acute Tox. 4', 'H302', 'H332', 'H312']).hazardStatements).toEqual(['H302+H312+H332'])
    expect(label(['Acute Tox. 3', 'H301'], ['Acute Tox. 4', 'H312']).hazardStatements).toEqual(['H301', 'H312'])
    expect(label(['Acute Tox. 2', 'H300'], ['Acute Tox. 1', 'H330']).hazardStatements).toEqual(['H300+H330'])
    expect(label(['Acute Tox. 4', 'H302']).hazardStatements).toEqual(['H302'])
  })

  it('take combined codes of an entry apart before they choose', () => {
    expect(label(['Acute Tox. 4', 'H302+H312'], ['Acute Tox. 3', 'H311']).hazardStatements).toEqual(['H302', 'H311'])
  })

  it('are complete when an entry names none, save where the route or effect decides', () => {
    expect(label(['Flam. Liq. 2']).hazardStatements).toEqual(['H225'])
    expect(label(['Chem. Unst. Gas A']).hazardStatements).toEqual(['H220', 'H230'])
    expect(label(['Acute Tox. 4'], ['STOT SE 3']).hazardStatements).toEqual([])
  })

  it('refuse a category that the regulation does not have', () => {
    const imported: { category: HazardCategoryCode; statements: [] }[] = JSON.parse('[{"category":"Flam. Liq. 4","statements":[]}]')
    expect(() => deriveLabelElements(imported)).toThrow('Flam. Liq. 4')
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

describe('combining statements', () => {
  it('touches acute toxicity only', () => {
    expect(combineHazardStatements(['H332', 'H319', 'H302', 'H225'])).toEqual(['H225', 'H302+H332', 'H319'])
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

/** 'Acute Tox. 4 oral', 'STOT SE 3 (narcotic)' and plain codes, as the reference cases write them. */
function readReferenceEntry(written: string, statements: readonly string[]): ClassificationEntry {
  const code = written.replace(/ (oral|dermal|inhalation|\(narcotic\)|\(respiratory\))$/, '')
  if (!isHazardCategoryCode(code)) throw new Error(`unread: ${written}`)
  const possible = findHazardCategory(code).statements
  const bySuffix = { oral: 0, dermal: 1, inhalation: 2, '(respiratory)': 0, '(narcotic)': 1 }
  const suffix = Object.entries(bySuffix).find(([ending]) => written.endsWith(` ${ending}`))
  const chosen = suffix === undefined ? undefined : possible[suffix[1]]
  if (chosen !== undefined) return { category: code, statements: [chosen] }
  return { category: code, statements: possible.length > 1 ? possible.filter((each) => statements.includes(each)) : possible }
}

interface ReferenceCases {
  cases: { id: string; expected: { classification: string[]; h: string[] } }[]
  labelCases: { id: string; classification: string[]; pictograms: string[]; signal: string; note: string }[]
}

const casesFile = new URL('../../shared/reference/classification-cases.json', import.meta.url)
const hasCases = existsSync(casesFile)
const { cases, labelCases }: ReferenceCases = hasCases ? JSON.parse(readFileSync(casesFile, 'utf8')) : { cases: [], labelCases: [] }

describe.skipIf(!hasCases)('the reference cases (skipped where ../shared is absent)', () => {
  it('are all here', () => {
    expect([labelCases.length, cases.length]).toEqual([5, 33])
  })

  it.each(labelCases)('$id: $classification has the pictograms $pictograms ($note)', ({ classification, pictograms, signal }) => {
    const derived = deriveLabelElements(classification.map((written) => readReferenceEntry(written, [])))
    expect(derived).toMatchObject({ pictograms, signalWord: signal })
  })

  it.each(cases)('$id: $expected.classification has the label statements $expected.h', ({ expected }) => {
    const derived = deriveLabelElements(expected.classification.map((written) => readReferenceEntry(written, expected.h)))
    expect(derived.hazardStatements).toEqual(combineHazardStatements(expected.h.filter(isHazardStatementCode)))
  })
})
