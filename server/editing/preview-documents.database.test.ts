import { describe, expect, it } from 'vitest'
import { comingPoster, comingSheet, publishPreview } from '../../shared/editing.ts'
import { startEditing } from '../../tests/editors.ts'

const { api, editors, editor } = await startEditing()
const on = (synonymId: number, call: string) => `/api/v1/products/${synonymId}/publish/${call}`

/** Creates a draft of the stored record. @returns the synonym id and the current revision */
async function edit(permalinkId: number, patch: object, publishedOn?: string): Promise<{ id: number; revision: number }> {
  const id = await editors.store(permalinkId, {}, publishedOn)
  const draft = `/api/v1/products/${id}/draft`
  const { revision } = (await editor('GET', draft)).body
  return { id, revision: (await editor('PUT', draft, { revision, patch })).body.revision }
}

const pictureOf = (id: number, query = '') => api.ask(on(id, `label${query}`), { headers: editors.headersOf('editor') })

describe('the sheet of a draft', () => {
  it('is the whole sheet in the requested language, with the differences from the last version marked', async () => {
    const { id, revision } = await edit(301, { firstAid: { eyes: [{ phrase: 'firstAid.eyes.rinse' }] } }, '2026-01-01')
    const english = comingSheet.parse((await editor('GET', on(id, 'sheet'))).body)
    expect(english).toMatchObject({ revision, language: 'en', number: 2, previous: { number: 1, revisedOn: '2026-01-01' } })
    expect(english.changed).toContain(4)
    expect([...english.html.matchAll(/<h2/g)]).toHaveLength(16)
    expect(english.html).toContain('<ins><span class="vh">Added: </span>Rinse with plenty of water')
    const finnish = comingSheet.parse((await editor('GET', on(id, 'sheet?language=fi'))).body)
    expect(finnish.html).toContain('Ensiaputoimenpiteet')
    expect(finnish.changed).toEqual(english.changed)
  })

  it('of a first version has no marks', async () => {
    const { id } = await edit(302, { name: 'First of its kind' })
    const { html, ...sheet } = comingSheet.parse((await editor('GET', on(id, 'sheet'))).body)
    expect(sheet).toMatchObject({ number: 1, previous: null, changed: [] })
    expect(html).toContain('First of its kind')
    expect(html).not.toMatch(/<(?:ins|del)/)
  })

  it('of a record that is not complete is refused with what is missing', async () => {
    const { id } = await edit(303, { description: null }, '2026-01-01')
    for (const call of ['sheet', 'label', 'poster']) {
      const { status, body } = await editor('GET', on(id, call))
      expect(status).toBe(422)
      expect(body.reasons).toEqual([expect.objectContaining({ path: 'description', code: 'missing' })])
    }
  })

  it('is that of the revision named in the request', async () => {
    const { id, revision } = await edit(304, { name: 'Earlier' })
    await edit(304, { name: 'Later' })
    for (const call of ['sheet', 'label', 'poster']) {
      expect((await editor('GET', on(id, `${call}?revision=${revision}`))).status).toBe(409)
      expect((await editor('GET', on(id, `${call}?revision=0`))).status).toBe(400)
      expect((await editor('GET', on(id, `${call}?language=xx`))).status).toBe(400)
    }
  })

  it.each([
    ['nobody', 403],
    ['viewer', 403],
    ['foreign', 404],
  ] as const)('is not for %s: %i', async (who, expected) => {
    const { id } = await edit(305, { name: 'Other' })
    for (const call of ['sheet', 'label', 'poster']) expect((await editors.as(who)('GET', on(id, call))).status).toBe(expected)
  })
})

describe('the label of a draft', () => {
  it('is a picture of the draft, not of the published version, and is cached by the browser alone', async () => {
    const { id } = await edit(306, { name: 'Before' }, '2026-01-01')
    const before = await pictureOf(id)
    expect(before.status).toBe(200)
    expect(before.headers.get('content-type')).toBe('image/png')
    expect(before.headers.get('content-language')).toContain('en')
    expect(before.headers.get('cache-control')).toBe('private, no-cache')
    const first = Buffer.from(await before.arrayBuffer())
    expect(first.subarray(1, 4).toString()).toBe('PNG')
    await edit(306, { name: 'Afterwards' })
    const after = await pictureOf(id)
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
    expect(Buffer.from(await after.arrayBuffer()).equals(first)).toBe(false)
  })

  it('has the requested language first', async () => {
    const { id } = await edit(307, { name: 'In Maltese' }, '2026-01-01')
    expect((await pictureOf(id, '?language=mt')).headers.get('content-language')).toMatch(/^mt/)
  })

  it('does not exist for a product without a label, and the preview says so', async () => {
    const { id } = await edit(308, { documents: { label: false } }, '2026-01-01')
    expect((await editor('GET', on(id, 'label'))).status).toBe(404)
    expect(publishPreview.parse((await editor('GET', on(id, 'preview'))).body).hasLabel).toBe(false)
  })
})

describe('the safety instructions of a draft', () => {
  it('are those of the draft in the requested language, and fit on both sheets', async () => {
    const { id, revision } = await edit(309, { name: 'On the wall' }, '2026-01-01')
    const { html, ...poster } = comingPoster.parse((await editor('GET', on(id, 'poster?language=de'))).body)
    expect(poster).toEqual({ revision, language: 'de', report: null })
    expect(html).toContain('On the wall')
    expect(html).toContain('Schutzmaßnahmen und Verhaltensregeln')
  })

  it('say where they do not fit', async () => {
    const eyes = [{ text: { en: 'Rinse as it is shown on the wall beside the basin. '.repeat(200).trim() } }]
    const { id } = await edit(310, { firstAid: { eyes } }, '2026-01-01')
    const { report } = comingPoster.parse((await editor('GET', on(id, 'poster'))).body)
    expect(report?.formats).toEqual(['A4', 'A2'])
  })

  it('do not exist for a product without them, and the preview says so', async () => {
    const { id } = await edit(311, { documents: { safetyInstructions: false } }, '2026-01-01')
    expect((await editor('GET', on(id, 'poster'))).status).toBe(404)
    expect(publishPreview.parse((await editor('GET', on(id, 'preview'))).body).hasPoster).toBe(false)
  })
})
