import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { lintAnswer } from '../../shared/lint.ts'
import { projectFolder } from '../../project-folder.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { exampleRecord } from './example-record.ts'

const api = await startWithoutPages()
const post = (body: unknown) =>
  api.ask('/api/v1/lint', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
const codesOf = async (body: unknown) => {
  const answer = await post(body)
  expect(answer.status).toBe(200)
  return lintAnswer.parse(await answer.json()).findings.map(({ severity, code }) => `${severity} ${code}`)
}

describe('POST /api/v1/lint', () => {
  it('says what a record lacks, with place, article and sentence, in the requested language', async () => {
    const answer = await post({ record: exampleRecord, at: '2026-11-23', language: 'de' })
    const { findings, at } = lintAnswer.parse(await answer.json())
    expect(at).toBe('2026-11-23')
    expect(answer.headers.get('content-language')).toBe('de')
    const missing = findings.find(({ code }) => code === 'classification.missing')
    expect(missing).toMatchObject({ severity: 'error', path: 'classification', article: expect.stringContaining('CLP') })
    expect(missing?.message).toMatch(/fehlt|nicht/)
  })

  it('finds no error in a sound record, and the one that is planted', async () => {
    const entries: { record: Record<string, unknown> }[] = [
      JSON.parse(readFileSync(path.join(projectFolder, 'catalogue/1003-thinner.json'), 'utf8')),
    ].flat()
    const record = entries.at(-1)?.record ?? {}
    const sound = await codesOf({ record, at: '2026-11-23' })
    expect(sound.filter((one) => one.startsWith('error'))).toEqual([])
    const classes = record['classification']
    const fewer = Array.isArray(classes) ? classes.filter((one) => !JSON.stringify(one).includes('H371')) : []
    expect(await codesOf({ record: { ...record, classification: fewer }, at: '2026-11-23' })).toContain('error classification.missing')
  })

  it('refuses an invalid record with place and code, and stores nothing', async () => {
    const answer = await post({ record: { ...exampleRecord, name: '' }, at: 'tomorrow' })
    expect(answer.status).toBe(400)
    const { reasons } = await answer.json()
    expect(reasons.map(({ path: place, code }: { path: string; code: string }) => `${place} ${code}`)).toEqual(
      expect.arrayContaining(['record.name missing']),
    )
  })
})
