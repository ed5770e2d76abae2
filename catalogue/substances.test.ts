import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openHarmonisedTable } from '../clp/annex-vi/open-table.ts'
import { findHazardCategory } from '../clp/hazard-categories.ts'
import { ingredient, type Ingredient } from '../shared/record/composition.ts'

const readJson = (...names: string[]): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, ...names), 'utf8'))

const library = z.record(z.string(), z.record(z.string(), z.unknown())).parse(readJson('substances.json'))
const readTexts = (language: string, part: string) => z.record(z.string(), z.string()).parse(readJson('..', 'wording', language, part))
const languages = ['en', 'de', 'fr', 'sl']

/** A product states how much of the substance it contains; the library does not. */
const parseSubstance = (facts: object): Ingredient => ingredient.parse({ ...facts, contentRange: { from: 0, to: 1 } })
const substances = () => Object.entries(library).map(([key, facts]): [string, Ingredient] => [key, parseSubstance(facts)])

const statementsOf = (substance: Ingredient) => substance.classification.flatMap((entry) => entry.statements)
const categoriesOf = (substance: Ingredient) => substance.classification.map((entry) => entry.category)

describe('substance library', () => {
  it('holds the facts of at least sixty substances', () => {
    expect(Object.keys(library).length).toBeGreaterThanOrEqual(60)
  })

  it.each(Object.entries(library))('%s has the shape of an ingredient and leaves the content to the product', (key, facts) => {
    const parsed = ingredient.safeParse({ ...facts, contentRange: { from: 0, to: 1 } })
    expect(parsed.error).toBeUndefined()
    expect(facts).not.toHaveProperty('content')
    expect(facts).not.toHaveProperty('contentRange')
    expect(parsed.data?.name).toEqual({ phrase: `substance.${key}` })
  })

  it('gives every statement to a category that can carry it (CLP Annex I), supplemental ones excepted', () => {
    for (const [key, substance] of substances()) {
      for (const { category, statements } of substance.classification) {
        const possible: readonly string[] = findHazardCategory(category).statements
        expect(statements.length, `${key} ${category}`).toBeGreaterThan(0)
        const foreign = statements.filter((code) => !code.startsWith('EUH') && !possible.includes(code))
        expect(foreign, `${key} ${category}`).toEqual([])
      }
    }
  })

  it('gives every specific limit a range, and the statement of its category (CLP Article 10)', () => {
    for (const [key, substance] of substances()) {
      for (const { category, statement, from, to } of substance.specificLimits) {
        expect(findHazardCategory(category).statements, `${key} ${category}`).toContain(statement)
        expect(from, `${key} ${category}`).toBeDefined()
        if (from !== undefined && to !== undefined) expect(from, `${key} ${category}`).toBeLessThan(to)
      }
    }
  })

  it('has acute toxicity estimates within the category that the substance carries (CLP Annex I, Table 3.1.1)', () => {
    const upperLimits = {
      oral: [5, 50, 300, 2000],
      dermal: [50, 200, 1000, 2000],
      inhalationGas: [100, 500, 2500, 20000],
      inhalationVapour: [0.5, 2, 10, 20],
      inhalationDust: [0.05, 0.5, 1, 5],
    }
    const codes = {
      oral: ['H300', 'H300', 'H301', 'H302'],
      dermal: ['H310', 'H310', 'H311', 'H312'],
      inhalationGas: ['H330', 'H330', 'H331', 'H332'],
      inhalationVapour: ['H330', 'H330', 'H331', 'H332'],
      inhalationDust: ['H330', 'H330', 'H331', 'H332'],
    }
    for (const [key, substance] of substances()) {
      for (const { route, value } of substance.acuteToxicityEstimates) {
        const category = upperLimits[route].findIndex((limit) => value <= limit)
        const code = codes[route][category]
        const carried = substance.classification.filter((entry) => entry.category === `Acute Tox. ${category + 1}`)
        expect(
          carried.flatMap((entry) => entry.statements),
          `${key} ${route} ${value}`,
        ).toContain(code)
      }
    }
  })

  it('has an M-factor wherever the aquatic category asks for one, and nowhere else (CLP Article 10)', () => {
    for (const [key, substance] of substances()) {
      const categories = categoriesOf(substance)
      expect(substance.mFactorAcute !== undefined, `${key} acute`).toBe(
        categories.includes('Aquatic Acute 1') && !withoutStatedFactor.includes(key),
      )
      expect(substance.mFactorChronic !== undefined, `${key} chronic`).toBe(categories.includes('Aquatic Chronic 1'))
    }
  })

  it('has exposure limits whose mg/m³ and ppm agree, and short-term values that are not below the long-term ones', () => {
    for (const [key, substance] of substances()) {
      const limits = substance.exposureLimits.flatMap(({ longTerm, shortTerm }) => [longTerm, shortTerm])
      const ratios = limits.flatMap((limit) => (limit?.mgPerM3 && limit.ppm ? [limit.mgPerM3 / limit.ppm] : []))
      // States round to two or three figures, and convert at 20 or 25 °C.
      if (ratios.length > 0) expect(Math.max(...ratios) / Math.min(...ratios), key).toBeLessThan(1.3)
      for (const { basis, longTerm, shortTerm } of substance.exposureLimits) {
        expect(longTerm ?? shortTerm, `${key} ${basis}`).toBeDefined()
        if (!longTerm?.mgPerM3 || !shortTerm?.mgPerM3) continue
        expect(shortTerm.mgPerM3, `${key} ${basis}`).toBeGreaterThanOrEqual(longTerm.mgPerM3)
      }
    }
  })

  // Seen in every registration number that suppliers print; ECHA does not publish the rule.
  it('has registration numbers whose check digits are 100 less the digits, weighted 1 and 2 in turn', () => {
    for (const [key, { reachNumber }] of substances()) {
      const match = /^01-(\d{10})-(\d{2})$/.exec(reachNumber ?? '')
      if (!match) {
        expect(reachNumber, key).toBeUndefined()
        continue
      }
      const sum = [...(match[1] ?? '')].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0)
      expect(100 - sum, key).toBe(Number(match[2]))
    }
  })

  it('refers to phrases that exist', () => {
    const phrases = { ...readTexts('en', 'phrases.json'), ...readTexts('en', 'substances.json') }
    const referred = [...JSON.stringify(library).matchAll(/"phrase":"([^"]+)"/g)].map(([, key]) => key ?? '')
    expect([...new Set(referred)].filter((key) => !(key in phrases))).toEqual([])
  })
})

/** Ammonia solution: the harmonised entry states no factor, and none is registered uniformly. */
const withoutStatedFactor = ['ammoniaSolution']

describe('names of substances', () => {
  it.each(languages)('exist in %s for every substance of the library, in its order', (language) => {
    const names = readTexts(language, 'substances.json')
    expect(Object.keys(names)).toEqual(Object.keys(library).map((key) => `substance.${key}`))
    for (const [key, name] of Object.entries(names)) expect(name.trim(), key).not.toBe('')
  })

  it('have no figures in one language that another lacks', () => {
    const figures = (text: string | undefined) => [...new Set(text?.match(/\d+/g) ?? [])].toSorted()
    const english = readTexts('en', 'substances.json')
    for (const language of languages) {
      for (const [key, name] of Object.entries(readTexts(language, 'substances.json'))) {
        if (differentlyNumbered.includes(key)) continue
        expect(figures(name), `${language} ${key}`).toEqual(figures(english[key]))
      }
    }
  })
})

/** The names of Annex VI itself are of different patterns in these cases. */
const differentlyNumbered = ['substance.bisphenolADiglycidylEther', 'substance.triethylenetetramine']

/**
 * Where the library says less, or something more severe, than the letter of CLP Annex VI, Table 3, and why.
 */
const replaced: Record<string, { codes: string[]; categories: string[]; reason: string }> = {
  solventNaphthaLightAromatic: { codes: ['H340', 'H350'], categories: ['Carc. 1B', 'Muta. 1B'], reason: 'note P: benzene below 0.1 %' },
  hexamethyleneDiisocyanate: { codes: ['H331'], categories: ['Acute Tox. 3'], reason: 'minimum classification (Annex VI, 1.2.1): H330' },
  isophoroneDiisocyanate: { codes: ['H331'], categories: ['Acute Tox. 3'], reason: 'minimum classification (Annex VI, 1.2.1): H330' },
  dimethylaminoethanol: { codes: ['H332'], categories: [], reason: 'minimum classification (Annex VI, 1.2.1): H331' },
  didecyldimethylammoniumChloride: {
    codes: ['H302'],
    categories: ['Acute Tox. 4'],
    reason: 'minimum classification (Annex VI, 1.2.1): H301',
  },
}

/** What registrants classify beyond the harmonised entry: CLP Article 4(3), second subparagraph. */
const added: Record<string, string[]> = {
  methoxymethylethylAcetate: ['H336'],
  // Commercial xylene contains ethylbenzene.
  xylene: ['H319', 'H335', 'H373', 'H304'],
  ethylbenzene: ['H412'],
  toluene: ['H412'],
  solventNaphthaLightAromatic: ['H226', 'H335', 'H336', 'H411'],
  hexamethyleneDiisocyanate: ['H302', 'H330'],
  dibutyltinDilaurate: ['H314', 'H318', 'H317', 'H400', 'H410'],
  bisphenolADiglycidylEther: ['H411'],
  // Annex VI has STOT SE 3 as a specific concentration limit.
  ammoniaSolution: ['H335'],
  isobutylAcetate: ['H336'],
  ethanol: ['H319'],
  cyclohexanone: ['H302', 'H312', 'H315', 'H318'],
  ethyleneGlycol: ['H373'],
  isophoroneDiisocyanate: ['H330'],
  styrene: ['H335', 'H304', 'H412'],
  trimethoxyvinylsilane: ['H226', 'H332'],
  triethylenetetramine: ['H302', 'H318'],
  dimethylaminoethanol: ['H331', 'H318', 'H335'],
  cobaltBisEthylhexanoate: ['H319', 'H317', 'H400', 'H412'],
  sodiumHydroxide: ['H290'],
  potassiumHydroxide: ['H290'],
  sodiumHypochlorite: ['H290', 'H335'],
  hydrochloricAcid: ['H290'],
  phosphoricAcid: ['H290', 'H302'],
  // Annex VI has STOT SE 3 as a specific concentration limit.
  hydrogenPeroxide: ['H335', 'H412'],
  ethanolamine: ['H318', 'H335', 'H412'],
  didecyldimethylammoniumChloride: ['H301', 'H318', 'H400', 'H411'],
  // Annex VI has STOT SE 3 as a specific concentration limit.
  formaldehyde: ['H335'],
}

/** Table 3 of Annex VI, each entry of which is held against the law in `clp/annex-vi/table-3-fingerprints.test.ts`, as of one day. */
const register = openHarmonisedTable(readFileSync(path.join(import.meta.dirname, '../clp/annex-vi/table-3.txt'))).registerAt('2026-11-23')

describe('harmonised classification', () => {
  // The table prints these two gases of old entries without subcategory and group.
  const today: Record<string, string> = { 'Flam. Gas 1': 'Flam. Gas 1A', 'Press. Gas': 'Press. Gas (Liq.)' }
  const harmonised = substances().flatMap(([key, substance]) =>
    substance.indexNumber ? [{ key, substance, indexNumber: substance.indexNumber }] : [],
  )
  function linesOf(indexNumber: string) {
    const found = register.findByIndex(indexNumber).find(({ standing }) => standing === 'applies')
    if (!found) expect.fail(`Annex VI has no ${indexNumber}`)
    const { classification } = found.entry
    return {
      codes: classification.flatMap(({ statement }): string[] => (statement === null ? [] : [statement])),
      categories: classification.flatMap(({ category }): string[] => (category === null ? [] : [today[category] ?? category])),
    }
  }

  it('is known of most substances of the library', () => {
    expect(harmonised.length).toBeGreaterThan(30)
  })

  it.each(harmonised)('$key carries at least what Annex VI says of $indexNumber', ({ key, substance, indexNumber }) => {
    const exception: { codes: readonly string[]; categories: readonly string[] } = replaced[key] ?? { codes: [], categories: [] }
    const lines = linesOf(indexNumber)
    expect(lines.codes.length).toBeGreaterThan(0)
    expect(statementsOf(substance)).toEqual(expect.arrayContaining(lines.codes.filter((code) => !exception.codes.includes(code))))
    expect(categoriesOf(substance)).toEqual(
      expect.arrayContaining(lines.categories.filter((category) => !exception.categories.includes(category))),
    )
  })

  it.each(harmonised)('$key carries nothing beyond it but what registrants are known to add', ({ key, substance, indexNumber }) => {
    const { codes } = linesOf(indexNumber)
    const beyond = statementsOf(substance).filter((code) => !code.startsWith('EUH') && code !== 'H280' && !codes.includes(code))
    expect(beyond).toEqual(added[key] ?? [])
  })
})
