import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChangedSection, PublishPreview } from '../../../../shared/editing.ts'
import { loadWording } from '../../../../wording/load-wording.ts'
import { TextsProvider } from '../../../texts.tsx'
import { PublishPreviewView } from './publish-preview.tsx'

const change = { place: '', before: 'Old', after: 'New', runs: [{ text: 'Old', mark: 'removed' as const }] }
const headingsOf = (sections: ChangedSection[]) => {
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
  const html = renderToStaticMarkup(
    <TextsProvider language="en" texts={loadWording('en').interface}>
      <PublishPreviewView preview={preview} problems={[]} />
    </TextsProvider>,
  )
  return [...html.matchAll(/<h[34]>([^<]*)</g)].map(([, heading]) => heading)
}

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
