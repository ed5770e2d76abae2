import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { demonstrationAccount } from '../server/auth/demonstration-account.ts'
import { runServer } from '../test-kit/run-server.ts'
import { findBrowser } from '../test-kit/find-browser.ts'
import type { Collection, Picture } from './collection.ts'
import { screenStates } from './list-screens.ts'
import type { ScreenState } from './screen-state.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 800, height: 1200 },
  { width: 1440, height: 900 },
]
const looks = ['coatings', 'safety'].flatMap((brand) => [false, true].map((dark) => ({ brand, dark })))
/** Pixels of a page's length that are shown; a safety data sheet would be ten times as long. */
const longest = 3_200

/** Pictures of every screen and state, or of those that are wanted, in the built application, started on a data folder of its own. */
export async function makeScreens(collection: Collection, say: (line: string) => void, only: readonly string[]): Promise<void> {
  const isWanted = ({ name }: ScreenState) => only.length === 0 || only.some((part) => name.includes(part))
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'permasheet-gallery-'))
  const server = await runServer(dataDir)
  const sessions: Sessions = new Map()
  try {
    for (const [number, state] of screenStates.entries()) {
      if (!isWanted(state)) continue
      await withBrowser(async (browser) => {
        for (const window of windows)
          for (const look of looks) await takePicture(browser, collection, sessions, { number, state, window, port: server.port, ...look })
      })
      say(`screen ${number + 1} of ${screenStates.length}: ${state.name}`)
    }
  } finally {
    // A server that has ended by itself says nothing more.
    await Promise.race([server.stop(), sleep(5_000)])
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A browser for the pictures of one state: one that dies is said, instead of being waited for. */
async function withBrowser(use: (browser: Browser) => Promise<void>): Promise<void> {
  const found = await findBrowser()
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    env: found.env,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  })
  let isClosing = false
  const death = new Promise<void>((resolve, reject) => {
    browser.once('disconnected', () => (isClosing ? resolve() : reject(new Error('the browser died'))))
  })
  try {
    await Promise.race([use(browser), death])
  } finally {
    isClosing = true
    await browser.close()
  }
}

/** Of each brand: a session for each picture would fill the page that lists them, and the log. */
type Sessions = Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>

interface Shot {
  number: number
  state: ScreenState
  window: { width: number; height: number }
  brand: string
  dark: boolean
  port: number
}

async function takePicture(
  browser: Browser,
  collection: Collection,
  sessions: Sessions,
  { number, state, window, brand, dark, port }: Shot,
): Promise<void> {
  const session = state.isSignedIn ? sessions.get(brand) : undefined
  // No worker keeps pages: every picture is of what the server gives.
  const context = await browser.newContext({
    viewport: window,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...(session ? { storageState: session } : {}),
  })
  const page = await context.newPage()
  const remarks: string[] = []
  page.on('console', (message) => {
    if (!/status of 4\d\d|Service Worker registration blocked/.test(message.text())) remarks.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => remarks.push(`error: ${error.message}`))
  const look = `${window.width} px, ${dark ? 'dark' : 'light'}, ${brand}`
  const name = `screen-${String(number + 1).padStart(2, '0')}-${window.width}-${dark ? 'dark' : 'light'}-${brand}.png`
  const pictures: Picture[] = []
  // What goes wrong on one screen is a remark on it, and the others are shown all the same.
  try {
    const origin = `http://${brand}.localhost:${port}`
    if (state.isSignedIn && !session) await signInByCall(page, origin)
    await page.goto(origin + state.address, { waitUntil: 'networkidle' })
    await state.act?.(page)
    remarks.push(...(await findLookFaults(page)))
    // With what the page has renewed meanwhile.
    if (state.isSignedIn) sessions.set(brand, await context.storageState())
    // A window as long as the page: bars at its foot stand at the foot of the picture.
    const height = state.windowOnly ? window.height : Math.max(window.height, Math.min(longest, await lengthOf(page)))
    await page.setViewportSize({ width: window.width, height })
    pictures.push(await collection.keep(await page.screenshot(), name, { width: window.width, height }))
  } catch (error) {
    if (!browser.isConnected()) throw error
    remarks.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
  await collection.add({ kind: 'screens', group: state.name, title: look, language: '', remarks }, undefined, pictures)
  await context.close()
}

/** As the demonstration's account, whose cookie the browser keeps. */
async function signInByCall(page: Page, origin: string): Promise<void> {
  const { email, password } = demonstrationAccount
  const form = { username: email, password, grant_type: 'password', client_id: 'permasheet-web' }
  await page.goto(`${origin}/app/sign-in`)
  const status = await page.evaluate(
    async (body) => (await fetch('/api/oauth2/token', { method: 'POST', body: new URLSearchParams(body) })).status,
    form,
  )
  if (status !== 200) throw new Error(`nobody was signed in: ${status}`)
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** What a picture alone does not show: a page that can be scrolled sideways, a text that is missing. */
async function findLookFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['scrolls sideways'] : []),
    ...[...document.querySelectorAll('.missing')].slice(0, 3).map((element) => `missing text: ${element.textContent}`),
    ...[...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map((image) => `no picture: ${image.src.slice(0, 80)}`),
  ])
}
