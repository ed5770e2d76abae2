/** The label editor around its dialogs: its flags, its address, what it shares, its picture, and the label's page that leads to it. */
import type { Request } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { hasFocus } from './has-focus.ts'
import { holdCalls, holdScripts, screens, waitUntilAlive } from './open-browser.ts'
import { editor, pictureOf, queryOf, rowOf, sharedAddressOf, startLabelEditor } from './start-label-editor.ts'

const { app, browser, open } = await startLabelEditor()

describe('the label editor', () => {
  it('does what was switched before the page was alive', async () => {
    const { page, close } = await browser.openPage()
    const comeAlive = await holdScripts(page)
    await page.goto(`${app.origin}/p/1001/en/ed/1?tab=more`, { waitUntil: 'commit' })
    const [ufi, pictograms] = [page.getByLabel(/^Leave out the UFI/), page.getByLabel(/^Leave out the pictograms/)]
    const [hadUfi, hadPictograms] = [await ufi.isChecked(), await pictograms.isChecked()]
    await ufi.click()
    await pictograms.click()
    comeAlive()
    await expect.poll(() => queryOf(page)).toMatchObject({ ufiOFF: hadUfi ? '0' : '1', picOFF: hadPictograms ? '0' : '1' })
    expect([await ufi.isChecked(), await pictograms.isChecked()]).toEqual([!hadUfi, !hadPictograms])
    await close()
  })

  it('has both kinds of options on a phone, with scripts and without', async () => {
    for (const javaScript of [true, false]) {
      const { page, close } = await browser.openPage({ screen: screens[0], javaScript })
      await page.goto(app.origin + editor)
      await page.getByRole('tab', { name: 'Additional options' }).click()
      await expect.poll(() => page.getByLabel(/^Leave out the description/).isVisible()).toBe(true)
      await page.getByRole('tab', { name: 'Basic options' }).click()
      await expect.poll(() => rowOf(page, 'Margins').isVisible()).toBe(true)
      await close()
    }
  })

  it('has its two kinds of options as tabs, which arrows, Home, End and space lead to', async () => {
    const { page, complaints, close } = await open(`${editor}?dim=5`)
    const [basic, more] = ['Basic options', 'Additional options'].map((name) => page.getByRole('tab', { name }))
    const selected = () => page.getByRole('tab', { selected: true }).innerText()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await page.getByRole('tablist').count()).toBe(1)
    await basic?.focus()
    for (const [key, name] of [
      ['ArrowRight', 'Additional options'],
      ['ArrowRight', 'Basic options'],
      ['ArrowLeft', 'Additional options'],
      ['Home', 'Basic options'],
      ['End', 'Additional options'],
      [' ', 'Additional options'],
    ] as const) {
      await page.keyboard.press(key)
      await expect.poll(selected).toBe(name)
      await expect.poll(focused).toBe(name)
    }
    expect(await page.getByRole('tabpanel', { name: 'Additional options' }).getByRole('checkbox').count()).toBe(11)
    expect(await more?.getAttribute('aria-controls')).toBe(await page.getByRole('tabpanel').getAttribute('id'))
    // One stop of the keyboard: from the tab into what it shows, and not to the other tab.
    await page.keyboard.press('Tab')
    expect(await hasFocus(page.getByRole('tabpanel').getByRole('checkbox').first())).toBe(true)
    expect(queryOf(page)).toEqual({ dim: '5', tab: 'more' })
    expect(complaints).toEqual([])
    await close()
  })

  it('takes a flag along to the label and to its other options, though its picture is still on its way', async () => {
    const { page, context, close } = await open(`${editor}?tab=more`)
    const release = await holdCalls(context, '**/*.data*')
    await page.getByLabel(/^Leave out the pictograms/).click()
    await page.getByRole('tab', { name: 'Basic options' }).click()
    release()
    await expect.poll(() => queryOf(page)).toEqual({ picOFF: '1' })
    await page.getByRole('tab', { name: 'Additional options' }).click()
    await page.getByLabel(/^Leave out the UFI/).click()
    await page.getByRole('link', { name: 'Done' }).click()
    await page.waitForURL('**/ee/1?**')
    expect(queryOf(page)).toEqual({ picOFF: '1', ufiOFF: '1' })
    await close()
  })

  it('says that the first picture did not come', async () => {
    const { page, close } = await browser.openPage()
    await page.route('**/productLabelRender/view/**', (route) => route.abort())
    await page.goto(app.origin + editor)
    await expect.poll(() => page.getByRole('figure').innerText()).toContain('could not be')
    await close()
  })

  it('takes out of its address what the label does not have and says so: only the rest is shown, shared and downloaded', async () => {
    const { page, complaints, close } = await open(`${editor}?padT=4,5&padL=wide&dim=99&vseb=%00&pCodes=999999&choose=size`)
    const margin = 'Left, mm: a number from 0 to 40 with at most three decimals'
    const told = `and have been left out: Label size · ${margin} · Content of the pack · Product codes.`
    await expect.poll(() => queryOf(page)).toEqual({ padT: '4,5', choose: 'size' })
    expect(await sharedAddressOf(page)).toMatch(/\/p\/1001\/en\/ed\/1\?padT=4,5$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await page.getByRole('main').innerText()).toContain(told)
    expect(await rowOf(page, 'Margins').innerText()).toContain('4.5 · 6 · 6 · 6')
    await page.getByRole('tab', { name: 'Additional options' }).click()
    await page.getByLabel(/^Leave out the description/).check()
    await expect.poll(() => page.getByRole('main').innerText()).not.toContain(told)
    expect(complaints).toEqual([])
    await close()
  })

  it('keeps of a list what the label has', async () => {
    const { page, close } = await open('/p/1012/en/ed/6?xlang=1,7,6')
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '7,6' })
    const told = 'The label does not exist in these languages, so they have been left out: English.'
    expect(await page.getByRole('main').innerText()).toContain(told)
    await page.getByRole('link', { name: /^Label size/ }).click()
    await expect.poll(() => queryOf(page)).toEqual({ xlang: '7,6', choose: 'size' })
    expect(await page.getByRole('main').innerText()).toContain(told)
    await close()
  })

  it('shares no refused option without JavaScript either, and says which they were', async () => {
    const { page, close } = await open('/p/1001/en/ee/1?dim=99&emb=3', { javaScript: false })
    expect(queryOf(page)).toEqual({ emb: '3', ignored: 'dim' })
    expect(await page.getByRole('main').innerText()).toContain('have been left out: Label size.')
    await page.getByRole('button', { name: 'Share' }).first().click()
    const link = page.getByRole('dialog', { name: 'Share' }).getByRole('link', { name: 'Link', exact: true })
    expect(await link.getAttribute('href')).toMatch(/\/p\/1001\/en\/ee\/1\?emb=3$/)
    await page.getByRole('link', { name: 'Edit label' }).first().click()
    await expect.poll(() => queryOf(page)).toEqual({ emb: '3' })
    await close()
  })

  it('turns flags on and off, warns where one leaves the law, and restores the defaults', async () => {
    const { page, close } = await open(`${editor}?tab=more`)
    await page.getByLabel(/^Leave out the pictograms/).check()
    await expect.poll(() => queryOf(page)).toEqual({ tab: 'more', picOFF: '1' })
    await expect.poll(() => page.getByRole('main').innerText()).toContain('CLP Article 17(1)(d)')
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
    await expect.poll(() => page.getByRole('main').getAttribute('aria-busy')).toBeNull()
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
    await expect.poll(() => page.getByRole('log').innerText()).toContain('The page could not be loaded.')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Edit label')
    await expect.poll(() => pictograms.isChecked()).toBe(false)
    expect(queryOf(page)).toEqual({ tab: 'more' })
    await page.getByRole('log').getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('log').getByRole('paragraph').count()).toBe(0)
    expect(await hasFocus(pictograms)).toBe(true)
    await close()
  })

  it('shares the options of its label', async () => {
    const { page, close } = await open(`${editor}?dim=5&xlang=2,3&tab=more`)
    expect(await sharedAddressOf(page)).toMatch(/\/p\/1001\/en\/ed\/1\?dim=5&xlang=2,3$/)
    await close()
  })

  it('says beside a size of type that it could not be granted, in the language of the page', async () => {
    const sizesOf = async (font: number, fontPN: number) => {
      const { page, close } = await open(`/p/1001/de/ed/1?dim=7&emb=3&xlang=2&font=${font}&fontPN=${fontPN}&day=2028-01-01`)
      const texts = [await rowOf(page, 'Textgröße').innerText(), await rowOf(page, 'Größe des Handelsnamens').innerText()]
      await close()
      return texts
    }
    // A package of 3 to 50 l asks for letters of 1.8 mm: 9.7 points.
    for (const text of await sizesOf(8, 8)) expect(text).toMatch(/\s8\s*pt, gedruckt in 9,71?\s*pt$/)
    for (const text of await sizesOf(10, 18)) expect(text).toMatch(/\s1[08]\s*pt$/)
  })

  it('offers what would make a label fit, one step away', async () => {
    const { page, close } = await open(`${editor}?dim=4&xlang=1,2`)
    const choice = page.getByRole('link', { name: /^Use 148\s×\s210/ })
    await choice.click()
    await expect.poll(() => choice.count()).toBe(0)
    // 148 × 210 is this product's own size.
    expect(queryOf(page)).toEqual({ xlang: '1,2' })
    await close()
  })

  it('waits no longer for the picture of a change that another one follows: the server need not make it', async () => {
    const { page, close } = await open(`${editor}?tab=more&info=Shelf+4`)
    await expect.poll(() => page.getByRole('figure').getAttribute('aria-busy')).toBe('false')
    const { renderPool } = app.services
    const { render } = renderPool
    const begun: { isAwaited(): boolean; finish(): void }[] = []
    renderPool.render = (job, options) =>
      new Promise((resolve, reject) => {
        begun.push({ isAwaited: () => options?.signal?.aborted === false, finish: () => void render(job, options).then(resolve, reject) })
      })
    try {
      await page.getByLabel(/^Leave out the UFI/).click()
      await expect.poll(() => begun.length).toBe(1)
      await page.getByLabel(/^Leave out the pictograms/).click()
      await expect.poll(() => begun.map(({ isAwaited }) => isAwaited())).toEqual([false, true])
    } finally {
      renderPool.render = render
      for (const { finish } of begun) finish()
    }
    await expect.poll(() => pictureOf(page)).toContain('picOFF')
    await close()
  })

  it('never shows an older picture over a newer one', async () => {
    const { page, close } = await open()
    await waitUntilAlive(page)
    // The first answer comes when the second has been shown.
    const release = await holdCalls(page.context(), '**/productLabelRender/view/**dim=5**')
    const late = Promise.withResolvers<null>()
    const tellEnd = (request: Request) => {
      if (/\/view\/.*\bdim=5\b/.test(request.url())) late.resolve(null)
    }
    page.on('requestfinished', tellEnd)
    page.on('requestfailed', tellEnd)
    const begun = page.waitForRequest(/\/view\/.*\bdim=5\b/)
    const chooseSize = (dim: string) =>
      page.evaluate((size) => {
        history.pushState({}, '', `${location.pathname}?dim=${size}`)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, dim)
    await chooseSize('5')
    // Of two changes at once the first might never be asked for.
    await begun
    await chooseSize('8')
    await expect.poll(() => pictureOf(page)).toContain('dim=8')
    release()
    await late.promise
    // Two frames: whatever it changes is shown by then.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await pictureOf(page)).toContain('dim=8')
    await close()
  })
})
