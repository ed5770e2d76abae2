import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'
import { appConfig, clientConfig, translations, type AppConfig, type ClientConfig } from '../../shared/app-config.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { isLanguageCode, languageIdOf, languages } from '../../shared/languages.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { named } from '../api/name-schema.ts'
import { AppError } from '../errors.ts'
import { serveFiles } from '../http/serve-files.ts'
import type { Services } from '../services.ts'

/** Variants of the configuration: they differ in name only, since nothing here depends on where the application runs. */
const configFiles = ['config.json', 'config.development.json', 'config.tests.json'] as const

/** Drawings that other programs may show, by their folder in the address `/v2/assets/{folder}/{file}`. */
const assetFolders = {
  pictograms: { root: 'clp/pictograms', example: 'GHS02.svg' },
  'transport-labels': { root: 'clp/transport-labels', example: 'adr-3.svg' },
  signs: { root: 'documents/signs', example: 'M001.svg' },
}

/** What the application reads when it starts: configuration, interface texts, drawings (specification, section 7). */
export function appConfigRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const config: ClientConfig = { appVersion: readVersion(), featureFlags: services.features }

  for (const file of configFiles)
    typed.get(
      `/v2/assets/config/${file}`,
      {
        config: { access: 'everybody' },
        schema: { tags: ['Application'], summary: 'Version and feature flags', response: { 200: named('ClientConfig', clientConfig) } },
      },
      async (_request, reply) => {
        reply.header('cache-control', 'public, no-cache')
        return config
      },
    )

  typed.get(
    '/assets/app.config.json',
    {
      config: { access: 'everybody' },
      schema: {
        tags: ['Application'],
        summary: 'Where the API is, and the ids of languages',
        response: { 200: named('AppConfig', appConfig) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return viewAppConfig(findBrandByHost(request.host, services.brands).defaultLanguage)
    },
  )

  for (const [folder, { root, example }] of Object.entries(assetFolders))
    void serveFiles(
      app,
      {
        root: path.join(projectFolder, root),
        prefix: `/v2/assets/${folder}/`,
        maxAge: '1d',
        index: false,
        allowedPath: (name) => name.endsWith('.svg'),
      },
      {
        config: { forOtherSites: true, refusals: [403, 416], example: { params: { file: example } } },
        schema: { tags: ['Application'], summary: `A drawing: ${folder.replace('-', ' ')}`, produces: ['image/svg+xml'] },
      },
    )
  app.get('/v2/*', { config: { access: 'everybody' }, schema: { hide: true } }, () => {
    throw new AppError('CLIENT_SIDE', { status: 404, reasons: [reasonAt('path', 'notFound')] })
  })

  typed.get(
    '/api/v1/tools/trans/:lang',
    {
      config: { access: 'everybody', example: { params: { lang: 'en' } } },
      schema: {
        tags: ['Application'],
        summary: 'Texts of the interface',
        params: z.object({ lang: z.string().max(20).describe('ISO code of the language') }),
        response: { 200: named('Translations', translations) },
      },
    },
    async (request, reply) => {
      const texts = isLanguageCode(request.params.lang) ? loadWording(request.params.lang).interface : {}
      if (Object.keys(texts).length === 0) throw new AppError('LOAD_LOCALIZATION', { reasons: [reasonAt('lang', 'notALanguage')] })
      reply.header('cache-control', 'public, no-cache').header('content-language', request.params.lang)
      return texts
    },
  )
}

function viewAppConfig(language: AppConfig['globalization']['language']): AppConfig {
  return {
    data: { urlApi: '/api', apiVersion: 'v1' },
    globalization: {
      language,
      languageId: isLanguageCode(language) ? languageIdOf(language) : 1,
      languages: languages.map(({ id, code, name }) => ({ id, code, text: name, interface: hasInterface(code) })),
      // Specification, section 9, Locale.
      dateFormat: 'dd/MM/y',
      firstDayOfWeek: 1,
      currency: 'EUR',
    },
  }
}

const hasInterface = (code: string): boolean => existsSync(path.join(projectFolder, 'wording', code, 'interface.json'))

function readVersion(): string {
  const file: unknown = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8'))
  return z.object({ version: z.string() }).parse(file).version
}
