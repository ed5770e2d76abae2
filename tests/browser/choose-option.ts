import type { Locator, Page } from '@playwright/test'
import { expect } from 'vitest'

/**
 * Chooses in a dropdown as a visitor does: opens it, and presses the option.
 * @param wanted value of the option, or its text
 */
export async function chooseOption(field: Locator, wanted: string | { text: string }): Promise<void> {
  await expectOwnDropdown(field)
  await field.click()
  const options = listOf(field)
  await (
    typeof wanted === 'string'
      ? options.locator(`[role=option][data-value="${wanted}"]`)
      : options.getByRole('option', { name: wanted.text, exact: true })
  ).click()
}

/** Until scripts listen it is a native select. */
export async function expectOwnDropdown(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate(({ tagName }) => tagName)).toBe('BUTTON')
}

/** The list of a dropdown that is open: there is one at most, and it has the name of its field. */
export const listOf = (field: Locator): Locator => field.page().getByRole('listbox')

/** Value of the option that is chosen. */
export const chosenIn = (field: Locator): Promise<string | null> =>
  field.evaluate((element) => (element instanceof HTMLSelectElement ? element.value : element.getAttribute('data-value')))

/** A picker of the options beside a document. */
export const pickerOf = (page: Page, name: keyof typeof pickers): Locator =>
  page.getByRole('region', { name: 'Document options' }).getByRole('combobox', { name: pickers[name], exact: true })

/** Their names on an English page, by those they have in its address. */
const pickers = { lang: 'Language', version: 'Version', compare: 'Compare with', qrCode: 'QR code' } as const
