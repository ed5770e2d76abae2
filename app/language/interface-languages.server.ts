import type { FastifyBaseLogger } from 'fastify'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
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
