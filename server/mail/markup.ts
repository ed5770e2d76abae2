/** Mark-up in which every text is escaped already. */
export interface Markup {
  readonly html: string
}

type Content = Markup | string | number | null | readonly Content[]
type Attributes = Readonly<Record<string, string | number>>

const withoutEnd = new Set(['br', 'img', 'meta'])

/**
 * An element. Written by hand and not with React, which moves what stands in the head and adds links of its own that mail programs do
 * not know.
 */
export function element(name: string, attributes: Attributes = {}, ...content: Content[]): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(String(value))}"`)
  const start = `<${name}${written.join('')}`
  return { html: withoutEnd.has(name) ? `${start} />` : `${start}>${write(content)}</${name}>` }
}

/** The rules of a style sheet; nothing that comes from elsewhere may stand in them. */
export function styleSheet(rules: string): Markup {
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
