import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Capabilities, error, Key, type WebDriver, WebElement } from 'selenium-webdriver'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { findControl, missing, timeout } from './find-control.ts'
import { requireInstalled } from './require-installed.ts'
import type { Control, Visitor } from './visitor.ts'

const folderOfLibraries = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`

/** WebKitGTK, Safari's engine, by WebDriver; on a screen that only exists in memory, since it draws on none by itself. */
export async function driveWebkit(): Promise<Visitor> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'permasheet-webkit-'))
  const downloadFolder = path.join(home, 'downloads')
  mkdirSync(downloadFolder)
  mkdirSync(path.join(home, '.config'))
  writeFileSync(path.join(home, '.config', 'user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  const started: ChildProcess[] = []
  const stop = () => {
    for (const child of started.toReversed()) child.kill()
    rmSync(home, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const display = await startDisplay(started)
    const port = await findFreePort()
    const driver = requireInstalled('WebKitWebDriver', ['/usr/bin/WebKitWebDriver'], 'webkit2gtk-driver')
    started.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, HOME: home, DISPLAY: display } }))
    const page = await connect(port)
    await page.manage().window().setRect({ width: 1440, height: 900, x: 0, y: 0 })
    return visitorOf(page, downloadFolder, async () => {
      await page.quit().catch(() => {})
      stop()
    })
  } catch (failure) {
    stop()
    throw failure
  }
}

/** @returns the name of the display that it chose */
async function startDisplay(started: ChildProcess[]): Promise<string> {
  const xvfb = requireInstalled('Xvfb', ['/usr/bin/Xvfb'], 'xvfb')
  const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  started.push(server)
  const told = server.stdio[3]
  return new Promise((resolve, reject) => {
    told?.on('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
    server.on('exit', () => reject(new Error('Xvfb ended before it told its display.')))
  })
}

async function connect(port: number): Promise<WebDriver> {
  const binary = requireInstalled(
    'MiniBrowser of WebKitGTK',
    ['4.1', '4.0', '6.0'].map((version) => `${folderOfLibraries}/webkit2gtk-${version}/MiniBrowser`),
    'webkit2gtk-driver',
  )
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } })
  const deadline = Date.now() + timeout
  for (;;)
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
    } catch (failure) {
      // Its port opens a moment after its start.
      if (Date.now() > deadline) throw failure
      await sleep(200)
    }
}

function visitorOf(page: WebDriver, downloadFolder: string, close: () => Promise<void>): Visitor {
  const find = async (control: Control): Promise<WebElement> => {
    const deadline = Date.now() + timeout
    for (;;) {
      const found: unknown = await page.executeScript(findControl, control)
      if (found instanceof WebElement) return found
      if (Date.now() > deadline) throw await missing(visitor, control)
      await sleep(100)
    }
  }
  const press = async (control: Control): Promise<void> => {
    const deadline = Date.now() + timeout
    for (;;)
      try {
        const element = await find(control)
        // Pages scroll smoothly, which this driver does not wait for.
        await page.executeScript((meant: HTMLElement) => meant.scrollIntoView({ block: 'nearest', behavior: 'instant' }), element)
        await element.click()
        return
      } catch (failure) {
        // A dialog that is just opening is not there yet for this driver.
        if (!(failure instanceof error.ElementNotInteractableError) || Date.now() > deadline) throw failure
        await sleep(100)
      }
  }
  const visitor: Visitor = {
    browser: 'WebKit',
    downloadFolder,
    goTo: (address) => page.get(address),
    address: () => page.getCurrentUrl(),
    back: () => page.navigate().back(),
    forward: () => page.navigate().forward(),
    resize: async (width, height) => void (await page.manage().window().setRect({ width, height, x: 0, y: 0 })),
    press,
    async write(control, text) {
      await press(control)
      const field = await find(control)
      // Not by Ctrl+A: this driver then sends the letters to nobody.
      await page.executeScript((meant: HTMLInputElement) => meant.select(), field)
      await field.sendKeys(text)
    },
    strike: (key) => page.actions().sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key]).perform(),
    read: (script, argument) => page.executeScript(script, argument),
    downloads: () => readdirSync(downloadFolder).filter((name) => !name.endsWith('.wkdownload')),
    close,
  }
  return visitor
}
