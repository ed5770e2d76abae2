/** What people do with a product, from beginning to end, in each browser that they may have. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startApp } from '../start-app.ts'
import { openVisitor } from './open-visitor.ts'
import { readMails } from './read-mails.ts'
import { browserNames, type Visitor } from './visitor.ts'

const app = await startApp()
const password = 'permasheet-demo'

describe.each(browserNames)('%s', (browserName) => {
  /** A journey of a visitor who was never here before. */
  const journey = (title: string, go: (visitor: Visitor) => Promise<void>) =>
    it(
      title,
      async () => {
        const visitor = await openVisitor(browserName)
        try {
          await go(visitor)
        } finally {
          await visitor.close()
        }
      },
      180_000,
    )
  const pathOf = async (visitor: Visitor) => {
    const { pathname, search, hash } = new URL(await visitor.address())
    return pathname + search + hash
  }
  const textOf = (visitor: Visitor, selector: string) =>
    visitor.read(
      (requested) => [...document.querySelectorAll(requested)].map((element) => element.textContent.replaceAll(/\s+/g, ' ')).join('\n'),
      selector,
    )
  const signIn = async (visitor: Visitor, address: string) => {
    await visitor.goTo(app.origin + address)
    await visitor.write({ role: 'field', name: 'User name…' }, 'demo@permasheet.example')
    await visitor.write({ role: 'field', name: 'Password…' }, password)
    await visitor.press({ role: 'button', name: 'Sign in' })
    await expect.poll(() => pathOf(visitor)).toContain(address)
  }
  const expectDownload = async (visitor: Visitor, name: RegExp, begins: string) => {
    await expect.poll(() => visitor.downloads(), { timeout: 40_000 }).toEqual([expect.stringMatching(name)])
    const [file = ''] = visitor.downloads()
    await expect.poll(() => readFileSync(path.join(visitor.downloadFolder, file), 'latin1')).toContain(begins)
    return readFileSync(path.join(visitor.downloadFolder, file))
  }

  journey('from the code on the tin to the safety data sheet', async (visitor) => {
    await visitor.resize(500, 844)
    await visitor.goTo(await scanLabel('/api/v1/productLabelRender/view/-1003?dim=5&QR=3&xlang=1'))
    expect(await pathOf(visitor)).toBe('/p/1003/en/pd/1')
    await visitor.press({ role: 'link', name: 'Safety data sheet' })
    await expect.poll(() => pathOf(visitor)).toBe('/p/1003/en/gh/1')
    await expect.poll(() => textOf(visitor, 'main')).toMatch(/Identification of the substance[^]*Other information/)
  })

  journey('from section to section, and the same way back', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
    const top = (section: number) =>
      visitor.read((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? -9999), `s${section}`)
    const expectAt = async (section: number) => {
      await expect.poll(() => pathOf(visitor)).toBe(`/p/1001/en/gh/1#s${section}`)
      await expect.poll(() => top(section)).toSatisfy((y: number) => y > -20 && y < 300)
    }
    const sections = [9, 3, 14, 11, 2]
    const names = await visitor.read(
      (requested) => [...document.querySelectorAll(requested)].map((link) => link.textContent.replaceAll(/\s+/g, ' ').trim()),
      '.rail a',
    )
    expect(names).toHaveLength(16)
    for (const section of sections) {
      await visitor.press({ role: 'link', name: names[section - 1] ?? '' })
      await expectAt(section)
    }
    for (const section of sections.toReversed().slice(1)) {
      await visitor.back()
      await expectAt(section)
    }
    for (const section of sections.slice(1)) {
      await visitor.forward()
      await expectAt(section)
    }
  })

  journey('through the changes between two versions', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
    await choose(visitor, 'Compare with', '1 · …')
    await expect.poll(() => pathOf(visitor)).toContain('compare=1')
    await expect
      .poll(() => visitor.read((requested) => document.querySelectorAll(requested).length, 'article ins, article del'))
      .toBeGreaterThan(3)
  })

  journey('to the sheet in another language', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
    await choose(visitor, 'Language', 'Deutsch')
    await expect.poll(() => pathOf(visitor)).toBe('/p/1001/en/gh/2')
    await expect.poll(() => textOf(visitor, 'article')).toContain('Erste-Hilfe-Maßnahmen')
    expect(await visitor.read((requested) => document.querySelector(requested)?.getAttribute('lang') ?? '', 'article')).toBe('de')
  })

  journey('to the sheet as a PDF', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
    await visitor.press({ role: 'link', name: 'Download PDF, A4' })
    const pdf = await expectDownload(visitor, /^SDS_A4_.*\.pdf$/, '%%EOF')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  journey('to a label of the wished content, and its PDF', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/ee/1`)
    await visitor.press({ role: 'link', name: 'Edit label' })
    await expect.poll(() => pathOf(visitor)).toBe('/p/1001/en/ed/1')
    await visitor.press({ role: 'link', name: 'Content of the pack…' })
    await visitor.write({ role: 'field', name: 'Content of the pack…' }, '2.5 l')
    await visitor.press({ role: 'button', name: 'OK' })
    await expect.poll(async () => decodeURIComponent(await pathOf(visitor)).replaceAll('+', ' ')).toContain('vseb=2.5 l')
    await visitor.press({ role: 'link', name: 'Done' })
    await expect.poll(() => pathOf(visitor)).toMatch(/^\/p\/1001\/en\/ee\/1\?/)
    await visitor.press({ role: 'link', name: 'Single label, PDF…' })
    const pdf = await expectDownload(visitor, /\.pdf$/, '%%EOF')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  })

  journey('to a link for somebody else', async (visitor) => {
    await visitor.goTo(`${app.origin}/p/1001/en/gh/1`)
    await visitor.press({ role: 'button', name: 'Share' })
    await visitor.press({ role: 'button', name: 'Copy link' })
    await expect.poll(() => textOf(visitor, 'body')).toMatch(/Link copied|The link could not be copied: http/)
  })

  journey('from signing in to a published version', async (visitor) => {
    const product = { Chromium: 5060, Firefox: 5070, WebKit: 5090 }[browserName]
    await signIn(visitor, `/app/products/${product}/edit`)
    await visitor.write({ role: 'field', name: 'Name' }, `Published in ${browserName}`)
    await expect.poll(() => textOf(visitor, '.edit-head')).toContain('Saved')
    await visitor.press({ role: 'button', name: 'Publish' })
    await visitor.write({ role: 'field', name: 'Reason…' }, 'The trade name changed.')
    await visitor.press({ role: 'button', name: 'Publish for good' })
    const id = { Chromium: 1006, Firefox: 1007, WebKit: 1009 }[browserName]
    await expect.poll(async () => (await app.fetch(`/p/${id}/en/pd/1`)).text()).toContain(`Published in ${browserName}`)
  })

  journey('from the list of products to a mail with its link', async (visitor) => {
    await signIn(visitor, '/app/products/5010')
    await visitor.press({ role: 'button', name: 'Share' })
    const recipient = `${browserName.toLowerCase()}@example.com`
    await visitor.write({ role: 'field', name: 'Recipients…' }, recipient)
    await visitor.strike('Enter')
    await visitor.press({ role: 'choice', name: 'Safety data sheet' })
    await visitor.press({ role: 'button', name: 'Send' })
    await expect.poll(() => readMails(app.services.config.dataDir, recipient), { timeout: 30_000 }).toHaveLength(1)
    const [mail] = await readMails(app.services.config.dataDir, recipient)
    const [link = ''] = /http:\/\/\S+/.exec(mail?.text ?? '') ?? []
    await visitor.goTo(link)
    await expect.poll(() => textOf(visitor, 'h1')).toBe('Safety data sheet')
  })
})

/** The address in the code of a label's picture. */
async function scanLabel(address: string): Promise<string> {
  const picture = Buffer.from(await (await app.fetch(address)).arrayBuffer())
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

async function choose(visitor: Visitor, list: string, option: string): Promise<void> {
  await visitor.press({ role: 'listbox', name: `${list}…` })
  await visitor.press({ role: 'option', name: option })
}
