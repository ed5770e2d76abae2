import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { findBarriers, holdScripts, openBrowser, screens, type TestBrowser } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const editor = '/p/1001/en/ed/1'
const open = async (address = editor, options: Parameters<TestBrowser['openPage']>[0] = {}) => {
  const watched = await browser.openPage(options)
  await watched.page.goto(app.origin + address)
  return watched
}
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const rowOf = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const pictureOf = (page: Page) => page.locator('.preview img').getAttribute('src')

describe('the label editor', () => {
  it('takes over a choice: the address, the row and the picture follow, and the back button takes it back', async () => {
    const { page, complaints, close } = await open()
    await rowOf(page, 'Label size').click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Label size' }).isVisible()).toBe(true)
    await page.getByText('210 × 148 mm').click()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ dim: '8' })
    await expect.poll(() => rowOf(page, 'Label size').innerText()).toContain('210 × 148')
    await expect.poll(() => pictureOf(page)).toContain('dim=8')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Label size')
    await page.goBack()
    await expect.poll(() => queryOf(page)).toEqual({})
    await expect.poll(() => rowOf(page, 'Label size').innerText()).toContain('148 × 210')
    await page.goForward()
    await page.reload()
    expect(await rowOf(page, 'Label size').innerText()).toContain('210 × 148')
    expect(complaints).toEqual([])
    await close()
  })

  it('lets the first chosen language lead, and demands one at least', async () => {
    const { page, close } = await open()
    await rowOf(page, 'Label languages').click()
    const dialog = page.getByRole('dialog', { name: 'Label languages' })
    const ok = dialog.getByRole('button', { name: 'OK' })
    await dialog.getByLabel('English').uncheck()
    expect(await ok.isDisabled()).toBe(true)
    expect(await dialog.innerText()).toContain('At least one language must be selected')
    await dialog.getByLabel('Slovenščina').check()
    await dialog.getByLabel('Deutsch').check()
    expect(await ok.isEnabled()).toBe(true)
    await ok.click()
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '6,2' })
    await expect.poll(() => rowOf(page, 'First language').innerText()).toContain('Slovenščina')
    await rowOf(page, 'First language').click()
    await page.getByRole('dialog', { name: 'First language' }).getByText('Deutsch').click()
    await page.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '2,6' })
    await expect.poll(() => page.title()).toContain('+1')
    await close()
  })

  it('does what was switched before the page was alive', async () => {
    const { page, close } = await browser.openPage()
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/p/1001/en/ed/1?tab=more`, { waitUntil: 'commit' })
    const [ufi, pictograms] = [page.locator('input.switch[name=ufiOFF]'), page.locator('input.switch[name=picOFF]')]
    const [hadUfi, hadPictograms] = [await ufi.isChecked(), await pictograms.isChecked()]
    await ufi.click()
    await pictograms.click()
    comeAlive()
    await expect.poll(() => queryOf(page)).toMatchObject({ ufiOFF: hadUfi ? '0' : '1', picOFF: hadPictograms ? '0' : '1' })
    expect([await ufi.isChecked(), await pictograms.isChecked()]).toEqual([!hadUfi, !hadPictograms])
    await close()
  })

  it('takes a flag along to the label and to its other options, though its picture is still on its way', async () => {
    const { page, context, close } = await open(`${editor}?tab=more`)
    await context.route('**/*.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.locator('input.switch[name=picOFF]').click()
    await page.getByRole('link', { name: 'Basic options' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ picOFF: '1' })
    await page.getByRole('link', { name: 'Additional options' }).click()
    await page.locator('input.switch[name=ufiOFF]').click()
    await page.getByRole('link', { name: 'Done' }).click()
    await page.waitForURL('**/ee/1?**')
    expect(queryOf(page)).toEqual({ picOFF: '1', ufiOFF: '1' })
    await close()
  })

  it('keeps a dialog that cannot be taken over, says so in it, and lets one leave it', async () => {
    const { page, context, close } = await open()
    await rowOf(page, 'Label size').click()
    const dialog = page.getByRole('dialog', { name: 'Label size' })
    await dialog.getByText('210 × 148 mm').click()
    await context.route('**/*.data*', (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => dialog.getByRole('alert').innerText()).toContain('The page could not be loaded')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been taken over.')
    await context.unroute('**/*.data*')
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(queryOf(page)).toEqual({})
    await close()
  })

  it('takes over what was chosen in a dialog before the page was alive', async () => {
    const { page, close } = await browser.openPage()
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}${editor}?choose=languages`, { waitUntil: 'commit' })
    const dialog = page.getByRole('dialog', { name: 'Label languages' })
    await dialog.getByLabel('Deutsch').check()
    await dialog.getByLabel('Slovenščina').check()
    comeAlive()
    await expect.poll(() => dialog.innerText()).toMatch(/3 /)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been taken over.')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '1,2,6' })
    await close()
  })

  it('asks before it loses a change, and keeps the dialog where the answer is no', async () => {
    const { page, close } = await open()
    await rowOf(page, 'Content of the pack').click()
    const dialog = page.getByRole('dialog', { name: 'Content of the pack' })
    await dialog.getByLabel('Content of the pack').fill('20 l')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been taken over.')
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await dialog.getByLabel('Content of the pack').inputValue()).toBe('20 l')
    await page.goBack()
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been taken over.')
    await dialog.getByRole('button', { name: 'Discard it' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    expect(queryOf(page)).toEqual({})
    await close()
  })

  it('stays open however often one presses Escape, has no barrier then, and gives the field back', async () => {
    const { page, close } = await open()
    await rowOf(page, 'Label size').click()
    const dialog = page.getByRole('dialog', { name: 'Label size' })
    await expect.poll(() => dialog.getByRole('radio', { checked: true }).evaluate((radio) => radio === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowDown')
    for (let pressed = 0; pressed < 4; pressed++) await page.keyboard.press('Escape')
    await expect.poll(() => dialog.innerText()).toContain('Your change has not been taken over.')
    expect(await findBarriers(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep editing' }).click()
    expect(await page.evaluate(() => document.activeElement instanceof HTMLInputElement && document.activeElement.name)).toBe('dim')
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

  it('finds a language by its name without choosing it, and takes over languages of an address made without JavaScript', async () => {
    const { page, close } = await open(`${editor}?order=1&xlang=&xlang=1`)
    await rowOf(page, 'Label languages').click()
    const dialog = page.getByRole('dialog', { name: 'Label languages' })
    await dialog.getByRole('searchbox').fill('Deu')
    await page.keyboard.press('Enter')
    expect(await dialog.isVisible()).toBe(true)
    await dialog.getByLabel('Deutsch').check()
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '1,2' })
    await close()
  })

  it('takes a text off and puts another on, in the picture and in what is shared', async () => {
    const { page, close } = await open(`${editor}?vseb=`)
    await expect.poll(() => page.locator('#share').getAttribute('data-address')).toMatch(/\/p\/1001\/en\/ed\/1\?vseb=$/)
    await rowOf(page, 'Further text').click()
    const dialog = page.getByRole('dialog', { name: 'Further text' })
    await dialog.getByLabel('Further text').fill('Lid upwards')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ vseb: '', info: 'Lid upwards' })
    await expect.poll(() => pictureOf(page)).toContain('info=Lid+upwards')
    await close()
  })

  it('says that the first picture did not come', async () => {
    const { page, close } = await browser.openPage()
    await page.route('**/productLabelRender/view/**', (route) => route.abort())
    await page.goto(app.origin + editor)
    await expect.poll(() => page.locator('.preview').innerText()).toContain('could not be')
    await close()
  })

  it('is worked by keyboard alone', async () => {
    const { page, close } = await open()
    await rowOf(page, 'QR code').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('dialog', { name: 'QR code' }).isVisible()).toBe(true)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => queryOf(page)).toEqual({ QR: '2' })
    await close()
  })

  it('sets margins from 0 to 40 mm and takes no others', async () => {
    const { page, complaints, close } = await open()
    await rowOf(page, 'Margins').click()
    const dialog = page.getByRole('dialog', { name: 'Margins' })
    const ok = dialog.getByRole('button', { name: 'OK' })
    for (const wrong of ['wide', '41', '-1']) {
      await dialog.getByLabel('Left, mm').fill(wrong)
      expect(await ok.isDisabled()).toBe(true)
    }
    await dialog.getByLabel('Left, mm').fill('40')
    await dialog.getByLabel('Top, mm').fill('4,5')
    expect(await ok.isEnabled()).toBe(true)
    await ok.click()
    await expect.poll(() => queryOf(page)).toEqual({ padT: '4,5', padL: '40' })
    await expect.poll(() => rowOf(page, 'Margins').innerText()).toContain('4.5 · 6 · 6 · 40')
    expect(complaints).toEqual([])
    await close()
  })

  it('takes out of its address what the label does not have and says so: only the rest is shown, shared and downloaded', async () => {
    const { page, complaints, close } = await open(`${editor}?padT=4,5&padL=wide&dim=99&vseb=%00&pCodes=999999&choose=size`)
    const told = 'something that does not exist here, and have been left out: dim, padL, vseb, pCodes.'
    await expect.poll(() => queryOf(page)).toEqual({ padT: '4,5', choose: 'size' })
    expect(await page.locator('#share').getAttribute('data-address')).toMatch(/\/p\/1001\/en\/ed\/1\?padT=4,5$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await page.locator('main').innerText()).toContain(told)
    expect(await rowOf(page, 'Margins').innerText()).toContain('4.5 · 6 · 6 · 6')
    await page.getByRole('link', { name: 'Additional options' }).click()
    await page.getByLabel(/^Leave out the description/).check()
    await expect.poll(() => page.locator('main').innerText()).not.toContain(told)
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps of a list what the label has', async () => {
    const { page, close } = await open('/p/1012/en/ed/6?xlang=1,7,6')
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '7,6' })
    expect(await page.locator('main').innerText()).toContain('have been left out: xlang.')
    await close()
  })

  it('shares no refused option without JavaScript either, and says which they were', async () => {
    const { page, close } = await open('/p/1001/en/ee/1?dim=99&emb=3', { javaScript: false })
    expect(queryOf(page)).toEqual({ emb: '3', ignored: 'dim' })
    expect(await page.locator('main').innerText()).toContain('have been left out: dim.')
    expect(await page.locator('#share a.no-js').getAttribute('href')).toMatch(/\/p\/1001\/en\/ee\/1\?emb=3$/)
    await page.getByRole('link', { name: 'Edit label' }).first().click()
    expect(queryOf(page)).toEqual({ emb: '3' })
    await close()
  })

  it('turns flags on and off, warns where one leaves the law, and restores the defaults', async () => {
    const { page, close } = await open(`${editor}?tab=more`)
    await page.getByLabel(/^Leave out the pictograms/).check()
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'more', picOFF: '1' })
    await expect.poll(() => page.locator('main').innerText()).toContain('CLP Article 17(1)(d)')
    await page.getByRole('link', { name: 'Restore defaults' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'more' })
    await expect.poll(() => page.getByLabel(/^Leave out the pictograms/).isChecked()).toBe(false)
    await close()
  })

  it('takes back a flag by the back button, and keeps flags that are switched one after the other at once', async () => {
    const { page, close } = await open(`${editor}?tab=more`)
    const pictograms = page.getByLabel(/^Leave out the pictograms/)
    await pictograms.check()
    await page.getByLabel(/^Leave out the description/).check()
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'more', picOFF: '1', opisOFF: '1' })
    await expect.poll(() => page.locator('main').getAttribute('aria-busy')).toBeNull()
    await pictograms.uncheck()
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'more', opisOFF: '1' })
    await page.goBack()
    await expect.poll(() => pictograms.isChecked()).toBe(true)
    await close()
  })

  it('stays as it is and says so when the server does not answer, and the focus is not lost', async () => {
    const { page, context, close } = await open(`${editor}?tab=more`)
    await context.route('**/*.data*', (route) => route.abort())
    const pictograms = page.getByLabel(/^Leave out the pictograms/)
    await pictograms.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => page.locator('.note').innerText()).toContain('The page could not be loaded.')
    expect(await page.locator('h1').innerText()).toBe('Edit label')
    await expect.poll(() => pictograms.isChecked()).toBe(false)
    expect(queryOf(page)).toEqual({ tab: 'more' })
    await page.locator('.note').getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('.note').count()).toBe(0)
    expect(await pictograms.evaluate((element) => element === document.activeElement)).toBe(true)
    await close()
  })

  it('demands one product code at least', async () => {
    const { page, close } = await open('/p/1008/en/ed/1?choose=codes')
    const dialog = page.getByRole('dialog')
    for (const code of await dialog.getByRole('checkbox').all()) await code.uncheck()
    expect(await dialog.getByRole('button', { name: 'OK' }).isDisabled()).toBe(true)
    await close()
  })

  it('shares the options of its label', async () => {
    const { page, close } = await open(`${editor}?dim=5&xlang=2,3&tab=more`)
    expect(await page.locator('#share').getAttribute('data-address')).toMatch(/\/p\/1001\/en\/ed\/1\?dim=5&xlang=2,3$/)
    await close()
  })

  it('offers what would make a label fit, one step away', async () => {
    const { page, close } = await open(`${editor}?dim=4&xlang=1,2`)
    await page.getByRole('link', { name: /^Use 148 × 210/ }).click()
    await expect.poll(() => page.locator('.fit-choices').count()).toBe(0)
    // 148 × 210 is this product's own size.
    expect(queryOf(page)).toEqual({ xlang: '1,2' })
    await close()
  })

  it('tells product codes of the same text apart by their ids', async () => {
    const { page, close } = await open('/p/1008/en/ed/1?choose=codes')
    const names = await page.getByRole('dialog').locator('.choice').allInnerTexts()
    expect(names.filter((name) => /\(\d+\)$/.test(name.trim())).length).toBe(2)
    expect(new Set(names).size).toBe(names.length)
    await close()
  })

  it('never shows an older picture over a newer one', async () => {
    const { page, close } = await open()
    // The first answer comes late, the second at once.
    await page.route('**/productLabelRender/view/**dim=5**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue().catch(() => {})
    })
    for (const dim of ['5', '8'])
      await page.evaluate((size) => {
        history.pushState({}, '', `${location.pathname}?dim=${size}`)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, dim)
    await expect.poll(() => pictureOf(page)).toContain('dim=8')
    await page.waitForTimeout(2000)
    expect(await pictureOf(page)).toContain('dim=8')
    await close()
  })

  it('works without JavaScript: dialogs are forms on the page', async () => {
    const { page, close } = await open(`${editor}?xlang=1,2`, { javaScript: false, screen: screens[0] })
    await rowOf(page, 'Label size').click()
    await page.getByText('74 × 105 mm').click()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(queryOf(page)).toMatchObject({ dim: '3', xlang: '1,2' })
    expect(await rowOf(page, 'Label size').innerText()).toContain('74 × 105')
    await rowOf(page, 'Label languages').click()
    for (const name of ['English', 'Deutsch']) await page.getByLabel(name).uncheck()
    await page.getByRole('button', { name: 'OK' }).click()
    expect(await page.locator('main').innerText()).toContain('At least one language must be selected')
    await page.goto(`${app.origin}${editor}?tab=more&dim=5`)
    await page.getByLabel(/^Leave out the description/).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    expect(await page.getByLabel(/^Leave out the description/).isChecked()).toBe(true)
    expect(new URL(page.url()).searchParams.get('dim')).toBe('5')
    await close()
  })
})

describe('the label’s page', () => {
  it('downloads what the editor set', async () => {
    const { page, close } = await open('/p/1001/en/ee/1?logoON=0')
    const single = await page.getByRole('link', { name: /^Single label/ }).getAttribute('href')
    expect(single).toMatch(/^\/api\/v1\/productLabelRender\/pdf\/-1001\?(xlang=1&)?logoON=0&lp=1$/)
    await page.getByRole('link', { name: 'Edit label' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ logoON: '0' })
    await page.getByRole('link', { name: 'Done' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ logoON: '0' })
    await close()
  })

  it('says that a product is for professional users only', async () => {
    const { page, close } = await open('/p/1010/en/ee/1')
    expect(await page.locator('main').innerText()).toContain('restricted to professional users')
    await close()
  })
})
