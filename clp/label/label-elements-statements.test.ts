/** The hazard statements of a label: their order, which one makes another needless, and which become one. */
import { describe, expect, it } from 'vitest'
import { label } from '../../tests/label-elements-of.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { combineHazardStatements, deriveLabelElements, type ClassificationEntry } from './label-elements.ts'

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

describe('combining statements', () => {
  it('touches acute toxicity only', () => {
    expect(combineHazardStatements(['H332', 'H319', 'H302', 'H225'])).toEqual(['H225', 'H302+H332', 'H319'])
  })
})
