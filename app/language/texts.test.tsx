import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes } from '../../shared/languages.ts'
import { splitStyledText } from './style-markers.ts'
import { pluralSuffix } from '../../shared/plural-suffix.ts'
import { createTranslate, StyledText } from './texts.tsx'

describe('the plural rule of the specification', () => {
  it.each([
    [0, 'zero'],
    [1, 'one'],
    [2, 'two'],
    [3, 'few'],
    [10, 'few'],
    [11, 'many'],
    [99, 'many'],
    [100, 'other'],
    [1000, 'other'],
    [-1, 'zero'],
  ])('%i is %s', (count, suffix) => {
    expect(pluralSuffix(count)).toBe(suffix)
  })
})

describe('a text of the interface', () => {
  const t = createTranslate({
    'app.MISSING_TRANSLATION': 'Text missing',
    hello: 'Hello {name}, {name}!',
    files: '{count} files',
    files_one: 'one file',
    files_two: 'a pair of files',
    empty: '',
    red: '<span class="text-error">Stop</span> here',
    shouting: '<span class="huge text-error">Stop</span>',
  })

  it('has its parameters filled, everywhere', () => {
    expect(t('hello', { name: 'Ada' })).toBe('Hello Ada, Ada!')
  })

  it('takes a value as it is, even one that looks like a parameter or a replacement', () => {
    expect(t('hello', { name: '$& {count}' })).toBe('Hello $& {count}, $& {count}!')
  })

  it('leaves a parameter without a value visible', () => {
    expect(t('hello')).toBe('Hello {name}, {name}!')
  })

  it('takes the form of its count, or the general one', () => {
    expect([1, 2, 5].map((count) => t('files', { count }))).toEqual(['one file', 'a pair of files', '5 files'])
  })

  it.each(['   ', '\n\t', '\u00a0', '\u200b\u2060', '\u00ad', '\u3164'])('is a caution where it is blank: %j', (blank) => {
    const spaced = createTranslate({ 'app.MISSING_TRANSLATION': 'Text missing', blank, files: '{count} files', files_one: blank })
    expect(spaced('blank')).toBe('Text missing (blank)')
    expect(spaced('files', { count: 1 })).toBe('1 files')
  })

  it('is a caution where it does not exist or is empty', () => {
    expect(t('nothing')).toBe('Text missing (nothing)')
    expect(t('empty')).toBe('Text missing (empty)')
    expect(createTranslate({})('nothing')).toBe('⚠ (nothing)')
  })

  it('may carry the two styles of the specification, any other makes it a missing text', () => {
    expect(t('red')).toContain('Stop')
    expect(t('shouting')).toBe('Text missing (shouting)')
  })
})

describe('a styled text', () => {
  it('is cut at its markers', () => {
    expect(splitStyledText('a <span class="text-error">b</span> c')).toEqual([
      { text: 'a ' },
      { text: 'b', className: 'text-error' },
      { text: ' c' },
    ])
    expect(splitStyledText('plain')).toEqual([{ text: 'plain' }])
  })

  it('is written with nothing but its own markers', () => {
    expect(renderToStaticMarkup(<StyledText text={'<b>a</b> <span class="text-black">b</span>'} />)).toBe(
      '&lt;b&gt;a&lt;/b&gt; <span class="text-black">b</span>',
    )
  })
})

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
    const sources = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')))
    const keys = sources.flatMap((source) =>
      // `term` asks for a word of the documents.
      [...source.matchAll(/(?<!term\()'((?:app|tab|share|home|detail|sds|problem)\.[\w.]+)'/g)].map(([, key]) => key ?? ''),
    )
    const prefixes = new Set(keys.filter((key) => Object.keys(english).some((known) => known.startsWith(`${key}.`))))
    expect(keys.length).toBeGreaterThan(40)
    expect([...new Set(keys)].filter((key) => english[key] === undefined && !prefixes.has(key))).toEqual([])
  })
})
