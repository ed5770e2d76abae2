/** The files of a label that signed-in people fetch from its page: what they say is what the page shows, whether or not it fits. */
import { strFromU8, unzipSync } from 'fflate'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { lettersOf } from '../../test-kit/docx-reading.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, browser, open } = await startWorkspace()

async function fetchBy(page: Page, button: Locator): Promise<{ name: string; read: (path: string) => string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const files = unzipSync(await readFile(await download.path()))
  return { name: download.suggestedFilename(), read: (path) => strFromU8(files[path] ?? new Uint8Array()) }
}

describe('the files of a label', () => {
  it('say what the label shows, and stay where the picture does not fit', async () => {
    const { page, close } = await open('/app/products')
    const options = 'dim=4&xlang=2,1&pCodes=70100~70102&vseb=3 x 1 l&info=Lid upwards&QR=1&picOFF=1&opisOFF=1&ufiOFF=1&adrOFF=1'
    await page.goto(`${app.origin}/p/1001/en/ee/1?${options}`)
    expect(await page.getByRole('main').innerText()).toContain('does not fit')
    const sheet = await fetchBy(page, page.getByRole('button', { name: /^Spreadsheet/ }))
    const strings = sheet.read('xl/sharedStrings.xml')
    for (const text of ['PUL-4410-001', 'PUL-4410-025', '3 x 1 l', 'Lid upwards', '/p/1001/de/gh/2', '/p/1001/en/gh/1', 'Achtung'])
      expect(strings).toContain(text)
    for (const text of ['PUL-4410-005', 'GHS02', 'QPQV', 'UN 1263', 'acrylic']) expect(strings).not.toContain(text)
    // A row of names, and one for each code and language.
    expect(sheet.read('xl/worksheets/sheet1.xml').match(/<row /g)).toHaveLength(1 + 4)
    const word = page.getByRole('link', { name: /^Word document/ })
    const note = await word.innerText()
    const [, width = '', height = ''] = /(\d+)\s×\s(\d+)\smm, where the text fits/.exec(note) ?? []
    const file = await fetchBy(page, word)
    expect(file.name).toContain(`_${width}x${height}_`)
    expect(lettersOf(file.read('word/document.xml'))).toContain('PUL-4410-025')
    await close()
  })

  it('are there for label printers, in their resolution', async () => {
    const { page, close } = await open('/app/products')
    await page.goto(`${app.origin}/p/1003/en/ee/1?dim=7&emb=2&xlang=1`)
    await page.getByText('ZPL for label printers').click()
    await page.getByRole('checkbox', { name: 'The material already has the red frames' }).check()
    await page.getByRole('spinbutton', { name: 'Number of labels' }).last().fill('3')
    const resolutions = page.getByRole('group', { name: 'Resolution of the printer' })
    const [download] = await Promise.all([page.waitForEvent('download'), resolutions.getByRole('button', { name: '300' }).click()])
    expect(download.suggestedFilename()).toMatch(/^Label_148x210_.*\.zpl$/)
    const zpl = await readFile(await download.path(), 'utf8')
    for (const part of [`^PW${148 * 12}`, '^PQ3', '^FDDanger^FS']) expect(zpl).toContain(part)
    await close()
  })

  it('are for people who are signed in, and the PDF waits until the text fits', async () => {
    const { page, close } = await browser.openPage()
    await page.goto(`${app.origin}/p/1001/en/ee/1?dim=4&xlang=2,1`)
    expect(await page.getByText('Word document').count()).toBe(0)
    expect(await page.getByText('Spreadsheet').count()).toBe(0)
    expect(await page.getByText('ZPL').count()).toBe(0)
    expect(await page.getByRole('link', { name: /^Single label/ }).getAttribute('aria-disabled')).toBe('true')
    await close()
  })
})
