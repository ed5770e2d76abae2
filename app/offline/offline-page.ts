import { formatMoment } from '../language/format-moment.ts'
import type { KeptProduct } from './kept-products.ts'

/** What the offline page needs of the server, fetched while there is one. */
export interface OfflineTexts {
  brand: { key: string; name: string; word: string }
  /** Texts by language and key. */
  languages: Record<string, Record<string, string>>
}

interface OfflinePage {
  texts: OfflineTexts
  language: string
  products: readonly KeptProduct[]
  /** Product of the address that was requested: it is named first. */
  requested: number | null
  stylesheet: string
  mark: string
  /** Script that applies the visitor's theme. */
  themeScript: string
  nonce: string
}

export function isOfflineTexts(value: unknown): value is OfflineTexts {
  if (typeof value !== 'object' || value === null) return false
  const { brand, languages }: Partial<Record<keyof OfflineTexts, unknown>> = value
  return typeof brand === 'object' && brand !== null && typeof languages === 'object' && languages !== null
}

/** The first of the preferred languages that has texts, else English, else any. */
export function chooseLanguage({ languages }: OfflineTexts, wishes: readonly (string | null | undefined)[]): string | null {
  const known = [...wishes, 'en', Object.keys(languages)[0]]
  return known.find((wish) => typeof wish === 'string' && Object.hasOwn(languages, wish)) ?? null
}

/** Checks now and then whether the server is back, and at once when the device says so; the page is loaded again then. */
function writeRetryScript(probePath: string): string {
  return (
    `(()=>{const check=()=>fetch('${probePath}',{cache:'no-store'}).then(a=>{if(a.status===200)location.reload()},()=>{});` +
    `addEventListener('online',()=>{check();setTimeout(check,2000)});setInterval(check,10000)})()`
  )
}

/**
 * A page that is not kept, in words, with what is kept. The worker writes it by itself, because the server that writes the other pages
 * cannot be reached.
 */
export function writeOfflinePage(page: OfflinePage, probePath: string): string {
  const { texts, language, products, requested, stylesheet, mark, themeScript, nonce } = page
  const say = (key: string, values: Readonly<Record<string, string>> = {}) =>
    escape((texts.languages[language]?.[key] ?? '').replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole))
  const { brand } = texts
  const sorted = products
    .filter(({ keptAt }) => keptAt !== null)
    .toSorted((a, b) => Number(b.id === requested) - Number(a.id === requested))
  const rows = sorted.map(
    ({ name, path, keptAt }) =>
      `<li><a class="rowlink" href="${escape(path)}"><span>${escape(name)}<small>${say('seen.asOf', formatMoment(keptAt ?? ''))}</small></span></a></li>`,
  )
  // Somebody may need the sheet at once. Texts that were kept before it was among them lack it.
  const emergency = say('start.emergency')
  const list = rows.length > 0 ? `<ul class="rows">${rows.join('')}</ul>` : `<p>${say('offline.nothingKept')}</p>`
  return `<!doctype html>
<html lang="${language}" dir="ltr" data-brand="${escape(brand.key)}" data-offline>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${say('offline.over')} :: ${escape(brand.name)}</title>
<script nonce="${nonce}">${themeScript}</script>
<link rel="icon" href="${mark}" type="image/svg+xml">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<header class="top"><div class="wrap"><span class="brand"><img src="${mark}" alt="" width="28" height="28"><span class="word"><b>Permasheet</b> <i>${escape(brand.word)}</i></span></span><span class="top-title" aria-hidden="true">${escape(brand.name)}</span></div></header>
<main class="wrap"><div class="plain">
<p class="meta">${say('offline.over')}</p>
<h1>${say('offline.title')}</h1>
<p>${say('offline.text')}</p>
${emergency === '' ? '' : `<p><strong>${emergency}</strong></p>`}
<div class="btns"><a class="btn btn-primary" href="">${say('problem.tryAgain')}</a></div>
<section class="kept"><h2>${say('offline.kept')}</h2>
${list}</section>
</div></main>
<script nonce="${nonce}">${writeRetryScript(probePath)}</script>
</body>
</html>`
}

/** What the offline page may load: its style and its own two scripts. */
export function offlinePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `script-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
