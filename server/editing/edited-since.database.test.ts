import { expect, it } from 'vitest'
import { draftOf, useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const editor = editors.as('editor')

const listed = async (state?: string): Promise<{ total: number; products: { id: number; state: string }[] }> =>
  (await editor('GET', `/api/v1/products${state === undefined ? '' : `?state=${state}`}`)).body
const stateOf = async (id: number) => (await listed()).products.find((one) => one.id === id)?.state

it('a published product whose draft was saved is “changed since”, in the list and by its filter, until the draft says the same again', async () => {
  const synonymId = await editors.store(401, { name: 'Edited' }, '2026-01-01')
  await editors.store(402, { name: 'Left alone' }, '2026-01-01')
  await editors.store(403, { name: 'Never published' })
  expect([await stateOf(401), (await listed('changed')).total]).toEqual(['published', 0])

  const draft = (await editor('GET', draftOf(synonymId))).body
  expect(await stateOf(401)).toBe('published')
  const saved = await editor('PUT', draftOf(synonymId), {
    revision: draft.revision,
    patch: { description: { text: { en: 'Another text' } } },
  })
  expect([saved.status, await stateOf(401), await stateOf(402), await stateOf(403)]).toEqual([200, 'changed', 'published', 'draft'])
  expect((await listed('changed')).products.map(({ id }) => id)).toEqual([401])
  expect((await listed('published')).products.map(({ id }) => id)).toEqual([402])

  // An import takes the place of a draft.
  const other = await editors.store(404, { name: 'Imported' }, '2026-01-01')
  const opened = (await editor('GET', draftOf(other))).body
  await editor('PUT', draftOf(other), { revision: opened.revision, patch: { description: { text: { en: 'Edited' } } } })
  expect(await stateOf(404)).toBe('changed')
  await editors.store(404, { name: 'Imported again' }, '2026-02-01')
  expect(await stateOf(404)).toBe('published')
  expect((await editor('GET', draftOf(other))).body).toMatchObject({ changed: false, record: { name: 'Imported again' } })
  expect(await stateOf(404)).toBe('published')

  const back = await editor('PUT', draftOf(synonymId), { revision: saved.body.revision, patch: { description: draft.record.description } })
  expect([back.status, await stateOf(401), (await listed('published')).total]).toEqual([200, 'published', 3])
})
