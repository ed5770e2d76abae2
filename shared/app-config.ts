import { z } from 'zod'
import type { Feature } from './features.ts'

/** The configuration of the application (specification, section 7: config.json). A flag is on unless it is set to false. */
export const clientConfig = z.object({
  appVersion: z.string(),
  featureFlags: z.object({
    shareProducts: z.boolean(),
    labelSpreadsheet: z.boolean(),
    labelWord: z.boolean(),
    bulkLabels: z.boolean(),
    compareVersions: z.boolean(),
  } satisfies Record<Feature, unknown>),
})
export type ClientConfig = z.infer<typeof clientConfig>

/** Where the API is, and the ids of languages (specification, section 7: app.config.json). */
export const appConfig = z.object({
  data: z.object({ urlApi: z.string(), apiVersion: z.string() }),
  globalization: z.object({
    language: z.string().describe('Language where none is chosen'),
    languageId: z.number().int(),
    languages: z.array(
      z.object({ id: z.number().int(), code: z.string(), text: z.string(), interface: z.boolean().describe('Has texts of the interface') }),
    ),
    dateFormat: z.string(),
    firstDayOfWeek: z.number().int().describe('1: Monday'),
    currency: z.string(),
  }),
})
export type AppConfig = z.infer<typeof appConfig>

/** Texts of the interface by key. */
export const translations = z.record(z.string(), z.string())
