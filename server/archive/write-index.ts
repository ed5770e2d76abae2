import { createElement as h, type ReactNode } from 'react'
import { writeMarkup } from '../../documents/text/write-markup.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { MailTexts } from '../language/mail-texts.ts'
import type { ProductFile } from './list-product-files.ts'
import type { ArchivedProduct } from './queries.ts'
import { wrapPage } from './wrap-page.ts'

/** What a product has, and why something that it should have is not in the archive. */
export interface ProductEntry {
  product: ArchivedProduct
  /** Its folder, seen from the index. */
  folder: string
  files: readonly Omit<ProductFile, 'make'>[]
  leftOut: readonly LeftOut[]
}

/** What the index says of a product: of a large workgroup, all of it is in memory until the end. */
export type IndexEntry = Omit<ProductEntry, 'files'>

export interface LeftOut {
  path: string
  reason: 'doesNotFit' | 'failed'
}

export interface IndexWords {
  language: LanguageCode
  say: MailTexts
}

const groups = [
  ['sds', 'tab.sds'],
  ['tds', 'tab.tds'],
  ['label', 'tab.label'],
  ['safety', 'tab.safety'],
  ['attachment', 'detail.section.attachments'],
  ['record', 'archive.records'],
  ['recipe', 'workshop.step.recipe'],
] as const

/** The page of one product: its files by kind and version, and what is missing. */
export function writeProductPage({ product, files, leftOut }: ProductEntry, { language, say }: IndexWords): string {
  const sections = groups.flatMap(([kind, heading]) => {
    const ofKind = files.filter((file) => file.kind === kind)
    return ofKind.length === 0 ? [] : [h('section', { key: kind }, h('h2', null, say(heading)), ...listVersions(ofKind, say))]
  })
  const content = [
    h('p', { key: 'up' }, h('a', { href: '../../index.html' }, say('archive.title'))),
    h('h1', { key: 'name' }, product.name),
    h('p', { key: 'number' }, describe(product, say)),
    ...sections,
    listLeftOut(leftOut, say),
  ]
  return wrapPage({ language, title: product.name, style: '../../style.css', content: writeMarkup(h('main', null, ...content)) })
}

/** Files of one kind, by version. */
function listVersions(files: ProductEntry['files'], say: MailTexts): ReactNode[] {
  const byVersion = Map.groupBy(files, ({ version }) => version)
  return [...byVersion].map(([version, ofVersion]) =>
    h(
      'p',
      { key: version?.number ?? 0 },
      version ? `${say('detail.column.version')} ${version.number}, ${version.revisedOn}: ` : null,
      ofVersion.flatMap(({ path }, index) => [
        index > 0 ? ' · ' : null,
        h('a', { key: path, href: encodeURI(path) }, version && path.endsWith('.json') ? path : nameOf(path)),
      ]),
    ),
  )
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

function describe({ permalinkId, externalId, status }: ArchivedProduct, say: MailTexts): string {
  return [permalinkId, externalId, status === 'withdrawn' ? say('products.state.withdrawn') : null]
    .filter((part) => part !== null)
    .join(' · ')
}

/** The documents that were left out, or the sentence that none was. */
function listLeftOut(leftOut: readonly LeftOut[], say: MailTexts): ReactNode {
  if (leftOut.length === 0) return h('p', { key: 'leftOut' }, say('archive.complete'))
  const items = leftOut.map(({ path, reason }) => h('li', { key: path }, `${path}: ${say(`archive.reason.${reason}`)}`))
  return h('section', { key: 'leftOut' }, h('h2', null, say('archive.leftOut')), h('ul', null, items))
}

export interface ArchiveHead {
  workgroup: string
  /** ISO day. */
  day: string
  /** Files of the workgroup itself, by their paths. */
  files: readonly { path: string; text: string }[]
}

/** The start page of the archive. */
export function writeIndexPage(entries: readonly IndexEntry[], head: ArchiveHead, { language, say }: IndexWords): string {
  const rows = entries.map(({ product, folder, leftOut }) =>
    h(
      'tr',
      { key: folder },
      h('td', null, product.permalinkId),
      h('td', null, product.externalId),
      h('td', null, h('a', { href: `${encodeURI(folder)}/index.html` }, product.name)),
      h('td', null, product.status === 'withdrawn' ? say('products.state.withdrawn') : null),
      h('td', null, leftOut.length > 0 ? `${say('archive.leftOut')}: ${leftOut.length}` : null),
    ),
  )
  const heads = [say('mail.receipt.number'), '', say('detail.term.productName'), say('products.column.state'), '']
  const title = `${head.workgroup} · ${say('archive.title')} · ${head.day}`
  const content = h(
    'main',
    null,
    h('h1', null, title),
    h('p', null, say('archive.how')),
    h(
      'ul',
      null,
      head.files.map(({ path, text }) => h('li', { key: path }, h('a', { href: path }, text))),
    ),
    h(
      'table',
      null,
      h('caption', null, `${say('workspace.place.products')}: ${entries.length}`),
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          heads.map((text, column) => h(text === '' ? 'td' : 'th', { key: column }, text)),
        ),
      ),
      h('tbody', null, rows),
    ),
  )
  return wrapPage({ language, title, style: 'style.css', content: writeMarkup(content) })
}
