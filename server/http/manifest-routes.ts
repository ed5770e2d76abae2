import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { findBrandByHost, type Brand } from '../../shared/brands.ts'
import { isLanguageCode, languageCodes } from '../../shared/languages.ts'
import type { Services } from '../services.ts'

const iconFolder = path.join(projectFolder, 'app', 'brand', 'icons')

/** Addresses of the icons, and the file of a brand that is served. Browsers and telephones request the first two by these names. */
const icons = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch.png',
  '/icon-192.png': '192.png',
  '/icon-512.png': '512.png',
  '/icon-maskable-512.png': 'maskable-512.png',
} as const

/** Colour of the mark of each brand that has one; the others use that of the first brand. */
const colours: Readonly<Record<string, string>> = { coatings: '#3a3fb0', safety: '#00637a' }
const paper = '#ffffff'

/** A brand without a mark of its own uses that of the first brand, as on the pages. */
const markOf = ({ key }: Brand) => (colours[key] === undefined ? 'coatings' : key)

const query = z.object({ interfaceLang: z.string().optional() })

/** The files that make the pages of a brand installable, and the texts that the service worker needs for its offline page. */
export function manifestRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const brandOf = (host: string) => findBrandByHost(host, services.brands)

  typed.get('/manifest.webmanifest', { config: { access: 'everybody' }, schema: { querystring: query } }, (request, reply) => {
    const requested = request.query.interfaceLang ?? ''
    const language = isLanguageCode(requested) ? requested : null
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(describeApplication(brandOf(request.host), language)))
  })

  for (const [address, file] of Object.entries(icons)) {
    app.get(address, { config: { access: 'everybody' } }, (request, reply) =>
      reply.sendFile(`${markOf(brandOf(request.host))}-${file}`, iconFolder, { maxAge: '1d' }),
    )
  }

  app.get('/offline.json', { config: { access: 'everybody' } }, (request, reply) => {
    const { key, name, word } = brandOf(request.host)
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify({ brand: { key, name, word }, languages: readOfflineTexts() }))
  })
}

/** The web application manifest (W3C). @param language of the start page; null for the language that the browser prefers */
function describeApplication(brand: Brand, language: string | null) {
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose })
  return {
    // The same application in every language.
    id: '/seen',
    name: brand.name,
    short_name: brand.word,
    start_url: language === null ? '/seen' : `/seen?interfaceLang=${language}`,
    scope: '/',
    display: 'standalone',
    theme_color: colours[markOf(brand)],
    background_color: paper,
    ...(language === null ? {} : { lang: language, dir: 'ltr' }),
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}

/** Texts of the offline page, by language. */
const offlineKeys = /^(?:offline\.|seen\.asOf$|problem\.tryAgain$|start\.emergency$)/

let offlineTexts: Readonly<Record<string, Readonly<Record<string, unknown>>>> | undefined

/** Read from the files, since loading whole languages would keep them in memory for a few lines of each. */
function readOfflineTexts() {
  offlineTexts ??= Object.fromEntries(
    languageCodes.flatMap((code) => {
      const file = path.join(projectFolder, 'wording', code, 'interface.json')
      if (!existsSync(file)) return []
      const texts: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
      return [[code, Object.fromEntries(Object.entries(texts).filter(([key]) => offlineKeys.test(key)))]]
    }),
  )
  return offlineTexts
}
