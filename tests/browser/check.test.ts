/** The check before publishing, beside the fields and in the dialog of publishing. */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { addProduct } from '../share-tools.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { expectSaved, nameOf } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startTwoGroups } from './start-two-groups.ts'

const { app, first, open } = await startTwoGroups()
const [ingredient] = recordOf(1).composition.ingredients
/** Its range does not hold its content, and its label hides the UFI. */
const unsound = {
  date: '2026-02-01',
  ufi: 'N1QV-R02N-J00M-WQD5',
  labelDefaults: { hideUfi: true },
  composition: { kind: 'mixture' as const, ingredients: ingredient ? [{ ...ingredient, content: 40 }] : [] },
}

/** Of the first ingredient. */
const contentRange = (page: Page) => page.getByRole('group', { name: 'Content range, % w/w' }).getByRole('textbox').first()

it('says what stops publishing, mends what has one answer as one step, and leads to the place of the rest', async () => {
  const product = await addProduct(app, first, 81, [unsound])
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit?part=check`)
  const findings = page.getByRole('region', { name: 'Today' })
  await expect.poll(() => findings.innerText()).toContain('does not hold the content')
  await expect.poll(() => findings.innerText()).toContain('The UFI is switched off')
  expect(await page.getByRole('listitem').filter({ hasText: 'stop publishing today' }).innerText()).toMatch(/^2\b/)
  const box = page.getByRole('region', { name: 'Publish', exact: true })
  expect(await box.innerText()).toContain('2 to be put right')
  expect(await box.getByRole('button', { name: /^Publish version \d+$/ }).isDisabled()).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  // No field is wrong, which would read as if all were well.
  expect(await page.getByText('None: the record is complete.').count()).toBe(0)
  const hidden = findings.getByRole('listitem').filter({ hasText: 'The UFI is switched off' })
  await hidden.getByRole('button', { name: 'Put it right' }).click()
  await expectSaved(page)
  await expect.poll(() => page.getByRole('region', { name: 'Check', exact: true }).innerText()).not.toContain('The UFI is switched off')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('region', { name: 'Check', exact: true }).innerText()).toContain('The UFI is switched off')
  await findings
    .getByRole('link', { name: /Content range|Range/ })
    .first()
    .click()
  await expect.poll(() => hasFocus(contentRange(page))).toBe(true)
  await close()
})

it('names the ingredient of which it speaks, once', async () => {
  const toxic = [
    { endpoint: 'LD50' as const, route: 'oral' as const, species: 'rat' as const, quantity: { value: 100, unit: 'mg/kg' as const } },
  ]
  const composition = { kind: 'mixture' as const, ingredients: ingredient ? [{ ...ingredient, content: 40, toxicity: toxic }] : [] }
  const product = await addProduct(app, first, 86, [{ ...unsound, composition }])
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit?part=check`)
  const check = page.getByRole('region', { name: 'Check', exact: true })
  await expect.poll(() => check.innerText()).toMatch(/This says [^\n]*\n[^\n]*\n[^\n]*Ingredients 1 › Classification \(glycerol\)/)
  expect(await check.innerText()).not.toMatch(/Content range, % w\/w \(glycerol\)/)
  await close()
})

it('says why something is found, with the values and what the press changes, and goes by keys', async () => {
  const product = await addProduct(app, first, 85, [unsound])
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit?part=check`)
  const rows = page.getByRole('listitem').filter({ has: page.getByText('Why', { exact: true }) })
  const range = rows.filter({ hasText: 'does not hold the content' })
  const hidden = rows.filter({ hasText: 'The UFI is switched off' })
  await hidden.getByText('Why', { exact: true }).click()
  const why = hidden.getByRole('group').filter({ hasText: /^Why/ })
  await expect.poll(() => why.innerText()).toMatch(/CLP Article 25\(7\)[\s\S]*Stated here[\s\S]*yes[\s\S]*Put it right/i)
  await expect.poll(() => why.getByRole('insertion').allInnerTexts()).toEqual(['No'])
  expect(await findBarriers(page)).toEqual([])
  // What the label hides stands before what section 3 says.
  await page.keyboard.press('j')
  await expect.poll(() => hasFocus(range)).toBe(true)
  await page.keyboard.press('k')
  await expect.poll(() => hasFocus(hidden)).toBe(true)
  // What the letters do is told, with how one gets to where they do it.
  await page.keyboard.press('?')
  await expect.poll(() => hasFocus(page.getByText('Keys: J next, K previous'))).toBe(true)
  await page.keyboard.press('j')
  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toContain('The UFI is switched off')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.count()).toBe(0)
  await range.getByText('Why', { exact: true }).focus()
  await page.keyboard.press('o')
  await expect.poll(() => hasFocus(contentRange(page))).toBe(true)
  await close()
})

it('shows in which languages texts are missing, and what of it is in a person’s own words', async () => {
  const product = await addProduct(app, first, 82)
  const { page, close } = await open('editor@example.com', `/app/products/${product}/edit?part=check`)
  const german = page.getByRole('button', { name: /^Missing in Deutsch/ })
  await page
    .getByRole('region', { name: 'Publish', exact: true })
    .getByRole('button', { name: /^Publish version \d+$/ })
    .waitFor()
  await german.click()
  await expect.poll(() => page.getByRole('region', { name: 'Languages' }).innerText()).toContain('Description')
  expect(await findBarriers(page)).toEqual([])
  // It is written here, kept when the field is left, and taken back as one step.
  const before = await german.getAttribute('aria-label')
  const [field] = await page.getByRole('textbox', { name: /, Deutsch$/ }).all()
  await field?.fill('Ein Verdünner')
  await field?.press('Tab')
  await expectSaved(page)
  await expect.poll(() => german.or(page.getByRole('button', { name: 'Deutsch: complete' })).getAttribute('aria-label')).not.toBe(before)
  expect(await field?.inputValue()).toBe('Ein Verdünner')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => german.getAttribute('aria-label')).toBe(before)
  await page.getByRole('button', { name: 'Show all findings' }).click()
  await expect.poll(() => german.getAttribute('aria-pressed')).toBe('false')
  await close()
})

it('keeps an editor from publishing, and lets an owner say why it is published nevertheless', async () => {
  const product = await addProduct(app, first, 83, [{ ...unsound, labelDefaults: {} }])
  const publish = `/app/products/${product}/edit`
  const editing = await open('editor@example.com', publish)
  await editing.page.getByRole('button', { name: 'Publish', exact: true }).click()
  const refused = editing.page.getByRole('dialog', { name: 'Publish' })
  await expect.poll(() => refused.innerText()).toContain('Only people who manage the members may overrule an error.')
  expect(await refused.getByRole('button', { name: 'Publish for good' }).isDisabled()).toBe(true)
  await editing.close()

  const { page, close } = await open('both@example.com', publish)
  await nameOf(page).fill('Named anew')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  const why = dialog.getByLabel('Why it is published nevertheless')
  await why.fill('Too short')
  await dialog.getByLabel('Reason', { exact: true }).fill('Another name')
  expect(await dialog.getByRole('button', { name: 'Publish for good' }).isDisabled()).toBe(true)
  await why.fill('The supplier measures again in spring.')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish for good' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  await page.goto(`${app.origin}/app/products/${product}/edit?part=check`)
  await expect
    .poll(() => page.getByRole('region', { name: 'Published versions' }).innerText())
    .toContain('The supplier measures again in spring.')
  await close()
})

it('fits on every screen, light and dark', async () => {
  const product = await addProduct(app, first, 84, [unsound])
  for (const screen of screens) {
    const { page, close } = await open('editor@example.com', `/app/products/${product}/edit?part=check`, {
      screen,
      dark: screen.width < 900,
    })
    await page.getByRole('region', { name: 'Today' }).waitFor()
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    await close()
  }
}, 120_000)
