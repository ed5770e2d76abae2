/** What a product record takes and refuses of a classification, of the product or of an ingredient, and of its composition. */
import { describe, expect, it } from 'vitest'
import { hazardCategories } from '../../clp/hazard-categories.ts'
import { lacquer, problemsOf } from '../../tests/problems-of-record.ts'

const ofIngredients = (...ingredients: object[]) => ({
  composition: { ...lacquer.composition, ingredients: ingredients.map((facts) => ({ name: { text: { en: 'x' } }, ...facts })) },
})
const xylene = { casNumber: '1330-20-7', contentRange: { from: 1, to: 2 } }
const classifiedAs = (...lines: [category: string, ...statements: string[]][]) => ({
  classification: lines.map(([category, ...statements]) => ({ category, statements })),
})
/** A line of a classification with the first statement that its category has. */
const ofCategory = (code: string): [string, ...string[]] => [
  code,
  ...(hazardCategories.find((category) => category.code === code)?.statements.slice(0, 1) ?? []),
]

describe('the product record', () => {
  it('refuses a statement that is not one of its category, of the product and of an ingredient', () => {
    expect(problemsOf(classifiedAs(['Flam. Liq. 2', 'H350']))).toEqual(['classification[0].statements[0]: categoryStatement Flam. Liq. 2'])
    expect(problemsOf(ofIngredients({ ...xylene, classification: [{ category: 'STOT SE 3', statements: ['H335', 'H373'] }] }))).toEqual([
      'composition.ingredients[0].classification[0].statements[1]: categoryStatement STOT SE 3',
    ])
    expect(problemsOf(classifiedAs(['Acute Tox. 4', 'H301+H311']))).toEqual([
      'classification[0].statements[0]: categoryStatement Acute Tox. 4',
    ])
    expect(problemsOf(classifiedAs(['Expl. 1.6', 'H201']))).toEqual(['classification[0].statements[0]: categoryStatement Expl. 1.6'])
    // EUH380 belongs to endocrine disruption, unlike EUH066, which stands beside any category.
    const irritant = { ...xylene, classification: [{ category: 'Skin Irrit. 2', statements: ['H315', 'EUH066', 'EUH380'] }] }
    expect(problemsOf(ofIngredients(irritant))).toEqual([
      'composition.ingredients[0].classification[0].statements[2]: categoryStatement Skin Irrit. 2',
    ])
    expect(problemsOf(classifiedAs(['Skin Irrit. 2', 'H315', 'EUH066']))).toEqual(['classification[0].statements[1]: supplemental EUH066'])
  })

  it('takes every statement that a category can carry, two in one among them', () => {
    for (const { code, statements } of hazardCategories)
      for (const statement of statements) expect(problemsOf(classifiedAs([code, statement])), code).toEqual([])
    expect(
      problemsOf(classifiedAs(['Acute Tox. 4', 'H302+H332'], ['Carc. 1B', 'H350i'], ['Repr. 1A', 'H360FD'], ['PBT', 'EUH440'])),
    ).toEqual([])
  })

  it.each([
    ['Flam. Liq.', 'Flam. Liq. 2', 'Flam. Liq. 3'],
    ['Flam. Gas', 'Flam. Gas 1A', 'Flam. Gas 2'],
    ['Aerosol', 'Aerosol 1', 'Aerosol 3'],
    ['Press. Gas', 'Press. Gas (Comp.)', 'Press. Gas (Liq.)'],
    ['Expl.', 'Unst. Expl.', 'Expl. 1.4'],
    ['Org. Perox.', 'Org. Perox. C', 'Org. Perox. D'],
    ['Ox. Sol.', 'Ox. Sol. 1', 'Ox. Sol. 3'],
  ])('refuses a mixture that is %s twice: %s and %s', (name, first, second) => {
    const classified = classifiedAs(['Eye Irrit. 2', 'H319'], ofCategory(first), ofCategory(second))
    expect(problemsOf(classified)).toEqual([`classification[2].category: categoryTwice ${name}`])
  })

  it.each([
    ['both effects of STOT SE 3', ['STOT SE 3', 'H335'], ['STOT SE 3', 'H336']],
    ['acute and chronic aquatic toxicity', ['Aquatic Acute 1', 'H400'], ['Aquatic Chronic 2', 'H411']],
    ['acute toxicity by two routes', ['Acute Tox. 3', 'H301'], ['Acute Tox. 4', 'H332']],
    ['sensitisation of skin and airways', ['Skin Sens. 1', 'H317'], ['Resp. Sens. 1', 'H334']],
    ['reproductive toxicity and lactation', ['Repr. 2', 'H361d'], ['Lact.', 'H362']],
    ['two organs of STOT RE', ['STOT RE 1', 'H372'], ['STOT RE 2', 'H373']],
    ['an unstable flammable gas', ['Flam. Gas 1', 'H220'], ['Chem. Unst. Gas A', 'H230']],
    ['two classes of physical hazard', ['Flam. Liq. 2', 'H225'], ['Met. Corr. 1', 'H290']],
  ] satisfies [string, ...[string, string][]][])('takes %s', (_name, ...lines) => {
    expect(problemsOf(classifiedAs(...lines))).toEqual([])
  })

  it('refuses a category without its statement, but where it has none', () => {
    expect(problemsOf(classifiedAs(['Acute Tox. 4']))).toEqual(['classification[0].statements: categoryStatement Acute Tox. 4'])
    expect(problemsOf(classifiedAs(['STOT SE 3', 'EUH066']))).toEqual([
      'classification[0].statements: categoryStatement STOT SE 3',
      'classification[0].statements[0]: supplemental EUH066',
    ])
    expect(problemsOf(classifiedAs(['Org. Perox. G'], ['Acute Tox. 4', 'H302+H332']))).toEqual([])
  })

  it('refuses the same line of a classification twice', () => {
    const twice = classifiedAs(['Acute Tox. 4', 'H302'], ['Acute Tox. 4', 'H332'], ['Acute Tox. 4', 'H302'])
    expect(problemsOf(twice)).toEqual(['classification[2].category: onceOnly Acute Tox. 4'])
  })

  it.each(['Flam. Liq. 3', 'Flam. Gas 2', 'Press. Gas (Liq.)', 'Flam. Sol. 1'])(
    'refuses an aerosol that is %s as well (CLP Annex I, 2.3.1)',
    (code) => {
      expect(problemsOf(classifiedAs(['Aerosol 1', 'H222'], ofCategory(code)))).toEqual([`classification[1].category: aerosol ${code}`])
    },
  )

  it('refuses limits without a value, and a specific limit of another statement', () => {
    const limited = (facts: object) => problemsOf(ofIngredients({ ...xylene, ...facts }))
    const place = 'composition.ingredients[0]'
    expect(limited({ specificLimits: [{ category: 'Repr. 1B' }] })).toEqual([`${place}.specificLimits[0]: anyEnd`])
    expect(limited({ specificLimits: [{ category: 'Repr. 1B', from: 5, to: 3 }] })).toEqual([`${place}.specificLimits[0].to: range`])
    expect(limited({ specificLimits: [{ category: 'Eye Irrit. 2', statement: 'H315', from: 5 }] })).toEqual([
      `${place}.specificLimits[0].statement: categoryStatement Eye Irrit. 2`,
    ])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 900', country: 'DE' }] })).toEqual([`${place}.exposureLimits[0]: airConcentration`])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 900', longTerm: {} }] })).toEqual([
      `${place}.exposureLimits[0].longTerm: airConcentration`,
    ])
    expect(limited({ exposureLimits: [{ basis: 'TRGS 910', country: 'DE', remarks: ['carcinogenic'] }] })).toEqual([])
    expect(limited({ exposureLimits: [{ basis: 'X', country: 'ZZ', longTerm: { ppm: 1 } }] })).toEqual([
      `${place}.exposureLimits[0].country: country`,
    ])
  })

  it('refuses a substance that names no constituent', () => {
    expect(problemsOf({ composition: { ...lacquer.composition, kind: 'substance', ingredients: [] } })).toEqual([
      'composition.ingredients: mainConstituent',
    ])
  })

  it('refuses ingredients whose lower ends are more than the whole, and takes those that are just the whole', () => {
    const shares = (...lowerEnds: number[]) =>
      ofIngredients(...lowerEnds.map((from) => ({ ecNumber: '215-535-7', contentRange: { from, to: 100 } })))
    expect(problemsOf(shares(60, 60))).toEqual(['composition.ingredients: lowerEnds 120'])
    expect(problemsOf(shares(60, 40.5))).toEqual(['composition.ingredients: lowerEnds 100.5'])
    expect(problemsOf(shares(33.3, 33.3, 33.4))).toEqual([])
  })

  it('refuses a CAS number that stands twice', () => {
    const ethanol = { casNumber: '64-17-5', contentRange: { from: 5, to: 10 } }
    expect(problemsOf(ofIngredients(ethanol, xylene, ethanol))).toEqual(['composition.ingredients[2].casNumber: onceOnly 64-17-5'])
    expect(problemsOf(ofIngredients(ethanol, xylene))).toEqual([])
  })
})
