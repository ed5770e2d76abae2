import { describe, expect, it } from 'vitest'
import { isRecipient, splitRecipients } from './share.ts'

describe('recipients', () => {
  it('are parted by commas, semicolons and white space', () => {
    expect(splitRecipients(' a@x.eu, b@x.eu;c@x.eu\n\td@x.eu ')).toEqual(['a@x.eu', 'b@x.eu', 'c@x.eu', 'd@x.eu'])
  })

  it.each(['a@x.eu', 'first.last+tag@sub.x.example', 'ćiril@éxample.si', "o'neill@x.ie", `${'a'.repeat(64)}@x.example`])(
    '%s is one',
    (text) => {
      expect(isRecipient(text)).toBe(true)
    },
  )

  it.each([
    'a@x',
    '@x.eu',
    'a@@x.eu',
    'a@b@x.eu',
    'a b@x.eu',
    'a@x.eu>',
    '<a@x.eu',
    '"a"@x.eu',
    'a@x.eu\r\nBcc:b@x.eu',
    'a\u0000@x.eu',
    'a\u202e@x.eu',
    'a\u200b@x.eu',
    `${'a'.repeat(250)}@x.eu`,
  ])('%j is none', (text) => {
    expect(isRecipient(text)).toBe(false)
  })
})
