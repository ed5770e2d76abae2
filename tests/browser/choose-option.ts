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

/** The panel of a dropdown that is open. */
export const listOf = (field: Locator): Locator => field.locator('xpath=..').locator('.dropdown-panel')

/** Value of the option that is chosen. */
export const chosenIn = (field: Locator): Promise<string | null> =>
  field.evaluate((element) => (element instanceof HTMLSelectElement ? element.value : element.getAttribute('data-value')))

/** A picker of the options beside a document. */
export const pickerOf = (page: Page, name: string): Locator =>
  page.locator(`.actions .dropdown:has([name="${name}"]) > :is(button, select)`)
