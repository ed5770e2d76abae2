/** Section 9 in the editor: the list of Annex II, typed through. */
import type { Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { productRecord } from '../../shared/record/product-record.ts'
import type { Parameter } from '../../shared/record/properties.ts'
import { bearer, passwordGrant } from '../account.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { demo } from './open-signed-in.ts'
import { expectSaved, lacquer } from './editor-parts.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const signedIn = await app.fetch('/api/oauth2/token', {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(passwordGrant(demo.username, demo.password)).toString(),
})
const tokens = await signedIn.json()

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const part = 'edit?part=parameters'

/** What the draft says of properties now. */
async function savedProperties(synonymId: string): Promise<readonly Parameter[]> {
  const answer = await app.fetch(`/api/v1/products/${synonymId}/draft`, { headers: bearer(tokens) })
  return productRecord.shape.parameters.parse((await answer.json()).record.parameters)
}

async function openNewProduct(): Promise<{ page: Page; synonymId: string; close: () => Promise<void> }> {
  const { page, close } = await open('/app/products/new')
  await page.getByLabel('Product name').fill('Typed through')
  await page.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/products\/\d+\//)
  const synonymId = /products\/(\d+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`${app.origin}/app/products/${synonymId}/${part}`)
  await field(page, 'Physical state: Value').waitFor()
  return { page, synonymId, close }
}

describe('section 9', () => {
  it('is typed through by keys alone, five values in as many lines', async () => {
    const { page, synonymId, close } = await openNewProduct()
    await field(page, 'Physical state: Value').focus()
    // Begun words are completed; Enter leads to the next property.
    for (const [typed, next] of [
      ['liq', 'Colour'],
      ['whi', 'Odour'],
      ['odourl', 'Melting point/freezing point'],
    ] as const) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Enter')
      await expect.poll(() => hasFocus(field(page, `${next}: Value`))).toBe(true)
    }
    await page.keyboard.press('?')
    await page.keyboard.type('80 - 120,5')
    await page.keyboard.press('Enter')
    await page.keyboard.press('/')
    await expect.poll(() => hasFocus(field(page, 'Lower and upper explosion limit: Value'))).toBe(true)
    await field(page, 'Flash point: Value').focus()
    await page.keyboard.type('< 23')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ISO 3679')
    await page.keyboard.press('Tab')
    await page.keyboard.type('closed c')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expect
      .poll(() => savedProperties(synonymId))
      .toEqual([
        { category: 'SE09', property: 'physicalState', text: { phrase: 'state.liquid' } },
        { category: 'SE09', property: 'colour', text: { phrase: 'colour.white' } },
        { category: 'SE09', property: 'odour', text: { phrase: 'odour.odourless' } },
        {
          category: 'SE09a',
          property: 'meltingPoint',
          text: { phrase: 'propertyNote.notDetermined' },
          remark: { phrase: 'propertyNote.noTestResult' },
        },
        { category: 'SE09a', property: 'boilingPoint', quantity: { from: 80, to: 120.5, unit: '°C' } },
        { category: 'SE09a', property: 'flammability', text: { phrase: 'propertyNote.notApplicable' } },
        {
          category: 'SE09a',
          property: 'flashPoint',
          quantity: { sign: '<', value: 23, unit: '°C' },
          method: 'ISO 3679',
          remark: { phrase: 'method.closedCup' },
        },
      ])
    // Of a liquid there are no particles: the list says so, and asks for nothing.
    expect(await field(page, 'Particle characteristics: Value').getAttribute('placeholder')).toBe('not applicable: the product is a liquid')
    await page.getByRole('button', { name: /^Rows left: not determined/ }).click()
    await expect.poll(() => page.getByRole('button', { name: /^Rows left/ }).count()).toBe(0)
    expect(await field(page, 'pH: Value').inputValue()).toBe('not determined')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, 'pH: Value').inputValue()).toBe('')
    expect(await findBarriers(page)).toEqual([])
    await close()
  }, 120_000)

  it('takes the rows of a spreadsheet, names what it does not know, and is one step of the undo', async () => {
    const { page, synonymId, close } = await openNewProduct()
    await field(page, 'Colour: Value').focus()
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', 'Flash point\t24\t°C\tISO 3679\nDensity (20 °C)\t1,05\tg/cm³\nGloss\t20–25\nShade\tred')
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    })
    await page.getByText('Rows pasted: 3').waitFor()
    await page.getByText('Not recognised: Shade red').waitFor()
    await expectSaved(page)
    await expect
      .poll(() => savedProperties(synonymId))
      .toEqual([
        { category: 'SE09a', property: 'flashPoint', quantity: { value: 24, unit: '°C' }, method: 'ISO 3679' },
        { category: 'SE09a', property: 'density', quantity: { value: 1.05, unit: 'g/cm³' } },
        { category: 'TD01', property: 'gloss', quantity: { from: 20, to: 25, unit: '' } },
      ])
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => field(page, 'Flash point: Value').inputValue()).toBe('')
    await close()
  }, 120_000)

  it('takes what was measured for the recipe by one press, and says where it is from', async () => {
    const { page, synonymId, close } = await openNewProduct()
    await page.goto(`${app.origin}/app/products/${synonymId}/recipe`)
    const entry = page.getByRole('combobox', { name: /^Component/ })
    await entry.fill('67-63-0')
    const hits = page.getByRole('listbox', { name: 'Substances and raw materials' }).getByRole('option')
    await expect.poll(() => hits.allInnerTexts()).toContainEqual(expect.stringContaining('67-63-0'))
    await entry.press('Enter')
    await page.getByRole('textbox', { name: /^Share of/ }).fill('100')
    const measured = page.getByRole('region', { name: 'State and measured data' })
    await measured.getByRole('radio', { name: 'Liquid' }).check()
    await measured.getByRole('textbox', { name: 'Flash point' }).fill('12,5')
    await expectSaved(page)
    await page.goto(`${app.origin}/app/products/${synonymId}/${part}`)
    await page.getByRole('button', { name: 'Flash point: Take from the recipe: 12.5 °C' }).waitFor()
    await page.getByRole('button', { name: 'Take what was measured from the recipe (1)' }).click()
    await expect.poll(() => field(page, 'Flash point: Value').inputValue()).toBe('12.5')
    expect(await field(page, 'Flash point: Remarks').inputValue()).toBe('closed cup')
    await page.getByText('as measured in the recipe').waitFor()
    await close()
  }, 120_000)

  it('takes another value of a property, and own words in other languages', async () => {
    const { page, close } = await open(`${lacquer}/${part}`)
    const density = field(page, 'Density and/or relative density: Value')
    await expect.poll(() => density.count()).toBe(1)
    await density.focus()
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => density.count()).toBe(2)
    await expect.poll(() => hasFocus(density.nth(1))).toBe(true)
    await page.keyboard.type('0,99 kg/l')
    await page.keyboard.press('Tab')
    await expect.poll(() => page.getByRole('combobox', { name: 'Density and/or relative density: Unit' }).nth(1).innerText()).toBe('kg/l')
    await field(page, 'Odour: Value').fill('like a wet forest')
    await field(page, 'Odour: Value').press('Enter')
    await page.getByRole('button', { name: 'Odour: Languages and fill-ins' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: 'Text, English' }).inputValue()).toBe('like a wet forest')
    await page.getByRole('button', { name: 'Odour: Languages and fill-ins' }).click()
    await expectSaved(page)
    await close()
  }, 120_000)

  it.each(screens)('shows whole what is longer than its field, until somebody types there, on a $name', async (screen) => {
    const { page, close } = await open(`${lacquer}/${part}`, { screen })
    const remark = field(page, 'Auto-ignition temperature: Remarks')
    await expect.poll(() => remark.inputValue()).toBe('value of the solvent with the lowest auto-ignition temperature')
    const long = await page.getByRole('combobox').evaluateAll((fields) =>
      fields.flatMap((one) => {
        if (!(one instanceof HTMLInputElement) || one.scrollWidth <= one.clientWidth) return []
        const [field, whole] = [one, one.nextElementSibling ?? one].map((element) => element.getBoundingClientRect())
        const cell = one.closest('td')?.getBoundingClientRect()
        const isWithin = whole && field && cell && field.right <= cell.right + 0.5
        const isWrapped = (one.nextElementSibling?.scrollWidth ?? 0) <= (one.nextElementSibling?.clientWidth ?? 0)
        const isShown = isWithin && isWrapped && whole.bottom <= field.bottom + 0.5 && whole.right <= field.right + 0.5
        return [{ text: one.value, shown: isShown ? one.nextElementSibling?.textContent : null }]
      }),
    )
    expect(long.length).toBeGreaterThan(5)
    expect(long.filter(({ text, shown }) => text !== shown)).toEqual([])
    // It has no role, since a screen reader hears the field.
    const over = page.getByText('value of the solvent with the lowest auto-ignition temperature', { exact: true }).first()
    expect(await over.isVisible()).toBe(true)
    await remark.focus()
    expect(await over.isVisible()).toBe(false)
    await close()
  })

  it.each(screens)(
    'has no barrier on a $name',
    async (screen) => {
      const { page, close } = await open(`${lacquer}/${part}`, { screen })
      await field(page, 'Flash point: Value').waitFor()
      await field(page, 'Flammability: Value').press('ArrowDown')
      await page.getByRole('listbox', { name: 'suggestions' }).waitFor()
      await expectNoSidewaysScrolling(page)
      expect(await findBarriers(page)).toEqual([])
      await close()
    },
    120_000,
  )
})
