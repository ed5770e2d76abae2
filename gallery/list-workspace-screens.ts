import type { Page } from '@playwright/test'
import { parts } from '../app/workspace/edit/edit-parts.ts'
import type { ScreenState } from './screen-state.ts'

const workspace = (name: string, address: string, act?: ScreenState['act']): ScreenState => ({
  name: `workspace, ${name}`,
  address,
  isSignedIn: true,
  ...(act ? { act } : {}),
})

/** A dialog that a button of the page opens. */
const dialog = (name: string, address: string, button: string | RegExp): ScreenState => ({
  ...workspace(`dialog ${name}`, address, async (page) => {
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').waitFor()
    await untilLoaded(page)
  }),
  windowOnly: true,
})

/** Until nothing says any more that it is on its way. */
async function untilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .waitFor({ state: 'detached' })
}

/** What those see who work here: products, sheets and their recipes, what was sent, and what goes in and out as a whole. */
export const workspaceStates: readonly ScreenState[] = [
  workspace('products', '/app/products', untilLoaded),
  workspace('products, none that matches', '/app/products?query=nothing+like+it', untilLoaded),
  {
    ...workspace('products, some selected', '/app/products', async (page) => {
      await untilLoaded(page)
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    }),
    windowOnly: true,
  },
  workspace('product', '/app/products/5010', untilLoaded),
  workspace('product that is not there', '/app/products/999999', untilLoaded),
  dialog('sharing', '/app/products/5010', 'Share'),
  dialog('withdrawing', '/app/products/5010', 'Withdraw'),
  workspace('new product', '/app/products/new', untilLoaded),
  ...parts.map(({ key }) => workspace(`editor, ${key}`, `/app/products/5010/edit?part=${key}`, untilLoaded)),
  dialog('publishing', '/app/products/5010/edit', 'Publish'),
  workspace('recipe', '/app/products/5010/recipe', untilLoaded),
  workspace('classification with reasons', '/app/products/5010/classification', untilLoaded),
  workspace('proposals', '/app/products/5010/proposals', untilLoaded),
  workspace('substances', '/app/substances', untilLoaded),
  dialog('new substance', '/app/substances', /^New substance/),
  workspace('sent sheets', '/app/shares', untilLoaded),
  workspace('outgoing mail', '/app/mails', untilLoaded),
  workspace('languages of the products', '/app/coverage', untilLoaded),
  workspace('page that is not there', '/app/nothing', untilLoaded),
  workspace('account with second factor and sessions', '/app/account'),
  workspace('company with feed and archive', '/app/company'),
  workspace('members', '/app/members'),
  workspace('keys', '/app/keys'),
  workspace('webhooks', '/app/webhooks'),
  workspace('log', '/app/log'),
  workspace('products from tables', '/app/products/import'),
  workspace('products from tables, a file that would be stored', '/app/products/import', async (page) => {
    const buffer = Buffer.from('productKey;name;ufi\nA;Primer;\nB;Primer;\n')
    await page.locator('input[type=file]').setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('table').waitFor()
  }),
]
