import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChangedSection, PublishPreview } from '../../../../shared/editing.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { TextsProvider } from '../../../language/texts.tsx'
import { PublishPreviewView } from './publish-preview.tsx'

const change = { place: '', before: 'Old', after: 'New', runs: [{ text: 'Old', mark: 'removed' as const }] }
const show = (sections: ChangedSection[]) => {
  const preview: PublishPreview = {
    revision: 1,
    language: 'en',
    problems: [],
    sds: { number: 2, previous: { number: 1, revisedOn: '2026-01-01' }, sections, languages: [] },
    tds: null,
    differences: null,
    freeTexts: [],
    sharedIdentities: [],
    mayOverrule: false,
  }
  return renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <PublishPreviewView preview={preview} problems={[]} />
    </TextsProvider>,
  )
}
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
