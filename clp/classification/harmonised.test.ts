import { describe, expect, test } from 'vitest'
import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { emptyCandidateList } from '../annex-vi/candidate-list.ts'
import { deriveConsequences } from '../consequences/derive-consequences.ts'
import { classed, entry, limit, methanol, registerOf } from '../../test-kit/harmonised-entries.ts'
import { classesOf, classifyTyped, liquid, type TypedComponent } from '../../tests/classify-by-request.ts'

const of = (component: TypedComponent, ...entries: HarmonisedEntry[]) => classifyTyped(liquid([component]), registerOf(...entries))

describe('a harmonised entry', () => {
  test('is found by CAS, EC, index number and name, and holds by itself', () => {
    for (const named of [{ cas: '67-56-1' }, { ec: '200-659-6' }, { index: '603-001-00-X' }, { name: 'Methanol' }]) {
      const result = of({ ...named, content: 12 }, methanol)
      expect(classesOf(result)).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
      expect(result.components[0]).toMatchObject({ key: 'cas 67-56-1', cas: '67-56-1', index: '603-001-00-X' })
    }
  })

  test('does not count by its name alone for what a person classified, but is pointed out', () => {
    const result = of({ name: 'methanol', content: 12, own: { classification: ['Acute Tox. 3 H301'] } }, methanol)
    expect(classesOf(result)).toEqual(['Acute Tox. 4 H302'])
    expect(result.warnings).toMatchObject([{ code: 'substance.sameName', params: { index: '603-001-00-X' } }])
    expect(classesOf(of({ name: 'methanol', content: 12, own: { classification: [] } }, methanol))).toContain('STOT SE 1 H370')
  })

  test('is the same substance under each of its numbers', () => {
    const halves = [
      { cas: '67-56-1', content: 5 },
      { ec: '200-659-6', content: 4 },
      { index: '603-001-00-X', content: 1 },
    ]
    expect(classesOf(classifyTyped(liquid(halves), registerOf(methanol)))).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
  })

  test('is chosen by the content of all rows with its number, where its name has a limit', () => {
    const strong = { ...methanol, index: '612-122-00-7', names: [{ text: 'hydroxylamine … % [> 55 % in aqueous solution]', part: null }] }
    const weak = { ...methanol, index: '612-122-01-4', names: [{ text: 'hydroxylamine … % [≤ 55 % in aqueous solution]', part: null }] }
    const chosenFor = (...contents: number[]) =>
      classifyTyped(liquid(contents.map((content) => ({ cas: '67-56-1', content }))), registerOf(strong, weak)).components.flatMap(
        ({ cas, index }) => (cas === '67-56-1' ? [index] : []),
      )
    expect(chosenFor(30, 30)).toEqual(['612-122-00-7'])
    expect(chosenFor(60)).toEqual(['612-122-00-7'])
    expect(chosenFor(25, 30)).toEqual(['612-122-01-4'])
  })

  test('is one component in any order, where one number leads to a single entry and another to two', () => {
    const first = { ...methanol, index: '017-026-00-3', names: [{ text: 'first form', part: null }] }
    const second = { ...methanol, index: '017-026-01-0', names: [{ text: 'second form', part: null }] }
    const typed = [
      { index: '017-026-01-0', content: 1 },
      { cas: '67-56-1', content: 1 },
    ]
    const [one, other] = [typed, typed.toReversed()].map((rows) => classifyTyped(liquid(rows), registerOf(first, second)).components[0])
    expect(one).toMatchObject({ name: 'first form', index: '017-026-01-0' })
    expect({ ...other, paths: [] }).toEqual({ ...one, paths: [] })
  })

  test('brings its limits: category 2 of STOT SE from 3 %', () => {
    expect(classesOf(of({ cas: '67-56-1', content: 2.99 }, methanol))).toEqual([])
    expect(classesOf(of({ cas: '67-56-1', content: 3 }, methanol))).toEqual(['STOT SE 2 H371'])
    expect(classesOf(of({ cas: '67-56-1', content: 10 }, methanol))).toEqual(['Acute Tox. 4 H302', 'STOT SE 1 H370'])
  })

  test('is not overruled by own data on the same endpoint; own data add another', () => {
    const own = { classification: ['STOT SE 2 H371', 'Skin Irrit. 2 H315'], limits: [{ class: 'STOT SE 1', from: 50 }] }
    const result = of({ cas: '67-56-1', content: 12, own }, methanol)
    expect(classesOf(result)).toEqual(['Acute Tox. 4 H302', 'Skin Irrit. 2 H315', 'STOT SE 1 H370'])
    expect(result.components[0]?.refusals.map(({ what, article }) => [what, article])).toEqual([
      ['STOT SE 2 H371', 'CLP Article 4(3)'],
      ['STOT SE 1 ≥ 50 %', 'CLP Article 10(4)'],
    ])
  })
})

describe('a minimum classification', () => {
  test('gives way to a more severe class', () => {
    const result = of({ cas: '67-56-1', content: 1, own: { classification: ['Acute Tox. 1 H300'] } }, methanol)
    expect(result.components[0]?.classes[0]).toMatchObject({ category: 'Acute Tox. 1', source: 'own', minimum: false })
    expect(classesOf(result)).toEqual(['Acute Tox. 2 H300'])
  })

  test('gives way to an estimate of a more severe category', () => {
    const result = of({ cas: '67-56-1', content: 10, own: { ate: { oral: 5 } } }, methanol)
    expect(result.components[0]?.classes[0]).toMatchObject({ category: 'Acute Tox. 1', statement: 'H300' })
    expect(result.acuteToxicity.oral).toEqual({ estimate: 50, unknown: 0 })
  })

  test('refuses a milder class and a milder estimate, with the reason', () => {
    const result = of({ cas: '67-56-1', content: 10, own: { classification: ['Acute Tox. 4 H302'], ate: { oral: 1187 } } }, methanol)
    expect(result.acuteToxicity.oral).toEqual({ estimate: 1000, unknown: 0 })
    expect(result.warnings.map(({ code, path, article, params }) => [code, path, article, params])).toEqual([
      ['own.milder', 'mixture.components[0]', 'CLP Annex VI, 1.2.1', { what: 'Acute Tox. 4 H302', held: 'Acute Tox. 3' }],
      ['own.milder', 'mixture.components[0]', 'CLP Annex VI, 1.2.1', { what: 'ATE oral 1187', held: 'Acute Tox. 3' }],
    ])
  })

  test('is refined within its category and by the form that was tested', () => {
    const inhaled = entry('615-011-00-1', '822-06-0', { classification: [classed('Acute Tox. 3', 'H331', true)] })
    const component = { cas: '822-06-0', content: 50, own: { ate: { mist: 0.9 } } }
    const requested = (inhalation: 'mist' | 'vapour') => classifyTyped({ ...liquid([component]), inhalation }, registerOf(inhaled))
    expect(requested('mist').acuteToxicity).toEqual({ mist: { estimate: 1.8, unknown: 0 } })
    // Nobody tested it as vapour: it is unknown there, and not harmless (CLP Annex I, 3.1.3.6.2.2).
    expect(requested('vapour').acuteToxicity).toEqual({ vapour: { estimate: null, unknown: 50 } })
    expect(requested('vapour').classification.filter((one) => one.class.startsWith('Acute Tox.'))).toEqual([])
    const inhalation = requested('vapour').hazards.find(({ differentiation }) => differentiation === 'inhalation')
    expect(inhalation?.steps.flatMap(({ leftOut }) => leftOut)).toContainEqual({
      component: 'cas 822-06-0',
      content: 50,
      reason: 'otherForm',
    })
  })

  test('counts by its converted estimate where nothing else is known', () => {
    expect(of({ cas: '67-56-1', content: 20 }, methanol).acuteToxicity.oral).toEqual({ estimate: 500, unknown: 0 })
  })
})

describe('a day before the register is whole', () => {
  const announced = (appliesFrom: string) => {
    const found = entry('007-031-00-9', '10024-97-2', { classification: [classed('Repr. 1B', 'H360Df')], appliesFrom })
    const register = registerOf(found)
    const harmonised = {
      ...register.harmonised,
      day: '2026-04-30',
      completeFrom: '2026-05-01',
      findByCas: () => [{ entry: found, part: null, standing: 'announced' as const }],
    }
    return classifyTyped(liquid([{ cas: '10024-97-2', content: 5 }]), { ...register, harmonised }, '2026-04-30')
  }

  test('has the later form of an entry whose earlier one is not known', () => {
    expect(classesOf(announced('2026-05-01'))).toEqual(['Repr. 1B H360Df'])
  })

  test('has no entry that a later act enters anew', () => {
    const result = announced('2027-02-01')
    expect(classesOf(result)).toEqual([])
    expect(result.warnings.map(({ code }) => code)).toEqual(['substance.announced'])
  })
})

describe('Notes of Annex VI', () => {
  const oil = entry('649-001-00-3', '64741-41-9', {
    classification: [classed('Carc. 1B', 'H350'), classed('Asp. Tox. 1', 'H304')],
    notes: ['L', 'P'],
  })

  test('L, P and their like take carcinogenicity off where the raw material is shown to meet them', () => {
    expect(classesOf(of({ cas: '64741-41-9', content: 5 }, oil))).toEqual(['Carc. 1B H350'])
    const shown = of({ cas: '64741-41-9', content: 5, own: { notes: { L: true } } }, oil)
    expect(classesOf(shown)).toEqual([])
    const carcinogenicity = shown.hazards.find(({ hazardClass }) => hazardClass === 'carcinogenicity')
    expect(carcinogenicity?.steps.flatMap(({ leftOut }) => leftOut)).toContainEqual(expect.objectContaining({ reason: 'note', note: 'L' }))
  })

  test('what a Note took off is not on the label, in section 3 or among the restrictions either', () => {
    const derived = (notes: Record<string, boolean>) =>
      deriveConsequences(of({ cas: '64741-41-9', content: 5, own: { notes } }, { ...oil, classification: [classed('Carc. 1B', 'H350')] }), {
        table: null,
        candidates: emptyCandidateList,
        productCategories: [],
      })
    const shown = derived({ L: true })
    expect(shown.label.restrictions).toEqual([])
    expect(shown.label.supplementalStatements).toEqual([])
    expect(shown.section3).toEqual([])
    const open = derived({ L: false })
    expect(open.label.restrictions).toEqual(['restrictedToProfessionals'])
    expect(open.section3.map(({ classification }) => classification)).toEqual([[{ category: 'Carc. 1B', statement: 'H350', organs: [] }]])
  })

  test('a Note that the entry does not bear takes nothing off', () => {
    expect(classesOf(of({ cas: '64741-41-9', content: 5, own: { notes: { M: true } } }, oil))).toEqual(['Carc. 1B H350'])
  })

  test('11 adds up the boron compounds, which do not add to other toxicants', () => {
    const boron = (index: string, cas: string) => entry(index, cas, { classification: [classed('Repr. 1B', 'H360FD')], notes: ['11'] })
    const register = registerOf(
      boron('005-007-00-2', '10043-35-3'),
      boron('005-008-00-8', '1303-86-2'),
      entry('606-021-00-7', '872-50-4', { classification: [classed('Repr. 1B', 'H360D')] }),
    )
    const at = (...parts: [string, number][]) =>
      classesOf(classifyTyped(liquid(parts.map(([cas, content]) => ({ cas, content }))), register))
    expect(at(['10043-35-3', 0.2], ['1303-86-2', 0.1])).toEqual(['Repr. 1B H360FD'])
    expect(at(['10043-35-3', 0.2], ['1303-86-2', 0.099])).toEqual([])
    expect(at(['10043-35-3', 0.2], ['872-50-4', 0.2])).toEqual([])
  })
})

describe('a number that stands in several entries', () => {
  const nitric = [
    entry('007-004-00-1', '7697-37-2', {
      names: [{ text: 'nitric acid …% [C > 70 %]', part: null }],
      classification: [classed('Skin Corr. 1A', 'H314')],
    }),
    entry('007-030-00-3', '7697-37-2', {
      names: [{ text: 'nitric acid …% [C ≤ 70 %]', part: null }],
      classification: [classed('Skin Corr. 1A', 'H314')],
      limits: [limit('Skin Corr. 1A', 'H314', 20), limit('Skin Corr. 1B', 'H314', 5, 20)],
    }),
  ]
  test('is that of the concentration', () => {
    expect(classesOf(of({ cas: '7697-37-2', content: 6 }, ...nitric))).toEqual(['Skin Corr. 1B H314', 'Eye Dam. 1 H318'])
  })

  const chloride = entry('017-002-00-2', '7647-01-0', {
    ec: [{ text: '231-595-7', part: null }],
    names: [{ text: 'hydrogen chloride', part: null }],
    classification: [classed('Acute Tox. 3', 'H331', true), classed('Skin Corr. 1A', 'H314')],
  })
  const acid = entry('017-002-01-X', null, {
    ec: [{ text: '231-595-7', part: null }],
    names: [{ text: 'hydrochloric acid ... %', part: null }],
    classification: [classed('STOT SE 3', 'H335'), classed('Skin Corr. 1B', 'H314')],
    limits: [
      limit('Skin Corr. 1B', 'H314', 25),
      limit('Skin Irrit. 2', 'H315', 10, 25),
      limit('Eye Irrit. 2', 'H319', 10, 25),
      limit('STOT SE 3', 'H335', 10),
    ],
    notes: ['B'],
  })
  test('is that of the solution in a liquid, and of the gas in a gas', () => {
    const component = { cas: '7647-01-0', content: 15 }
    expect(classesOf(of(component, chloride, acid))).toEqual(['Skin Irrit. 2 H315', 'Eye Irrit. 2 H319', 'STOT SE 3 H335'])
    const gas = classifyTyped({ ...liquid([component]), physicalState: 'gas' }, registerOf(chloride, acid))
    expect(classesOf(gas)).toContain('Skin Corr. 1A H314')
  })

  test('is the worse one where fine particles alone decide, which nobody has denied', () => {
    const fine = entry('615-050-00-4', '3173-72-6', {
      names: [{ text: 'naphthylene diisocyanate; [containing ≥ 0,1 % (w/w) of particles …]', part: null }],
      classification: [classed('Acute Tox. 2', 'H330')],
    })
    const coarse = entry('615-049-00-9', '3173-72-6', { classification: [classed('Resp. Sens. 1', 'H334')] })
    const result = of({ cas: '3173-72-6', content: 50 }, fine, coarse)
    expect([classesOf(result), result.warnings[0]?.code]).toMatchObject([
      ['Acute Tox. 2 H330', 'Resp. Sens. 1 H334'],
      'substance.severalEntries',
    ])
  })

  test('numbers that contradict each other are named', () => {
    const result = of({ cas: '7647-01-0', index: '603-001-00-X', content: 1 }, chloride, methanol)
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'substance.numbersContradict', path: 'mixture.components[0]' }))
  })

  test.each([
    // hydrogen chloride with the EC number of methanol
    [
      { cas: '7647-01-0', ec: '200-659-6' },
      { cas: '200-659-6', index: '017-002-00-2' },
    ],
    // its own; a list number that no entry has; a hydrate, which bears the number of the salt
    [{ cas: '7647-01-0', ec: '231-595-7' }, null],
    [{ cas: '67-56-1', ec: '905-588-0' }, null],
    [{ cas: '7789-12-0', ec: '200-659-6' }, null],
  ])('an EC number of another entry than the CAS number is named: %o', (numbers, params) => {
    const warnings = of({ ...numbers, content: 1 }, chloride, acid, methanol).warnings.filter(
      ({ code }) => code === 'substance.numbersContradict',
    )
    expect(warnings.map((one) => one.params)).toEqual(params === null ? [] : [params])
  })
})

test.each(['1', '2', '3'] as const)('Note %s of an entry says how its content is reckoned', (note) => {
  const { warnings } = classifyTyped(
    liquid([{ cas: '1344-37-2', content: 1 }]),
    registerOf(entry('082-009-00-X', '1344-37-2', { notes: [note] })),
  )
  expect(warnings).toMatchObject([{ code: `substance.note${note}`, path: 'mixture.components[0]', params: { index: '082-009-00-X' } }])
})

describe('what an entry leaves open', () => {
  const propane = entry('601-003-00-5', '74-98-6', {
    classification: [classed('Flam. Gas 1', 'H220'), classed('Press. Gas', null)],
    notes: ['U'],
  })
  const refused = (classification: string[]) =>
    of({ cas: '74-98-6', content: 100, own: { classification } }, propane).warnings.map(({ message }) => message)

  test('the group of a gas under pressure and subcategory 1A are for the supplier to say (Note U)', () => {
    expect(refused(['Flam. Gas 1A H220', 'Press. Gas (Liq.) H280'])).toEqual([])
  })

  test('a milder subcategory is refused', () => {
    expect(refused(['Flam. Gas 1B H221'])).toEqual([expect.stringContaining('Flam. Gas 1B H221 is not used')])
  })
})
