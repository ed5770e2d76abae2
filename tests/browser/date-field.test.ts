import { describe, expect, it } from 'vitest'
import { loadWording } from '../../wording/load-wording.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { open: openWorkspace } = await startWorkspace()

async function openPublish(screen: (typeof screens)[number] = screens[2], dark = false) {
  const watched = await openWorkspace('/app/products/5060/edit', { screen, dark })
  await watched.page.getByRole('button', { name: 'Publish' }).click()
  const dialog = watched.page.getByRole('dialog', { name: 'Publish' })
  const field = dialog.getByLabel('Date of the revision')
  const open = dialog.getByRole('button', { name: 'Choose a date' })
  await field.fill('12/03/2027')
  return { ...watched, dialog, field, open, calendar: dialog.getByRole('dialog', { name: 'Choose a date' }) }
}

describe('a field for a day', () => {
  it('reads what is typed, writes it as dd/MM/yyyy, and says what it expects where it is no day', async () => {
    const { page, dialog, field, close } = await openPublish()
    await field.fill('')
    await field.pressSequentially('1.2.2027')
    expect(await field.inputValue()).toBe('1.2.2027')
    await field.press('Tab')
    expect(await field.inputValue()).toBe('01/02/2027')
    await dialog.getByLabel('Reason').fill('Said why.')
    await field.fill('30/02/2027')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await dialog.getByText('31/12/2026').waitFor()
    await dialog.getByRole('textbox', { name: 'Date of the revision', description: '31/12/2026' }).waitFor()
    expect(await dialog.getByRole('button', { name: 'Publish for good' }).isDisabled()).toBe(true)
    await field.press('Tab')
    expect(await field.inputValue()).toBe('30/02/2027')
    expect(await findBarriers(page)).toEqual([])
    await close()
  })

  it('says the same where it filters, and filters by no day then', async () => {
    const { page, close } = await openWorkspace('/app/log')
    const field = page.getByRole('textbox', { name: 'From day' })
    await field.fill('01/02/2027')
    await page.waitForURL(/from=2027-02-01/)
    await field.fill('30/02/2027')
    await page.waitForURL(({ search }) => !search.includes('from='))
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await page.getByText('31/12/2026').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await close()
  })

  it('opens a calendar of weeks that begin with Monday, which is worked by keys alone', async () => {
    const { page, dialog, field, open, calendar, close } = await openPublish()
    await open.focus()
    await page.keyboard.press('Enter')
    expect(await calendar.getByRole('columnheader').first().innerText()).toBe('Mon')
    expect(await calendar.getByRole('grid').getAttribute('aria-label')).toBe('March 2027')
    const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
    await expect.poll(at).toMatch(/^Friday,? 12 March 2027$/)
    for (const [key, day] of [
      ['Home', '8 March'],
      ['End', '14 March'],
      ['ArrowDown', '21 March'],
      ['ArrowUp', '14 March'],
      ['ArrowLeft', '13 March'],
      ['PageUp', '13 February'],
      ['PageDown', '13 March'],
      ['Shift+PageUp', '13 March 2026'],
      ['Shift+PageDown', '13 March 2027'],
      ['ArrowRight', '14 March'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(at).toContain(day)
    }
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await calendar.count()).toBe(0)
    expect(await dialog.isVisible()).toBe(true)
    expect(await field.inputValue()).toBe('12/03/2027')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('13/03/2027')
    expect(await hasFocus(open)).toBe(true)
    await close()
  })

  it.each(screens)('stays within the window of a $name, and is turned to another month by its buttons', async (screen) => {
    const { page, field, open, calendar, close } = await openPublish(screen, screen.name !== 'desktop')
    await open.click()
    await calendar.getByRole('button', { name: 'Next month' }).click()
    expect(await calendar.getByRole('grid').getAttribute('aria-label')).toBe('April 2027')
    const box = await calendar.boundingBox()
    expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= screen.width && box.y + box.height <= screen.height).toBe(true)
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    await calendar.getByRole('button', { name: /\b30 April 2027/ }).click()
    expect(await field.inputValue()).toBe('30/04/2027')
    await close()
  })

  it('names days and months in the language of the interface, those too that no browser knows', async () => {
    const { page, close } = await openWorkspace('/app/products/5060/edit?interfaceLang=mt')
    const words = loadWording('mt').interface
    await page.getByRole('button', { name: words['edit.publish'] ?? '', exact: true }).click()
    await page.getByLabel(words['edit.date'] ?? '').fill('12/06/2027')
    await page.getByRole('button', { name: words['date.open'] ?? '' }).click()
    expect(await page.getByRole('dialog', { name: words['date.open'] ?? '' }).innerText()).toMatch(
      /Ġunju 2027\s+Tne\s+Tli\s+Erb\s+Ħam\s+Ġim\s+Sib\s+Ħad/,
    )
    await close()
  })
})
