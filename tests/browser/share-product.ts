/** Sharing as a test does it that is about what comes after. */
import type { Page } from '@playwright/test'
import { expect } from 'vitest'

/** Shares the safety data sheet of a product from the product's page. @param recipients with spaces between them */
export async function shareProduct(origin: string, page: Page, recipients: string, product = 5010): Promise<void> {
  await page.goto(`${origin}/app/products/${product}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share products' })
  await dialog.getByLabel(/^Recipients/).fill(recipients)
  await dialog.getByLabel(/^Recipients/).press('Enter')
  await dialog.getByText('Safety data sheet', { exact: true }).click()
  await expect.poll(() => dialog.getByRole('radio', { name: 'Safety data sheet' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
}
