import type { Locator, Page } from '@playwright/test'
import { expect } from 'vitest'

/** The paint with three published sheets and an entry of every kind. */
export const lacquer = '/app/products/5010'

/** The field of the product's name, which stands in the first part of the editor. */
export const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first()

/** Waits until the server has what was written. */
export const expectSaved = (page: Page) => expect.poll(() => page.locator('.edit-head').innerText()).toMatch(/(?:^|\n)Saved/)

/** A person who types is told by a notice that something is asked of them. Answers it. */
export const answerNotice = (page: Page) => page.locator('.ask-notice').getByRole('button').click()

/** Where a conflict met a person who typed: opens the question. */
export async function openConflict(page: Page): Promise<Locator> {
  await answerNotice(page)
  const conflict = page.getByRole('dialog', { name: /has saved meanwhile/ })
  await conflict.waitFor()
  return conflict
}
