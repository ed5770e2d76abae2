import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes } from '../../shared/languages.ts'
import { stringsOf } from '../../tests/read-strings.ts'
import { createTranslate } from './texts.tsx'

const isKey = /^(?:app|tab|share|home|detail|sds|problem)\.[\w.]*\w$/

describe('the texts of the interface', async () => {
  const read = async (language: string): Promise<Record<string, string>> =>
    JSON.parse(await readFile(path.join(projectFolder, 'wording', language, 'interface.json'), 'utf8'))
  const english = await read('en')
  const others = languageCodes.filter((code) => code !== 'en' && existsSync(path.join(projectFolder, 'wording', code, 'interface.json')))

  it('in English are all used as they are: none is empty, none carries a foreign style', () => {
    const t = createTranslate(english)
    expect(
      Object.keys(english).filter(
        (key) => t(key).startsWith(english['app.MISSING_TRANSLATION'] ?? '⚠') && key !== 'app.MISSING_TRANSLATION',
      ),
    ).toEqual([])
  })

  it.each(others)('in %s have the parameters of the English ones', async (language) => {
    const texts = await read(language)
    const parameters = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted()
    const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
    const wrong = Object.entries(texts).filter(([key, text]) => {
      const model = english[key] ?? english[base(key)]
      return model === undefined || parameters(text).some((name) => !parameters(english[base(key)] ?? model).includes(name))
    })
    expect(wrong).toEqual([])
  })

  it.each(others)('in %s are complete', async (language) => {
    const texts = await read(language)
    const needed = Object.keys(english).filter((key) => !/_(zero|one|two|few|many|other)$/.test(key))
    expect(needed.filter((key) => !texts[key])).toEqual([])
  })

  it('have every key that the pages name', async () => {
    const folder = path.join(projectFolder, 'app')
    const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    // `term` is for words of the documents.
    const keys = files.flatMap((name) => stringsOf(path.join('app', name), 'term')).filter((text) => isKey.test(text))
    const prefixes = new Set(
      keys.filter((key) => Object.keys(english).some((known) => known.startsWith(key.endsWith('_') ? key : `${key}.`))),
    )
    expect(keys.length).toBeGreaterThan(40)
    expect([...new Set(keys)].filter((key) => english[key] === undefined && !prefixes.has(key))).toEqual([])
  })
})
