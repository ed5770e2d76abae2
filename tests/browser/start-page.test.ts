import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { startApp } from '../start-app.ts'
import { holdScripts, openBrowser, screens } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const interfaceTexts = z.object({ 'start.placeholder': z.string() })
function hintIn(language: LanguageCode): string {
  const file = path.join(projectFolder, 'wording', language, 'interface.json')
  return interfaceTexts.parse(JSON.parse(readFileSync(file, 'utf8')))['start.placeholder']
}

it('the start page finds a sheet by its UFI on a phone, though it was typed before its scripts came, and opens it by Enter', async () => {
  const { page, complaints, close } = await browser.openPage({ screen: screens[0], touch: true })
  const release = await holdScripts(page)
  await page.goto(app.origin, { waitUntil: 'commit' })
  const field = page.getByRole('searchbox', { name: 'Find a sheet' })
  await field.fill('qpqv401xm00xahsd')
  release()
  const found = page.getByRole('listitem').filter({ hasText: 'Norvik Coatings GmbH' })
  await expect.poll(() => found.allInnerTexts()).toEqual([expect.stringContaining('Norvik PU Clear Lacquer 2K')])
  expect(await page.getByRole('status').allInnerTexts()).toContain('Found: 1')

  await field.fill('lacqer')
  await expect.poll(() => page.url()).toContain('q=lacqer')
  await expect.poll(() => found.count()).toBeGreaterThan(0)
  await field.fill('')
  await expect.poll(() => page.url()).toBe(`${app.origin}/`)
  await expect.poll(() => found.count()).toBe(0)

  await field.fill('1001')
  await field.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Norvik PU Clear Lacquer 2K' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

it('the hint in the field of the start page is shown to its end in every language, on a phone too', async () => {
  const { page, close } = await browser.openPage({ screen: screens[0] })
  await page.goto(app.origin)
  const hints = languageCodes.map((language) => hintIn(language))
  const cut = await page.getByRole('searchbox').evaluate((field, texts) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
    const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('nothing to measure with')
    context.font = getComputedStyle(field, '::placeholder').font
    return texts.filter((text) => context.measureText(text).width > room)
  }, hints)
  expect(cut).toEqual([])
  await close()
})
