import { describe, expect, it } from 'vitest'
import { createTranslate } from './texts.tsx'

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
