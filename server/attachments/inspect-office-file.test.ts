import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, it } from 'vitest'
import { writeOfficeFile } from '../../tests/upload.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { inspectOfficeFile } from './inspect-office-file.ts'
import { measureWork } from '../../tests/measure-work.ts'
import { faultOf } from '../../shared/reasons/reason.ts'

const folder = useTemporaryFolder()
const damaged = { fault: faultOf('fileDamaged') }
const zeros = (bytes: number) => ({ 'word/media/zeros.bin': new Uint8Array(bytes) })

async function inspect(bytes: Uint8Array) {
  const file = path.join(folder, 'file')
  await writeFile(file, bytes)
  return inspectOfficeFile(file)
}

/** Changes the entry of a name in the directory at the end of an archive. */
function lie(archive: Uint8Array, name: string, change: (entry: Buffer) => void): Buffer {
  const bytes = Buffer.from(archive)
  for (let place = bytes.indexOf('PK\u0001\u0002'); place >= 0; place = bytes.indexOf('PK\u0001\u0002', place + 1)) {
    const length = bytes.readUInt16LE(place + 28)
    if (bytes.toString('utf8', place + 46, place + 46 + length) === name) change(bytes.subarray(place, place + 46 + length))
  }
  return bytes
}

describe('an Office file', () => {
  it.each(['docx', 'xlsx'] as const)('%s is known by its parts, packed or stored', async (extension) => {
    const more: Zippable = {
      'media/large.bin': Uint8Array.from({ length: 300_000 }, (_, index) => (index * index) % 251),
      'empty.xml': new Uint8Array(),
    }
    expect(await inspect(writeOfficeFile(extension))).toEqual({ extension })
    const main = extension === 'docx' ? 'word/document.xml' : 'xl/workbook.xml'
    for (const level of [0, 9] as const)
      expect(await inspect(zipSync({ '[Content_Types].xml': strToU8('<Types/>'), [main]: strToU8('<a/>'), ...more }, { level }))).toEqual({
        extension,
      })
  })

  it('whose directory announces an excessive size is refused by that', async () => {
    expect(await inspect(writeOfficeFile('docx', zeros(100_000_000)))).toEqual({ fault: faultOf('fileUnpacksTooFar') })
  })

  it('whose directory understates its size is refused before everything is unpacked', async () => {
    const bomb = lie(writeOfficeFile('docx', zeros(100_000_000)), 'word/media/zeros.bin', (entry) => entry.writeUInt32LE(1_000, 24))
    expect(await measureWork(async () => expect(await inspect(bomb)).toEqual(damaged))).toBeLessThan(1_000)
  })

  it.each<[string, string, (entry: Buffer) => void]>([
    ['of more bytes', 'word/media/zeros.bin', (entry) => entry.writeUInt32LE(9_999, 24)],
    ['of another checksum', 'word/media/zeros.bin', (entry) => entry.writeUInt32LE(1, 16)],
    ['of another place', 'word/media/zeros.bin', (entry) => entry.writeUInt32LE(5, 42)],
    ['of another part', 'word/media/zeros.bin', (entry) => entry.write('word/media/other.bin', 46)],
    ['of a part that lies over another', 'word/media/zeros.bin', (entry) => entry.writeUInt32LE(0, 42)],
    ['of another way of packing', 'word/media/zeros.bin', (entry) => entry.writeUInt16LE(12, 10)],
    ['of a part that ends too soon', 'word/document.xml', (entry) => entry.writeUInt32LE(3, 20)],
  ])('whose directory tells %s is damaged', async (_what, name, change) => {
    expect(await inspect(lie(writeOfficeFile('docx', zeros(5_000)), name, change))).toEqual(damaged)
  })

  it('with two parts of one name is damaged: programs would read different ones', async () => {
    const twice = writeOfficeFile('docx', { 'word/second0.xml': strToU8('<a/>'), 'word/DOCUMENT.xml': strToU8('<a/>') })
    expect(await inspect(twice)).toEqual(damaged)
  })

  it('with macros is refused by the content types of its parts, whatever their names', async () => {
    const types = '<Types><Override PartName="/x.dat" ContentType="application/vnd.ms-office.vbaProject"/></Types>'
    for (const text of [strToU8(types), Buffer.from(`\ufeff${types}`, 'utf16le')])
      expect(await inspect(writeOfficeFile('docx', { '[Content_Types].xml': text, 'x.dat': strToU8('macro') }))).toEqual({
        fault: faultOf('fileMacros'),
      })
  })
})
