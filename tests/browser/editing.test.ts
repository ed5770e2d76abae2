import { describe, expect, it } from 'vitest'
import { findBarriers } from './find-barriers.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { answerNotice, expectSaved, lacquer, nameOf } from './editor-parts.ts'
import { endSessions, signIn } from './open-signed-in.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

describe('editing', () => {
  it('saves by itself, takes back, survives a reload, and publishes with a reason', async () => {
    const { page, close } = await open(`${lacquer}/edit`)
    const name = page.getByRole('textbox', { name: 'Name', exact: true }).first()
    await name.fill('Norvik PU Clear Lacquer 2K+')
    await expectSaved(page)
    await page.reload()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).first().inputValue())
      .toBe('Norvik PU Clear Lacquer 2K+')
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('')
    await expect.poll(() => page.getByRole('complementary', { name: 'Problems' }).innerText()).toContain('is missing')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).first().inputValue())
      .toBe('Norvik PU Clear Lacquer 2K+')
    await expect.poll(() => page.getByRole('button', { name: 'Publish' }).isEnabled()).toBe(true)
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await expect.poll(() => dialog.innerText()).toContain('compared with version 3')
    expect(await dialog.getByRole('button', { name: 'Publish for good' }).isDisabled()).toBe(true)
    await dialog.getByLabel('Reason').fill('The trade name changed.')
    await dialog.getByRole('button', { name: 'Publish for good' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    // The public page shows it at once.
    await page.goto(`${app.origin}/p/1001/en/gh/1`)
    expect(await page.getByRole('main').innerText()).toContain('Norvik PU Clear Lacquer 2K+')
    await close()
  })

  it('keeps what is written while the connection is lost, and saves it afterwards', async () => {
    const { page, context, close } = await open('/app/products/5070/edit')
    const variant = page.getByRole('textbox', { name: 'UFI', exact: true }).first()
    await variant.waitFor()
    await context.setOffline(true)
    await variant.fill('offline')
    await expect.poll(() => page.getByRole('main').innerText()).toContain('is kept on this device')
    await context.setOffline(false)
    await expectSaved(page)
    await close()
  })

  it('asks nobody for a password who has signed in again in another tab', async () => {
    const { page, context, close } = await open('/app/products/5060/edit')
    await nameOf(page).waitFor()
    await page.waitForLoadState('networkidle')
    await endSessions(app, context)
    await nameOf(page).fill('Written after the end')
    await answerNotice(page)
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    const other = await context.newPage()
    await other.goto(`${app.origin}/app/sign-in`)
    await signIn(other)
    await other.getByRole('heading', { level: 1, name: 'Products' }).waitFor()
    await other.close()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect.poll(() => dialog.count()).toBe(0)
    await expectSaved(page)
    expect(await nameOf(page).inputValue()).toBe('Written after the end')
    await close()
  })

  it('says why a draft is refused, and promises no other try', async () => {
    const { page, close } = await open('/app/products/5060/edit')
    await nameOf(page).waitFor()
    await page.route('**/draft', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'default',
              type: 'CLIENT_SIDE',
              uiMessage: 'app.ERROR_MESSAGE_CLIENT_SIDE',
              id: 'abc',
              reasons: [{ code: 'tooMany', path: 'record', message: 'has too many', params: { max: 40_000 } }],
            },
          })
        : route.continue(),
    )
    await nameOf(page).fill('Of a record that is too large')
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toMatch(/record: has more than 40000[^]*Reference abc[^]*is kept on this device/)
    expect(await page.getByRole('status').allInnerTexts()).toContainEqual(expect.stringMatching(/^Not saved yet/))
    await page.unroute('**/draft')
    await page.getByRole('button', { name: 'Save now' }).click()
    await expectSaved(page)
    await close()
  })
})

describe('after publishing', () => {
  it('goes on upon what was published, without a conflict with oneself', async () => {
    const { page, close } = await open('/app/products/5060/edit')
    await nameOf(page).waitFor()
    const name = await nameOf(page).inputValue()
    await nameOf(page).fill(`${name} X`)
    await expectSaved(page)
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByLabel('Reason').fill('The trade name changed.')
    // What is written in the dialog is taken back there, and not in the record behind it.
    await dialog.getByLabel('Reason').press('Control+z')
    await dialog.getByLabel('Reason').fill('The trade name changed.')
    expect(await nameOf(page).inputValue()).toBe(`${name} X`)
    await expect.poll(() => dialog.getByRole('button', { name: 'Publish for good' }).isEnabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Publish for good' }).click()
    await expect.poll(() => dialog.count()).toBe(0)
    await nameOf(page).press('End')
    await nameOf(page).press('Y')
    await expectSaved(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await nameOf(page).inputValue()).toBe(`${name} XY`)
    await page.getByRole('button', { name: 'Discard draft' }).click()
    const question = page.getByRole('dialog', { name: 'Discard the draft?' })
    expect(await findBarriers(page)).toEqual([])
    await question.getByRole('button', { name: 'Discard draft' }).click()
    await expect.poll(() => nameOf(page).inputValue()).toBe(`${name} X`)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => nameOf(page).inputValue()).toBe(`${name} XY`)
    await close()
  })

  it('does so where the connection fails a moment after publishing', async () => {
    const { page, close } = await open('/app/products/5090/edit')
    await nameOf(page).waitFor()
    await nameOf(page).fill('Published and lost')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Publish' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publish' })
    await dialog.getByLabel('Reason').fill('The trade name changed.')
    // Once for the editor, and once for the page that begins anew.
    await page.route('**/api/v1/products/*/draft', (route) => route.fulfill({ status: 503, json: {} }), { times: 2 })
    await dialog.getByRole('button', { name: 'Publish for good' }).click()
    await page.getByRole('button', { name: 'Try again' }).click()
    await nameOf(page).press('End')
    await nameOf(page).press('!')
    await expectSaved(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await nameOf(page).inputValue()).toBe('Published and lost!')
    await close()
  })
})

describe('what is asked of the draft as a whole', () => {
  it('keeps its dialog until it is done, and tells in it what failed', async () => {
    const { page, close } = await open('/app/products/5060/edit')
    await nameOf(page).waitFor()
    await nameOf(page).fill('Asked and not yet done')
    await expectSaved(page)
    for (const { opens, title, does, call } of [
      { opens: 'Publish', title: 'Publish', does: 'Publish for good', call: '**/api/v1/products/*/publish' },
      { opens: 'Discard draft', title: 'Discard the draft?', does: 'Discard draft', call: '**/api/v1/products/*/draft?*' },
    ]) {
      const answering = Promise.withResolvers<null>()
      const arrived = Promise.withResolvers<null>()
      await page.route(call, async (route) => {
        arrived.resolve(null)
        await answering.promise
        await route.fulfill({ status: 503, json: {} })
      })
      await page.getByRole('button', { name: opens }).click()
      const dialog = page.getByRole('dialog', { name: title })
      if (opens === 'Publish') await dialog.getByLabel('Reason').fill('The trade name changed.')
      await dialog.getByRole('button', { name: does }).click()
      await arrived.promise
      for (let time = 0; time < 3; time += 1) await page.keyboard.press('Escape')
      await page.mouse.click(2, 2)
      expect(await dialog.isVisible()).toBe(true)
      for (const button of await dialog.getByRole('button').all()) expect(await button.isDisabled()).toBe(true)
      answering.resolve(null)
      await dialog.getByRole('alert').waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => dialog.count()).toBe(0)
      await page.unroute(call)
    }
    expect(await nameOf(page).inputValue()).toBe('Asked and not yet done')
    await close()
  })
})

describe('the dialogs of the editor', () => {
  it.each(screens)('fit on a $name', async (screen) => {
    const { page, close } = await open('/app/products/5070/edit', { screen, dark: screen.name === 'phone' })
    await nameOf(page).waitFor()
    await expectNoSidewaysScrolling(page)
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('dialog', { name: 'Publish' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await close()
  })
})
