import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { labelSizes } from '../../clp/label/label-sizes.ts'
import { labelOfCatalogue, textsOfLabel } from '../../test-kit/label-of.ts'
import { readPdf, withoutSpaces } from '../../test-kit/read-pdf.ts'
import { sheetGrid } from './sheet-grid.ts'
import { labelDocx } from './write-label-docx.ts'

const office = ['libreoffice', 'soffice'].find((command) => spawnSync(command, ['--version']).status === 0)

const small = 'opisOFF=1&logoON=0&vlusageON=0&vlstorageON=0&padT=2.5&padR=2.5&padB=2.5&padL=2.5&vseb=500 ml'
// A label with pictograms and transport labels where it has room, one with little text on the smallest sizes.
const productOn = (size: number) => (size <= 4 ? 1011 : 1003)
const requested = [
  ...labelSizes.flatMap((size) => ['1', '2', '3'].map((xlang) => ({ size, xlang, single: true }))),
  ...labelSizes.map((size) => ({ size, xlang: '1', single: false })),
  { size: labelSizes[6], xlang: '1,2,3', single: true },
].flatMap(({ size, ...others }) =>
  size ? [{ ...others, size, name: `${size.id}-${others.xlang.replaceAll(',', '-')}-${others.single}` }] : [],
)
const requestedLabel = ({ size, xlang }: (typeof requested)[number]) =>
  labelOfCatalogue(productOn(size.id), `dim=${size.id}&emb=1&xlang=${xlang}&${small}`)

async function makeFile(one: (typeof requested)[number]): Promise<Buffer> {
  const made = await labelDocx(requestedLabel(one), { single: one.single, copies: null })
  if (made.kind === 'refused') throw new Error(`${one.name} is refused`)
  return made.bytes
}

describe('the Word file of a label', () => {
  it.each(requested)('$name is made', async (one) => {
    expect((await makeFile(one)).subarray(0, 2).toString()).toBe('PK')
  })
})

// LibreOffice is not everywhere; where it is, it opens what is made.
if (office)
  describe('the Word file of a label, opened by LibreOffice', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'label-docx-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))

    beforeAll(async () => {
      const files: string[] = []
      for (const one of requested) {
        const file = path.join(folder, `${one.name}.docx`)
        writeFileSync(file, await makeFile(one))
        files.push(file)
      }
      const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile')).href}`
      execFileSync(office, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...files], { stdio: 'ignore' })
    }, 180_000)

    it.each(requested)('$name has one page of the right size with all texts within its margins', async (one) => {
      const { size, single } = one
      const label = requestedLabel(one)
      const { pages, letters: printed, title } = await readPdf(readFileSync(path.join(folder, `${one.name}.pdf`)))
      // LibreOffice has a sign of its own for a hyphen that ends no line.
      const letters = printed.replaceAll('\u2011', '-')
      expect(pages).toHaveLength(1)
      const [page] = pages
      const { isTurned, cells } = sheetGrid(size)
      const paper = isTurned ? { width: 297, height: 210 } : { width: 210, height: 297 }
      const { width, height } = single ? size : paper
      expect(page?.width).toBeCloseTo(width, 0)
      expect(page?.height).toBeCloseTo(height, 0)
      for (const text of textsOfLabel(label)) expect(letters, text).toContain(withoutSpaces(text))
      expect(letters.split(withoutSpaces(label.name)).length - 1).toBe(single ? 1 : cells.length + 1)
      expect(title).toBe(label.documentTitle)
      if (!single || !page) return
      expect(page.inked.left).toBeGreaterThan(2.4)
      expect(page.inked.right).toBeLessThan(width - 2)
      expect(page.inked.bottom).toBeLessThan(height - 2.5)
    })
  })
