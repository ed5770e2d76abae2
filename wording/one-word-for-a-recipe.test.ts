import { describe, expect, it } from 'vitest'
import { loadWording } from './load-wording.ts'

/** In these languages two words are in use, and a person who reads both looks for two things. */
const others = {
  fr: /\brecettes?\b/iu,
  es: /\brecetas?\b/iu,
  pt: /\breceitas?\b/iu,
  bg: /(?<!\p{L})рецепт(?:а|ата|и|ите)(?!\p{L})/iu,
  lv: /(?<!\p{L})recept(?:e|i|es)(?!\p{L})/iu,
  lt: /(?<!\p{L})recept(?:as|o|ą|ui)(?!\p{L})/iu,
} as const

describe('a recipe', () => {
  it.each(Object.keys(others) as (keyof typeof others)[])('has one name in %s', (language) => {
    const { interface: pages, terms, phrases } = loadWording(language)
    const texts = Object.entries({ ...pages, ...terms, ...phrases })
    expect(texts.filter(([, text]) => others[language].test(text)).map(([key]) => key)).toEqual([])
  })
})
