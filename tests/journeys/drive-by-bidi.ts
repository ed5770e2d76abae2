import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import puppeteer, { ProtocolError, type Browser, type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core'
import { findBrowser } from '../../test-kit/find-browser.ts'
import { findControl, missing, timeout } from './find-control.ts'
import { requireInstalled } from './require-installed.ts'
import type { Control, Visitor } from './visitor.ts'

/** Firefox by WebDriver BiDi, Chromium by its own protocol: one client speaks both. */
export async function driveByBidi(browserName: 'Chromium' | 'Firefox'): Promise<Visitor> {
  const downloadFolder = mkdtempSync(path.join(os.tmpdir(), 'permasheet-downloads-'))
  const browser = await puppeteer.launch({
    headless: true,
    ...(browserName === 'Firefox' ? optionsOfFirefox(downloadFolder) : await optionsOfChromium(downloadFolder)),
  })
  // A browser that does not come so far would stay behind.
  const page = await openPage(browser).catch(async (failure: unknown) => {
    await browser.close()
    throw failure
  })
  const find = async (control: Control): Promise<ElementHandle<HTMLElement>> => {
    const deadline = Date.now() + timeout
    for (;;) {
      const found = (await page.evaluateHandle(findControl, control)).asElement()
      if (found) return found as ElementHandle<HTMLElement>
      if (Date.now() > deadline) throw await missing(visitor, control)
      await sleep(100)
    }
  }
  const press = async (control: Control): Promise<void> => {
    const deadline = Date.now() + timeout
    for (;;)
      try {
        await (await find(control)).click()
        return
      } catch (failure) {
        // The page comes alive in this moment, and what was found is another element.
        const isGone = failure instanceof Error && failure.message.includes('detached')
        if (!isGone || Date.now() > deadline) throw failure
      }
  }
  const visitor: Visitor = {
    browser: browserName,
    downloadFolder,
    goTo: async (address) => void (await page.goto(address)),
    // Debian's Firefox does not tell the client of an address that the page itself writes.
    address: () => page.evaluate(() => location.href),
    back: async () => void (await page.goBack({ waitUntil: 'domcontentloaded' })),
    forward: async () => void (await page.goForward({ waitUntil: 'domcontentloaded' })),
    resize: (width, height) => resize(page, width, height),
    press,
    async write(control, text) {
      const field = await find(control)
      await field.click({ count: 3 })
      await page.keyboard.press('Backspace')
      await field.type(text)
    },
    strike: (key) => page.keyboard.press(key),
    read: async (script, argument) => page.evaluate(script, argument),
    downloads: () => readdirSync(downloadFolder).filter((name) => !/\.(?:part|crdownload)$/.test(name)),
    async close() {
      await browser.close()
      rmSync(downloadFolder, { recursive: true, force: true })
    },
  }
  return visitor
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage()
  page.setDefaultTimeout(timeout)
  await resize(page, 1440, 900)
  return page
}

/** With the size goes an orientation of the screen, which Debian's Firefox (140 ESR) does not know: it takes the size all the same. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({ width, height }).catch((failure: unknown) => {
    if (!(failure instanceof ProtocolError && failure.message.includes('emulation.setScreenOrientationOverride'))) throw failure
  })
  await page.waitForFunction((wanted) => window.innerWidth === wanted, {}, width)
}

async function optionsOfChromium(downloadPath: string): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser()
  return {
    browser: 'chrome',
    executablePath,
    env,
    args: ['--no-sandbox', '--disable-background-networking'],
    downloadBehavior: { policy: 'allow', downloadPath },
  }
}

function optionsOfFirefox(folder: string): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: requireInstalled('Firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox'], 'firefox-esr'),
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  }
}
