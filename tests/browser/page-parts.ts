/** Parts of pages that several tests look at, and what the pages say there. */
import type { Locator, Page } from '@playwright/test'
import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'

/** A section of a safety data sheet. */
export const sectionOf = (page: Page, number: number): Locator =>
  page.getByRole('article').getByRole('region', { name: new RegExp(`^${number}(?!\\d)`) })

/** The list of a sheet's sections beside it; on a phone, until scripts listen, in the line that opens it. */
export const listOfSections = (page: Page): Locator => page.getByRole('navigation', { name: 'Sections of the safety data sheet' })

/** The line of a phone that opens the list of a sheet's sections. Browsers do not agree on a role of `summary`. */
export const lineOfSections = (page: Page): Locator => page.locator('.jump summary')

/** The links of a list that are marked as where one is. */
export const currentIn = (list: Locator): Promise<string[]> =>
  list.getByRole('link').evaluateAll((links) => links.flatMap((link) => (link.ariaCurrent === null ? [] : [link.textContent])))

/** What the editor says of saving, once all is saved. */
export const savedStateOf = (page: Page, language: LanguageCode = 'en'): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${textOf(language, 'edit.saving.saved')}`) })

/** The mail in its preview. */
export const previewedMailOf = (page: Page): Locator => page.getByTitle('Preview of the e-mail').contentFrame().getByRole('document')

/** What a page says in a language, for a test that goes through several of them. */
export function textOf(language: LanguageCode, key: string): string {
  const text = loadWording(language).interface[key]
  if (text === undefined) throw new Error(`${language} has no text ${key}`)
  return text
}
