/** How one leaves a dialog of the label editor, and what is left of it. */
import { describe, expect, it } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { queryOf, rowOf, startLabelEditor } from './start-label-editor.ts'

const { open } = await startLabelEditor()

describe('the label editor', () => {
  it('keeps a dialog that cannot be taken over, says so in it, and lets one leave it', async () => {
    const { page, context, close } = await open()
    await rowOf(page, 'Label size').click()
    const dialog = page.getByRole('dialog', { name: 'Label size' })
    await dialog.getByText('210 × 148 mm').click()
    await context.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('The page could not be loaded')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been applied.')
    await context.unroute('**/*.data*')
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(queryOf(page)).toEqual({})
    await close()
  })

  it('asks before it loses a change, and keeps the dialog where the answer is no', async () => {
    const { page, close } = await open()
    await rowOf(page, 'Content of the pack').click()
    const dialog = page.getByRole('dialog', { name: 'Content of the pack' })
    await dialog.getByLabel('Content of the pack').fill('20 l')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been applied.')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await dialog.getByLabel('Content of the pack').inputValue()).toBe('20 l')
    await page.goBack()
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been applied.')
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(queryOf(page)).toEqual({})
    await close()
  })

  it('stays open however often one presses Escape, has no barrier then, and gives the field back', async () => {
    const { page, close } = await open()
    await rowOf(page, 'Label size').click()
    const dialog = page.getByRole('dialog', { name: 'Label size' })
    await expect.poll(() => hasFocus(dialog.getByRole('radio', { checked: true }))).toBe(true)
    await page.keyboard.press('ArrowDown')
    for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been applied.')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await hasFocus(dialog.getByRole('radio', { checked: true }))).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await rowOf(page, 'QR code').click()
    await expect.poll(() => page.getByRole('dialog', { name: 'QR code' }).isVisible()).toBe(true)
    await close()
  })

  it('leaves no steps in the history of dialogs that were closed', async () => {
    const { page, close } = await open('/p/1001/en/ee/1')
    await page.getByRole('link', { name: 'Edit label' }).first().click()
    for (let opened = 0; opened < 3; opened++) {
      await rowOf(page, 'Label size').click()
      const dialog = page.getByRole('dialog', { name: 'Label size' })
      await expect.poll(() => dialog.isVisible()).toBe(true)
      if (opened === 0) await dialog.getByRole('button', { name: 'Cancel' }).dblclick()
      else for (let pressed = 0; pressed < 3; pressed++) await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
    }
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/p/1001/en/ee/1')
    await close()
  })

  it('is worked by keyboard alone', async () => {
    const { page, close } = await open()
    await rowOf(page, 'QR code').focus()
    await page.keyboard.press('Enter')
    // It is there a moment before the focus is in it.
    await expect.poll(() => hasFocus(page.getByRole('dialog', { name: 'QR code' }).getByRole('radio', { checked: true }))).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page)).toEqual({ QR: '2' })
    await close()
  })
})
