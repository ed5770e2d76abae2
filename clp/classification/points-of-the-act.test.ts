import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { classifyTyped, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { stringsOf } from '../../tests/read-strings.ts'
import { hazardCategories } from '../hazard-categories.ts'

const act = readFileSync(new URL('points-of-the-act.txt', import.meta.url), 'utf8')
const listed = (head: string): Set<string> => {
  const paragraph = act.split(/\n\n/).find((one) => one.startsWith(`${head}:`)) ?? ''
  const numbers = paragraph.slice(head.length + 1).match(/\d[\d.]*/g) ?? []
  return new Set(numbers.flatMap((number) => number.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))))
}
const points: Readonly<Record<string, ReadonlySet<string>>> = { I: listed('Annex I'), II: listed('Annex II'), VI: listed('Annex VI') }
const tables = listed('Tables of Annex I')
const articles = listed('Articles')

/** What of a place in the regulation the act does not have: “CLP Annex I, 3.1.3.6.1; Table 3.1.2”. */
function findMissing(place: string): string[] {
  const missing: string[] = []
  for (const [, number = ''] of place.matchAll(/\bArticles? (\d+)/g)) if (!articles.has(number)) missing.push(`Article ${number}`)
  for (const [, annex = '', rest = ''] of place.matchAll(/\bAnnex (II|VI|I)\b(?!I|V|X)((?:(?!\b(?:Annex|Article|REACH|ADR|ISO)\b).)*)/g)) {
    const withoutTables = rest.replaceAll(/Tables? ([\d.]*\d)(?: and ([\d.]*\d))?/g, (_, one: string, other = one) => {
      for (const table of new Set([one, other])) if (annex === 'I' && !tables.has(table)) missing.push(`Table ${table}`)
      return ''
    })
    for (const [number] of withoutTables.matchAll(/(?<![\d.])\d+(?:\.\d+)+/g))
      if (!points[annex]?.has(number)) missing.push(`Annex ${annex}, ${number}`)
  }
  return missing
}

/** Places that the program writes into its answers, from the strings of its files. */
function placesOf(folder: string): string[] {
  return readdirSync(path.join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => stringsOf(path.join(folder, file)))
    .filter((text) => /^CLP (?:Annex|Article)/.test(text))
}

const states = ['solid', 'liquid', 'gas', 'aerosol'] as const

/** Mixtures that between them ask every rule: each category alone, in every state of matter, with and without data. */
function* mixtures(): Generator<TypedMixture> {
  const measured = { flashPoint: 40, initialBoilingPoint: 90, pH: 12, kinematicViscosity40: 10, flammableContent: 50, heatOfCombustion: 25 }
  for (const physicalState of states)
    for (const { code, statements } of hazardCategories) {
      const components = [part('a', 30, [code, statements[0]].filter(Boolean).join(' ')), part('b', 60)]
      yield { physicalState, use: 'consumer', components }
      yield { physicalState, use: 'consumer', measured, components }
    }
}

describe('every place in the CLP Regulation', () => {
  test('that a step of a result names is one that the act has', () => {
    const places = new Set<string>()
    for (const mixture of mixtures()) for (const { steps } of classifyTyped(mixture).hazards) for (const { rule } of steps) places.add(rule)
    expect(places.size).toBeGreaterThan(30)
    expect([...places].filter((place) => !/^CLP (?:Annex|Article) /.test(place))).toEqual([])
    expect([...places].flatMap((place) => findMissing(place).map((missing) => `${place}: ${missing}`))).toEqual([])
  })

  test.each(['clp/classification', 'clp/consequences', 'clp/transport'])('that %s names is one that the act has', (folder) => {
    const places = [...new Set(placesOf(folder))]
    expect(places.flatMap((place) => findMissing(place).map((missing) => `${place}: ${missing}`))).toEqual([])
  })

  test.each(['CLP Annex I, 5.1.3.2, Table 5.1', 'CLP Annex I, Table 3.2.9', 'CLP Article 99', 'CLP Annex VI, 1.1.9'])(
    'is looked up: %s has one that is not there',
    (place) => {
      expect(findMissing(place)).toHaveLength(1)
    },
  )
})
