import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { readEngine, type MadeKind } from './engine.ts'
import { watchProgram } from './watch-program.ts'

const folder = useTemporaryFolder()
const pdfs: MadeKind[] = ['sds-pdf', 'tds-pdf', 'safety-pdf', 'label-pdf', 'receipt']
const all: MadeKind[] = [...pdfs, 'label-png', 'label-docx', 'label-zpl', 'label-xlsx', 'link']

/** A copy of everything that documents are made with; its packages are those of the project until one is upgraded. */
beforeAll(() => {
  for (const room of ['documents', 'clp', 'shared', 'wording', 'test-kit', 'project-folder.ts', 'package.json'])
    fs.cpSync(path.join(projectFolder, room), path.join(folder, room), { recursive: true })
  const packages = path.join(projectFolder, 'node_modules')
  for (const name of fs.readdirSync(packages)) {
    if (!name.startsWith('@')) link(name)
    else for (const part of fs.readdirSync(path.join(packages, name))) link(`${name}/${part}`)
  }
  function link(name: string): void {
    const place = path.join(folder, 'node_modules', name)
    fs.mkdirSync(path.dirname(place), { recursive: true })
    fs.symlinkSync(path.join(packages, name), place)
  }
})

/** The kinds of documents whose tag differs after a change; the change is undone afterwards. */
function changedBy(change: () => () => void, languages: Parameters<ReturnType<typeof readEngine>>[1] = ['de']): MadeKind[] {
  const before = readEngine(folder)
  const undo = change()
  const after = readEngine(folder)
  undo()
  return all.filter((kind) => before(kind, languages) !== after(kind, languages))
}

const rewrite = (file: string, more: string) => () => {
  const place = path.join(folder, file)
  const before = fs.existsSync(place) ? fs.readFileSync(place) : null
  fs.writeFileSync(place, `${before?.toString() ?? ''}${more}`)
  return () => (before ? fs.writeFileSync(place, before) : fs.rmSync(place))
}

/** The same package with another version; its dependencies stay. */
const renew = (name: string) => () => {
  const place = path.join(folder, 'node_modules', name)
  const manifest = JSON.parse(fs.readFileSync(path.join(place, 'package.json'), 'utf8'))
  const target = fs.readlinkSync(place)
  fs.rmSync(place)
  fs.mkdirSync(place)
  fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ ...manifest, version: '999.0.0' }))
  return () => {
    fs.rmSync(place, { recursive: true })
    fs.symlinkSync(target, place)
  }
}

const renewFont = (name: string) => () => {
  const fonts = path.join(folder, 'node_modules/@expo-google-fonts', name)
  const target = fs.readlinkSync(fonts)
  fs.rmSync(fonts)
  fs.cpSync(target, fonts, { recursive: true })
  const [cut = ''] = fs.readdirSync(fonts).filter((one) => one === '400Regular')
  for (const file of fs.readdirSync(path.join(fonts, cut))) fs.appendFileSync(path.join(fonts, cut, file), 'x')
  return () => {
    fs.rmSync(fonts, { recursive: true })
    fs.symlinkSync(target, fonts)
  }
}

describe('the tag of a document changes with its sources', () => {
  it.each([
    ['@myriaddreamin/typst-ts-node-compiler', [...pdfs, 'label-png', 'label-zpl']],
    ['sharp', ['label-png', 'label-docx', 'label-zpl', 'link']],
    ['@hyzyla/pdfium', ['label-png', 'label-zpl']],
    ['docx', ['label-docx']],
    ['write-excel-file', ['label-xlsx']],
    ['fflate', ['label-docx', 'label-xlsx']],
    ['hyphen', [...pdfs, 'label-png', 'label-docx', 'label-zpl']],
  ])('a new %s', (name, kinds) => {
    expect(changedBy(renew(name))).toEqual(expect.arrayContaining(kinds))
  })

  it('a dependency of one of these packages', () => {
    const part = fs.readdirSync(path.join(folder, 'node_modules/@myriaddreamin')).find((name) => name.includes(process.platform))
    expect(changedBy(renew(`@myriaddreamin/${part}`))).toEqual([...pdfs, 'label-png', 'label-zpl'])
  })

  it('a new font', () => {
    expect(changedBy(renewFont('source-sans-3'))).toEqual(['sds-pdf', 'tds-pdf', 'safety-pdf', 'receipt'])
    expect(changedBy(renewFont('fira-sans-condensed'))).toEqual(['label-pdf', 'label-png', 'label-docx', 'label-zpl', 'label-xlsx'])
  })

  it('a template, or one that another template includes', () => {
    expect(changedBy(rewrite('documents/templates/tds.typ', '\n'))).toEqual(['tds-pdf'])
    expect(changedBy(rewrite('documents/templates/label-elements.typ', '\n'))).toEqual(['label-pdf', 'label-png', 'label-zpl'])
  })

  it('any template, and any file that writes', () => {
    const list = (room: string) => fs.readdirSync(path.join(folder, 'documents', room)).map((name) => `documents/${room}/${name}`)
    // Views, and the report on a recipe, are made each time and have no tag.
    const isKept = (file: string) => !/-html|no-sheet|\.test|report/.test(file)
    const writers = ['sds', 'tds', 'safety', 'label', 'receipt'].flatMap(list).filter((file) => /\/write-/.test(file))
    const kept = [...list('templates'), ...writers].filter(isKept)
    expect(kept.filter((file) => changedBy(rewrite(file, '\n')).length === 0)).toEqual([])
    expect(changedBy(rewrite('documents/templates/label-fold.typ', '\n'))).toEqual(['label-pdf', 'label-png'])
    expect(changedBy(rewrite('documents/label/write-label-preview.ts', '\n'))).toEqual(['label-png'])
  })

  it('a rule of the law, a section, a drawing', () => {
    expect(changedBy(rewrite('documents/sds/section-08.ts', '\n'))).toContain('sds-pdf')
    expect(changedBy(rewrite('clp/label/label-elements.ts', '\n'))).toEqual(expect.arrayContaining(['sds-pdf', 'label-pdf', 'safety-pdf']))
    expect(changedBy(rewrite('clp/pictograms/GHS02.svg', '\n'))).toEqual(expect.arrayContaining(['sds-pdf', 'label-pdf']))
  })

  it('a text of its language', () => {
    expect(changedBy(rewrite('wording/de/terms.json', ' '))).toEqual(expect.arrayContaining(['sds-pdf', 'label-pdf']))
    expect(changedBy(rewrite('wording/de/terms.json', ' '))).not.toContain('link')
  })
})

describe('the tag of a document survives an upgrade', () => {
  it.each([
    ['of another language', 'wording/fi/terms.json'],
    ['of what the pages say', 'wording/de/interface.json'],
    ['of the tests', 'test-kit/sample-sheet.ts'],
    ['of a test', 'documents/sds/build-sds.test.ts'],
    ['of the HTML view', 'documents/sds/write-sds-html.ts'],
    ['of pages', 'shared/product-list.ts'],
  ])('%s', (_what, file) => {
    expect(changedBy(rewrite(file, '\n'))).toEqual([])
  })

  it.each(['fastify', 'react', 'pg', 'zod', 'vitest'])('of %s', (name) => {
    expect(changedBy(renew(name))).toEqual([])
  })
})

it.each([
  ['a template', rewrite('documents/templates/label-elements.typ', '\n'), false],
  ['how a PDF is compiled', rewrite('documents/rendering/compile-pdf.ts', '\n'), false],
  ['Typst', renew('@myriaddreamin/typst-ts-node-compiler'), false],
  ['a font', renewFont('source-sans-3'), false],
  ['what draws nothing', renew('fastify'), true],
  ['a text, which the server has read', rewrite('wording/de/terms.json', ' '), true],
] as const)('a server under which %s is replaced knows whether its renderers still draw what its tags name', (_what, change, expected) => {
  const isAsStarted = watchProgram(folder)
  expect(isAsStarted()).toBe(true)
  const undo = change()
  expect(isAsStarted()).toBe(expected)
  undo()
})

it('each kind of document has a tag of its own, and every file that it loads is there', () => {
  const engine = readEngine()
  expect(new Set(all.map((kind) => engine(kind, ['en']))).size).toBe(all.length)
})
