import { createElement as h, type ReactNode } from 'react'
import { writeMarkup } from '../../documents/text/write-markup.ts'
import type { Brand } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'

export interface PlainPage {
  brand: Brand
  language: LanguageCode
  /** Nonce of the style. */
  nonce: string
  /** Without the brand’s name. */
  title: string
  content: readonly ReactNode[]
}

/** The colours are those of `app/brand/tokens.css`. This page does not load that file, since it has to be cheap under overload. */
const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #161616; --accent: #3a3fb0; --on-accent: #fff }
[data-brand='safety'] { --accent: #00637a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #131413; --ink: #f1f1ed; --accent: #aeb2ff; --on-accent: #14154a }
  [data-brand='safety'] { --accent: #74cde2; --on-accent: #00252f }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 'Source Sans 3', system-ui, sans-serif }
header, main { max-inline-size: 44rem; margin-inline: auto; padding-inline: 1.25rem }
header { padding-block: 1rem; font-weight: 700 }
main { padding-block: 2rem 4rem; display: grid; gap: 1.25rem; justify-items: start; overflow-wrap: anywhere }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
p, ul { margin: 0 }
a { display: inline-block; padding: .75rem 1.25rem; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }`

/** A page without scripts and files: not indexed, in the colours of the brand. */
export function writePlainPage({ brand, language, nonce, title, content }: PlainPage): string {
  const page = h(
    'html',
    { lang: language, 'data-brand': brand.key },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, `${title} :: ${brand.name}`),
      h('style', { nonce }, style),
    ),
    h('body', null, h('header', null, brand.name), h('main', null, ...content)),
  )
  return `<!DOCTYPE html>${writeMarkup(page)}`
}
