import type { MailContent, MailFrame } from './mail-content.ts'

const ink = '#161616'
const grey = '#646460'
const ground = '#f5f5f2'
const family = "'Source Sans 3','Segoe UI',Arial,sans-serif"

/** Characters of a button label that fit on one line beside the name of a product. */
const longestLine = 24

/** Below this width a button gets a line of its own. */
const narrow =
  '@media(max-width:520px){.b{display:block!important;min-width:0!important;padding-left:0!important;text-align:left!important}.b a{margin-top:10px;display:block!important;text-align:center}}'

/**
 * The mail as HTML for mail programs: tables and inline styles, 600 px wide, which mail programs show in full. Well-formed, so that it is
 * valid XML too: every element is closed and every text escaped.
 */
export function writeMailHtml(content: MailContent, frame: MailFrame): string {
  const inner = h(
    'table',
    { role: 'presentation', width: 600, cellpadding: 0, cellspacing: 0, style: 'width:100%;max-width:600px;background:#ffffff' },
    rows(content, frame),
  )
  const page = h(
    'html',
    { lang: content.language },
    h(
      'head',
      {},
      h('meta', { 'http-equiv': 'Content-Type', content: 'text/html; charset=utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
      h('title', {}, content.title),
      styleSheet(narrow),
    ),
    h(
      'body',
      { style: `margin:0;background:${ground};font-family:${family};color:${ink}` },
      table(`background:${ground}`, h('tr', {}, h('td', { align: 'center', style: 'padding:28px 12px' }, inner))),
    ),
  )
  return `<!DOCTYPE html>${page.html}`
}

function rows(content: MailContent, frame: MailFrame): Markup[] {
  const { accent } = frame
  return [
    row(`padding:22px 32px;border-bottom:3px solid ${accent}`, brandMark(frame)),
    row(
      'padding:28px 32px 8px;text-align:left',
      h('h1', { style: 'margin:0 0 10px;font-size:23px;line-height:30px;font-weight:600' }, content.heading),
      h(
        'p',
        { style: 'margin:0;font-size:16px;line-height:24px' },
        senderOf(content, accent),
        ...content.lead.map((line) => [h('br'), line]),
      ),
    ),
    row(
      'padding:8px 32px 4px;text-align:left',
      table('', ...content.products.map((product) => productRow(product, content.colon, accent))),
    ),
    row(
      'padding:20px 32px 28px;font-size:15px;line-height:22px;text-align:left',
      ...content.notes.map((note, index) => h('p', { style: index === 0 ? 'margin:0' : 'margin:8px 0 0' }, note)),
    ),
    row(
      `padding:18px 32px;background:${ground};font-size:13px;line-height:19px;color:${grey};text-align:left`,
      h('p', { style: 'margin:0' }, content.reason),
    ),
  ]
}

function brandMark({ brandName, logo }: MailFrame): Markup {
  return logo
    ? h('img', { alt: brandName, width: logo.width, height: logo.height, src: logo.source, style: 'display:block;border:0' })
    : h('strong', { style: 'font-size:20px;line-height:28px' }, brandName)
}

function senderOf({ senderLine, senderEmail }: MailContent, accent: string): (Markup | string)[] {
  if (senderEmail === null) return [senderLine]
  // RFC 6068: the at sign stands as it is.
  const address = encodeURIComponent(senderEmail).replace('%40', '@')
  return [`${senderLine} · `, h('a', { href: `mailto:${address}`, style: `color:${accent}` }, senderEmail)]
}

function productRow({ name, details, button, link, changes }: MailContent['products'][number], colon: string, accent: string): Markup {
  const buttonStyle = `display:inline-block;background:${accent};color:#ffffff;text-decoration:none;font-weight:600;font-size:15px;line-height:20px;padding:11px 16px;border-radius:4px;text-align:center`
  const list = changes && [
    h('p', { style: 'margin:14px 0 4px;font-size:15px;line-height:22px;font-weight:600' }, changes.title),
    changes.sections.length > 0
      ? h(
          'ul',
          { style: 'margin:0;padding:0;list-style:none;font-size:15px;line-height:22px' },
          changes.sections.map((section) => h('li', {}, section)),
        )
      : null,
  ]
  return h(
    'tr',
    {},
    h(
      'td',
      { style: 'padding:16px 0;border-bottom:1px solid #d9d9d4' },
      table(
        '',
        h(
          'tr',
          {},
          h(
            'td',
            // A long name may break anywhere, so that the cell needs a least width beside a long button.
            { class: 'b', style: 'min-width:230px;font-size:16px;line-height:22px;word-break:break-word' },
            h('strong', { style: 'font-size:17px' }, name),
            h('br'),
            h('span', { style: `color:${grey};font-size:14px` }, details),
          ),
          h(
            'td',
            {
              class: 'b',
              align: 'right',
              style: button.length > longestLine ? 'padding-left:16px' : 'padding-left:16px;white-space:nowrap',
            },
            // The hidden words let a screen reader distinguish buttons with the same label.
            h('a', { href: link, style: buttonStyle }, button, h('span', { style: 'position:absolute;left:-9999px' }, `${colon} ${name}`)),
          ),
        ),
      ),
      list,
    ),
  )
}

function table(style: string, ...content: Markup[]): Markup {
  return h('table', { role: 'presentation', width: '100%', cellpadding: 0, cellspacing: 0, ...(style === '' ? {} : { style }) }, content)
}

function row(style: string, ...content: Markup[]): Markup {
  return h('tr', {}, h('td', { style }, content))
}

/** Mark-up in which every text is escaped already. */
interface Markup {
  readonly html: string
}

type Content = Markup | string | number | null | readonly Content[]
type Attributes = Readonly<Record<string, string | number>>

const withoutEnd = new Set(['br', 'img', 'meta'])

/** An element. Written by hand and not with React, which moves elements of the head and adds links that mail programs do not understand. */
function h(name: string, attributes: Attributes = {}, ...content: Content[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`)
  const start = `<${name}${written.join('')}`
  return { html: withoutEnd.has(name) ? `${start} />` : `${start}>${write(content)}</${name}>` }
}

/** The rules of a style sheet; they must not contain any text from users. */
function styleSheet(rules: string): Markup {
  return { html: `<style>${rules}</style>` }
}

function write(content: Content): string {
  if (content === null) return ''
  if (typeof content === 'string' || typeof content === 'number') return escape(String(content))
  return 'html' in content ? content.html : content.map(write).join('')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}
