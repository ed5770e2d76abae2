import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { fitPoster } from './fit-safety.ts'

/** What stands on lines, as one reads it: a word that was parted without a sign has a space in it. */
const read = (lines: Parameters<typeof plainText>[0][]) => lines.map(plainText).join(' ')
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the poster on A2', () => {
  it.each(languageCodes)('parts neither the routes of first aid nor a telephone number: %s', (language) => {
    // The products that once were torn: narrow columns for routes, for the number of a single supplier, and for both.
    for (const id of [1001, 1007, 1014]) {
      const { model } = buildSafety(sdsSourceOf(id), language, { qrCode: true })
      const poster = fitPoster(model)
      expect(poster.routes.map(({ heading }) => spaced(read(heading)))).toEqual(model.firstAid.routes.map(({ heading }) => spaced(heading)))
      expect(read(poster.contacts)).toBe(model.danger.contacts.join(' '))
    }
  })
})
