import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { startApp } from '../start-app.ts'
import { findBarriers } from './find-barriers.ts'
import { bannerOf, goOffline, listKept, visit, waitUntilKept } from './kept-pages.ts'
import { expectNoSidewaysScrolling, openBrowser, screens } from './open-browser.ts'

const app = await startApp()
const browser = await openBrowser(app.origin)

const originOf = (brand: 'coatings' | 'safety') => (brand === 'coatings' ? app.origin : app.safetyOrigin)

describe.each(['coatings', 'safety'] as const)('the products seen on this device, on brand %s', (brand) => {
  it('begin empty, name what was seen, work without a connection and forget what they are told to', async () => {
    const { page, context, complaints, close } = await visit(browser, `${originOf(brand)}/seen?interfaceLang=en`, {
      screen: screens[0],
      dark: brand === 'safety',
    })
    await expect.poll(() => page.getByRole('main').innerText()).toContain('No products yet')
    expect(await findBarriers(page)).toEqual([])
    for (const id of [1001, 1003]) {
      await page.goto(`${originOf(brand)}/p/${id}/en/pd/1`)
      await waitUntilKept(page, id)
    }
    await page.goto(`${originOf(brand)}/seen?interfaceLang=en`)
    const names = () => page.getByRole('listitem').getByRole('link').allInnerTexts()
    await expect.poll(async () => (await names()).length).toBe(2)
    expect((await names())[1]).toMatch(/^Norvik PU Clear Lacquer 2K\s+As of \d\d\/\d\d\/\d{4} \d\d:\d\d/)
    expect(await findBarriers(page)).toEqual([])
    await expectNoSidewaysScrolling(page)

    await goOffline(context)
    await page.goto(`${originOf(brand)}/seen?interfaceLang=en`)
    await expect.poll(async () => (await names()).length).toBe(2)
    await expect.poll(() => bannerOf(page).count()).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove Norvik PU Clear Lacquer 2K' }).click()
    await expect.poll(async () => (await names()).length).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await expect.poll(async () => (await listKept(page)).filter((address) => address.includes('1001'))).toEqual([])
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect.poll(() => page.getByRole('main').innerText()).toContain('No products yet')
    await expect.poll(async () => (await listKept(page)).filter((address) => /\d{4}/.test(address))).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })
})

describe('the home page on a phone', () => {
  it.each(['1001', '1003', '1007'])('has the way to first aid above the fold, large enough for a thumb: product %s', async (id) => {
    const { page, close } = await visit(browser, `${app.origin}/p/${id}/en/pd/1`, { screen: screens[0] })
    const call = page.getByRole('link', { name: /^Call the emergency number/ })
    const firstAid = page.getByRole('link', { name: /^First aid/ })
    for (const what of [page.getByRole('heading', { level: 1 }), call, firstAid]) {
      const box = await what.boundingBox()
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(844 - 60)
    }
    for (const target of [call, firstAid]) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    expect(await firstAid.getAttribute('href')).toBe(`/p/${id}/en/gh/1#s4`)
    await close()
  })

  it('has no such way where there is no safety data sheet', async () => {
    const { page, close } = await visit(browser, `${app.origin}/p/1011/en/pd/1`, { screen: screens[0] })
    expect(await page.getByRole('link', { name: /^First aid/ }).count()).toBe(0)
    await close()
  })
})

describe('the installable page', () => {
  it.each(['coatings', 'safety'] as const)('names, colours and icons are those of brand %s', async (brand) => {
    const manifest = await (await app.fetch('/manifest.webmanifest?interfaceLang=de', { brand })).json()
    expect(manifest).toMatchObject({
      name: brand === 'coatings' ? 'Permasheet Coatings' : 'Permasheet Safety',
      theme_color: brand === 'coatings' ? '#3a3fb0' : '#00637a',
      start_url: '/seen?interfaceLang=de',
      display: 'standalone',
    })
    for (const { src, sizes } of manifest.icons) {
      const icon = Buffer.from(await (await app.fetch(src, { brand })).arrayBuffer())
      expect(icon.subarray(1, 4).toString()).toBe('PNG')
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
    }
    const favicon = Buffer.from(await (await app.fetch('/favicon.ico', { brand })).arrayBuffer())
    expect(favicon).toEqual(readFileSync(path.join(projectFolder, 'app', 'brand', 'icons', `${brand}-favicon.ico`)))
    const touch = Buffer.from(await (await app.fetch('/apple-touch-icon.png', { brand })).arrayBuffer())
    expect(touch.readUInt32BE(16)).toBe(180)
  })

  it('begins in a language that exists, else in the browser’s', async () => {
    expect((await (await app.fetch('/manifest.webmanifest?interfaceLang=xx')).json()).start_url).toBe('/seen')
  })

  it('is accepted by Chromium', async () => {
    const { page, context, close } = await visit(browser, `${app.origin}/p/1003/en/pd/1`)
    const session = await context.newCDPSession(page)
    const { errors, manifest } = await session.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(manifest?.icons?.length ?? 3).toBe(3)
    expect(
      (await session.send('Page.getInstallabilityErrors')).installabilityErrors
        .map(({ errorId }) => errorId)
        .filter((id) => id !== 'in-incognito'),
    ).toEqual([])
    await close()
  })
})
