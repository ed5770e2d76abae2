import { createElement as h } from 'react'
import { writeMarkup } from '../../documents/text/write-markup.ts'

export interface ArchivePage {
  language: string
  title: string
  /** Address of the style, seen from the page. */
  style: string
  /** HTML. */
  content: string
}

/** A page that any browser opens from a folder: no scripts, and nothing from another host. */
export function wrapPage({ language, title, style, content }: ArchivePage): string {
  const head = writeMarkup(
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', {
        httpEquiv: 'Content-Security-Policy',
        content: "default-src 'none'; style-src 'self' 'unsafe-inline' file:; img-src 'self' data: file:",
      }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, title),
      h('link', { rel: 'stylesheet', href: style }),
    ),
  )
  return `<!DOCTYPE html>\n<html lang="${language}">${head}<body>${content}</body></html>\n`
}
