import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { Rich, Section } from '../document-model.ts'
import { alignByKey } from '../../shared/align-by-key.ts'
import { buildSds } from './build-sds.ts'
import { compareSections } from './compare-sds.ts'

const sectionsOf = (number: number) => buildSds(sdsSourceOf(1001, number), 'en', { qrCode: false }).model.sections

/** The words of a section without those that a comparison marked so, sorted. */
function wordsOf(section: Section, without?: 'added' | 'removed'): string {
  const texts: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value) && value.length > 0 && value.every(isRun))
      texts.push(
        value
          .filter(({ mark }) => mark === undefined || mark !== without)
          .map(({ text }) => text)
          .join(''),
      )
    else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) visit(item)
  }
  visit(section.subsections.map(({ blocks }) => blocks))
  return texts.join(' ').split(/\s+/).filter(Boolean).toSorted().join(' ')
}

function isRun(value: unknown): value is Rich[number] {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    !('kind' in value) &&
    !('number' in value) &&
    !('code' in value)
  )
}

describe('comparing two versions', () => {
  it.each([
    [1, 2],
    [2, 3],
    [1, 3],
  ])('of version %i and %i loses nothing: without the additions it is the old text, without the removals the new one', (older, newer) => {
    const [before, after] = [sectionsOf(older), sectionsOf(newer)]
    const { sections } = compareSections(before, after)
    for (const [index, section] of sections.entries()) {
      const [oldSection, newSection] = [before[index], after[index]]
      if (!oldSection || !newSection) throw new Error('a section is missing')
      expect(wordsOf(section, 'removed'), `section ${section.number}`).toBe(wordsOf(newSection))
      expect(wordsOf(section, 'added'), `section ${section.number}`).toBe(wordsOf(oldSection))
    }
  })

  it('marks nothing and names no section when the versions are equal', () => {
    const { sections, changed } = compareSections(sectionsOf(3), sectionsOf(3))
    expect(changed).toEqual([])
    expect(JSON.stringify(sections)).not.toContain('"mark"')
  })

  it('marks the row of a substance that was added as a whole', () => {
    const { sections } = compareSections(sectionsOf(1), sectionsOf(2))
    const table = sections[2]?.subsections[1]?.blocks.find((block) => block.kind === 'table')
    const added = table?.kind === 'table' ? table.rows.filter(({ mark }) => mark === 'added') : []
    expect(added.map(({ key }) => key)).toContain('1065336-91-5')
    expect(added.flatMap(({ cells }) => cells.flat().flatMap(({ value }) => value)).every(({ mark }) => mark === 'added')).toBe(true)
  })

  it('puts a removed pictogram back, marked', () => {
    const { sections } = compareSections(sectionsOf(2), sectionsOf(3))
    const label = sections[1]?.subsections[1]?.blocks.find((block) => block.kind === 'label')
    expect(label?.kind === 'label' ? label.pictograms.filter(({ mark }) => mark === 'removed').map(({ code }) => code) : []).toEqual([
      'GHS08',
    ])
  })
})

describe('comparing two lists', () => {
  it('lays lists over each other by key, removals before additions', () => {
    const list = (text: string) => [...text].map((key) => ({ key }))
    const aligned = alignByKey(list('abd'), list('acd')).map(({ before, after }) => `${before?.key ?? '-'}${after?.key ?? '-'}`)
    expect(aligned).toEqual(['aa', 'b-', '-c', 'dd'])
  })
})
