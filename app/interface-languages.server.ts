import type { FastifyBaseLogger } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../project-folder.ts'
import { isLanguageCode, languageCodes, type LanguageCode } from '../shared/languages.ts'
import { loadWording } from '../wording/load-wording.ts'
import type { InterfaceTexts } from './texts.tsx'

let known: readonly LanguageCode[] | undefined

/** Languages in which the interface has texts, in the order of the document languages. The texts never change while the program runs. */
export function listInterfaceLanguages(): readonly LanguageCode[] {
  known ??= languageCodes.filter((code) => existsSync(path.join(projectFolder, 'wording', code, 'interface.json')))
  return known
}

/**
 * The texts of the interface in a language; null where they fail to load, which is logged.
 * @param load where they come from, for tests
 */
export function findInterfaceTexts(
  language: LanguageCode,
  log: Pick<FastifyBaseLogger, 'error'>,
  load: typeof loadWording = loadWording,
): InterfaceTexts | null {
  try {
    const { interface: texts } = load(language)
    if (Object.keys(texts).length > 0) return texts
    log.error({ language }, 'LOAD_LOCALIZATION: there are no texts of the interface')
  } catch (error) {
    log.error({ err: error, language }, 'LOAD_LOCALIZATION: the texts of the interface cannot be loaded')
  }
  return null
}

/**
 * The interface language that a visitor's browser wishes for: the first of its `Accept-Language` that has texts.
 * @param header such as `de-AT,de;q=0.9,en;q=0.8`; null where the browser says nothing
 */
export function negotiateLanguage(header: string | null, available: readonly LanguageCode[], otherwise: LanguageCode): LanguageCode {
  const wishes = (header ?? '').split(',').map((entry, index) => {
    const [tag = '', ...options] = entry.split(';')
    const weight = options.map((option) => /^\s*q=(\d(?:\.\d{0,3})?)\s*$/.exec(option)?.[1]).find((value) => value !== undefined)
    return { code: tag.trim().toLowerCase().split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight), index }
  })
  const wished = wishes
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ code }) => code)
    .filter(isLanguageCode)
  return wished.find((code) => available.includes(code)) ?? otherwise
}
