import type { Locator, Page } from '@playwright/test'

/** The paint with three published sheets and an entry of every kind. */
export const lacquer = '/app/products/5010'

/** The field of the product's name, which stands in the first part of the editor. */
export const nameOf = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true }).first()

/** Waits until the server has what was written. */
export const expectSaved = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved/ })
    .waitFor()

/** A person who types is told by a notice that something is asked of them; another may say that nothing is saved. */
export const noticeOf = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: /^(?:Sign in|Show)$/ }) })

/** Answers it. */
export const answerNotice = (page: Page) => noticeOf(page).getByRole('button').click()

/** The entries of a list of the record, without those of the lists within them. */
export function entriesOf(page: Page, name: string): Locator {
  const own = page.getByRole('button', { name: new RegExp(`^Remove: ${name} \\d+$`) })
  return page.getByRole('group', { name, exact: true }).first().getByRole('listitem').filter({ has: own })
}

/** The few words in which an entry is told. */
export const toldIn = async (entry: Locator): Promise<string> => (await entry.innerText()).split('\n')[0] ?? ''

/** Opens an entry that is told in a few words. */
export const openEntry = (entry: Locator) => entry.getByRole('group').first().click()

/** Where a conflict met a person who typed: opens the question. */
export async function openConflict(page: Page): Promise<Locator> {
  await answerNotice(page)
  const conflict = page.getByRole('dialog', { name: /has saved meanwhile/ })
  await conflict.waitFor()
  return conflict
}
