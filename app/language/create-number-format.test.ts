import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { createNumberFormat } from './create-number-format.ts'

describe('numbers of the interface', () => {
  const { NumberFormat } = Intl
  afterEach(() => vi.restoreAllMocks())

  it.each(languageCodes)('are those of %s', (language) => {
    expect(createNumberFormat(language).format(1.8)).toBe(new NumberFormat(language).format(1.8))
  })

  it.each(['ga', 'mt'] as const)('of %s are not those of the reader in a browser that does not know the language', (language) => {
    // As in Chromium set to German: what it knows of the languages requested, else its own.
    vi.spyOn(Intl, 'NumberFormat').mockImplementation(function format(requested, options) {
      const known = [requested ?? []].flat().find((code) => String(code) !== language)
      return new NumberFormat(known ?? 'de', options)
    })
    expect(createNumberFormat(language).format(1.8)).toBe('1.8')
  })
})
