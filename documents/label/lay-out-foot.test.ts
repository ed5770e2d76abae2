import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import { overlaps } from './arrange-pictograms.ts'
import { fitLabel } from './fit-label.ts'

const margins = 'padT=3&padR=3&padB=3&padL=3'

describe('the code at the foot of a label', () => {
  it.each([
    [1007, 'dim=3&emb=3&xlang=1&day=2027-06-01&vseb=12.5 l'],
    [1012, 'dim=1&emb=1&xlang=6&day=2028-02-01&vseb=100 ml'],
    [1014, 'dim=1&emb=1&xlang=1&day=2028-02-01&vseb=100 ml'],
  ])('keeps its quiet zone of four modules free of what stands below it: %i on %s', (id, query) => {
    const { elements } = fitLabel(labelOfCatalogue(id, `${query}&${margins}`)).layout
    const code = elements.find((element) => element.kind === 'drawing' && element.part === 'qr')
    if (code?.kind !== 'drawing') throw new Error('no code')
    const texts = elements.filter((element) => element.kind === 'text')
    expect(texts.filter((text) => overlaps(text, code))).toEqual([])
  })
})

it('no line of a label begins with the end of a product’s name alone', () => {
  for (const [id, query] of [
    [1001, 'dim=7&emb=5&xlang=2'],
    [1001, 'dim=6&emb=4&xlang=1'],
    [1005, 'dim=6&emb=4&xlang=1'],
    [1006, 'dim=6&emb=4&xlang=1'],
  ] as const) {
    const { elements } = fitLabel(labelOfCatalogue(id, `${query}&day=2028-02-01&${margins}`)).layout
    const name = elements.find((element) => element.kind === 'text' && element.part === 'name')
    if (name?.kind !== 'text') throw new Error('no name')
    const lines = name.lines.map((runs) => runs.map(({ text }) => text).join(''))
    expect(lines.filter((line) => /^(?:2K|200|210)(?!\u00a0)/.test(line))).toEqual([])
  }
})
