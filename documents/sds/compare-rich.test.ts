import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Rich } from '../document-model.ts'
import { plainText } from '../text/write-text.ts'
import { buildSds } from './build-sds.ts'
import { compareLines, compareRich, markAll } from './compare-rich.ts'
import { compareSections } from './compare-sds.ts'
import { writeSdsHtml } from './write-sds-html.ts'

const rich = (text: string): Rich => [{ text }]

/** Removed words in [-brackets-], added ones in {+braces+}. */
const show = (runs: Rich) =>
  runs.map(({ text, mark }) => (mark === 'removed' ? `[-${text}-]` : mark === 'added' ? `{+${text}+}` : text)).join('')

const compare = (before: string, after: string) => show(compareRich(rich(before), rich(after)))
const compareList = (before: string[], after: string[]) => compareLines(before.map(rich), after.map(rich)).map(show)

const soap = 'Wash the skin thoroughly with soap and water.'
const doctor = 'Get medical advice if irritation lasts.'

describe('comparing two texts', () => {
  it('marks single words where most of the sentence stayed', () => {
    expect(compare('Rinse with water for 5 minutes.', 'Rinse with water for 15 minutes.')).toBe('Rinse with water for [-5-]{+15+} minutes.')
  })

  it('marks the whole sentence where little of it stayed', () => {
    expect(compare('Do not induce vomiting.', 'Call a poison centre at once.')).toBe(
      '[-Do not induce vomiting.-] {+Call a poison centre at once.+}',
    )
  })

  it('marks only what was appended, however much longer the text became', () => {
    const appended = 'Never use solvents or thinners. Take off contaminated clothing at once. Get medical advice if irritation lasts.'
    expect(compare('Wash with soap.', `Wash with soap. ${appended}`)).toBe(`Wash with soap.{+ ${appended}+}`)
  })

  it('marks only what was cut off', () => {
    expect(compare(`${soap} ${doctor} ${doctor}`, soap)).toBe(`${soap}[- ${doctor} ${doctor}-]`)
  })

  it('makes one removal and one addition of neighbouring words that all changed', () => {
    expect(compare('Keep at 5 to 25 °C in the dry original container.', 'Keep at 5 to 25 °C in a cool closed original container.')).toBe(
      'Keep at 5 to 25 °C in [-the dry-]{+a cool closed+} original container.',
    )
  })

  it('never lets marks of one kind follow each other, blanks between them or not', () => {
    const visible = compareRich(rich('a-b c, and the rest stays as it was'), rich('a-X c-Y, and the rest stays as it was')).filter(
      ({ text }) => text.trim() !== '',
    )
    for (const [index, { mark }] of visible.entries()) expect(mark).not.toBe(visible[index - 1]?.mark ?? 'none before')
  })

  it('loses no blank: without the additions it is the old text, without the removals the new one', () => {
    const words = ['soap', 'and', 'water', '-', '(if', 'needed)', 'and']
    const texts = Array.from({ length: 60 }, (_, seed) =>
      Array.from({ length: 3 + (seed % 7) }, (__, index) => words[(seed * 5 + index * (1 + (seed % 4))) % words.length]).join(
        seed % 3 === 0 ? ' ' : '  ',
      ),
    )
    const without = (runs: Rich, mark: 'added' | 'removed') => plainText(runs.filter((run) => run.mark !== mark))
    for (const before of texts)
      for (const after of texts) {
        const compared = compareRich(rich(before), rich(after))
        // A text that was rewritten stands before the new one, with a blank between them.
        if (compared.length === 3 && compared[1]?.text === ' ' && compared[0]?.text === before) continue
        expect(without(compared, 'added')).toBe(before)
        expect(without(compared, 'removed')).toBe(after)
      }
  })

  it('marks sentences that stand together as one run, and a missing text as its own', () => {
    expect(markAll([{ text: soap }, { text: ' ' }, { text: doctor }], 'added')).toEqual([{ text: `${soap} ${doctor}`, mark: 'added' }])
    expect(markAll([{ text: soap }, { text: ' ' }, { text: '□', missing: true }], 'removed')).toEqual([
      { text: `${soap} `, mark: 'removed' },
      { text: '□', missing: true, mark: 'removed' },
    ])
  })
})

describe('comparing two lists of lines', () => {
  it('marks the line that went and the line that came, not those that moved up', () => {
    expect(compareList(['H312', 'H315', 'H319'], ['H315', 'H319', 'H335'])).toEqual(['[-H312-]', 'H315', 'H319', '{+H335+}'])
  })

  it('compares inside a line that took the place of another between equal ones', () => {
    expect(compareList(['Acetone', 'Wash for 5 minutes.', 'Xylene'], ['Acetone', 'Wash for 15 minutes.', 'Xylene'])).toEqual([
      'Acetone',
      'Wash for [-5-]{+15+} minutes.',
      'Xylene',
    ])
  })

  it('compares as many lines as stand opposite each other, and marks the others whole', () => {
    expect(compareList(['Wash for 5 minutes.', 'Xylene'], ['Wash for 15 minutes.', 'Keep dry.', 'Xylene'])).toEqual([
      'Wash for [-5-]{+15+} minutes.',
      '{+Keep dry.+}',
      'Xylene',
    ])
  })

  it('marks nothing in equal lists and everything in one that was empty', () => {
    expect(compareList(['H312', 'H312'], ['H312', 'H312'])).toEqual(['H312', 'H312'])
    expect(compareList([], ['H312', 'H315'])).toEqual(['{+H312+}', '{+H315+}'])
    expect(compareList(['H312'], [])).toEqual(['[-H312-]'])
  })
})

describe('version 3 of product 1001 compared with version 1', () => {
  const modelOf = (number: number) => buildSds(sdsSourceOf(1001, number), 'en', { qrCode: false }).model
  const [before, after] = [modelOf(1), modelOf(3)]
  const { sections } = compareSections(before.sections, after.sections)

  it('keeps the sentence on skin contact and marks the two that were appended', () => {
    const rows = sections[3]?.subsections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'pairs' ? block.rows : [])))
    const skin = rows?.find(({ term }) => term === 'After skin contact')
    const [kept, added, ...others] = skin?.lines[0] ?? []
    expect(kept?.mark).toBeUndefined()
    expect(kept?.text).toMatch(/^Wash .*soap.*\.$/)
    expect(added?.mark).toBe('added')
    expect(added?.text.match(/\./g)).toHaveLength(2)
    expect(others).toEqual([])
  })

  it('has no mark of a blank alone, and none that follows one of its kind', () => {
    const html = writeSdsHtml({ ...after, sections }, { pictogramUrl: (code) => `/${code}.svg` })
    expect(html).toContain('<ins><span class="vh">Added: </span>')
    expect(html).not.toMatch(/<(ins|del)><span class="vh">[^<]*<\/span>\s*<\/\1>/)
    expect(html).not.toMatch(/<\/(ins|del)>\s*<\1>/)
  })
})
