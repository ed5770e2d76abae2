import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { sampleSheet } from '../../test-kit/sample-sheet.ts'
import { createRenderPool, type RenderPool } from '../rendering/render-pool.ts'
import { sdsPdfJob } from './write-sds-pdf.ts'

let pool: RenderPool
beforeAll(() => {
  pool = createRenderPool({ size: 1, log: { info: () => {}, warn: () => {} } })
})
afterAll(() => pool.close())

it('three rows of which the first has many lines are parted, as 14.6 has for the road, and no short row is left alone', async () => {
  const model = sampleSheet()
  const road = ['category', 'tunnel', 'number', 'code', 'limited', 'excepted', 'provisions'].map((text) => [{ text }])
  const parted: number[] = []
  for (let lines = 14; lines < 42; lines += 2) {
    const filler = Array.from({ length: lines }, (_, at) => ({ kind: 'paragraph' as const, key: `${at}`, text: [{ text: 'Filler' }] }))
    const rows = [
      { key: 'road', term: 'Road', lines: road },
      { key: 'sea', term: 'Sea', lines: [[{ text: 'sea one' }], [{ text: 'sea two' }]] },
      { key: 'air', term: 'Air', lines: [[{ text: 'air one' }]] },
    ]
    const blocks = [...filler, { kind: 'pairs' as const, key: 'modes', rows }]
    const subsections = [{ number: '14.6', heading: 'User', blocks }]
    const sections = [{ number: 14, label: 'Section 14', heading: 'Transport', subsections }]
    const { pages } = await readPdf((await pool.render(sdsPdfJob({ ...model, sections }))).bytes)
    const pageOf = (text: string) => pages.findIndex((page) => page.text.includes(text))
    expect([lines, pageOf('Sea')]).toEqual([lines, pageOf('Air')])
    expect([lines, pageOf('category')]).toEqual([lines, pageOf('provisions')])
    if (pageOf('Road') < pageOf('Sea')) parted.push(lines)
  }
  expect(parted).not.toEqual([])
})
