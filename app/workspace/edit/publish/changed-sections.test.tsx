import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChangedSection } from '../../../../shared/editing.ts'
import { ChangedSections } from './changed-sections.tsx'

const change = { place: '', before: 'Old', after: 'New', runs: [{ text: 'Old', mark: 'removed' as const }] }
const show = (sections: ChangedSection[]) => renderToStaticMarkup(<ChangedSections sections={sections} />)
const headingsOf = (sections: ChangedSection[]) => [...show(sections).matchAll(/<h[34]>([^<]*)</g)].map(([, heading]) => heading)

it('names a section once where it has no numbered parts, and the parts of the others', () => {
  const other = { number: '16', heading: 'Other information', changes: [change] }
  const general = { number: '4.1', heading: 'Description of first aid measures', changes: [change] }
  expect(
    headingsOf([
      { number: 4, heading: 'First aid measures', subsections: [general] },
      { number: 16, heading: 'Other information', subsections: [other] },
    ]),
  ).toEqual(['4 First aid measures', '4.1 Description of first aid measures', '16 Other information'])
})

it('names the place of a change before what it was and is', () => {
  const changed = { ...change, place: 'Flash point › Value' }
  const html = show([{ number: 9, heading: 'Properties', subsections: [{ number: '9.1', heading: 'Basic', changes: [changed, change] }] }])
  expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line)).toEqual([
    '<span class="changed-place">Flash point › Value</span> <del>Old</del>',
    '<del>Old</del>',
  ])
})
