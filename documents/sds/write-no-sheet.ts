import { createElement as h } from 'react'
import type { LanguageCode } from '../../shared/languages.ts'
import { writeMarkup } from '../text/write-markup.ts'
import { createTextWriter } from '../text/write-text.ts'

/**
 * What stands in the place of the sheet of a product that has none: its only element carries the marker `data-no-sds-version`, by which a
 * page knows that there are no sections to choose from (specification, section 2).
 */
export function writeNoSheet(language: LanguageCode): string {
  return writeMarkup(h('p', { 'data-no-sds-version': '', lang: language }, createTextWriter(language).term('sds.noValidVersion')))
}
