import { redirect, type RouterContextProvider } from 'react-router'
import { pageRequest } from '../../server/http/page-context.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import { findInterfaceLanguage } from '../../shared/read-language.ts'
import { withInterfaceLanguage } from '../../shared/links.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { chooseLanguage } from './choose-language.ts'
import { isWorkspace } from './is-workspace.ts'
import { workspaceTexts } from './workspace-texts.ts'
import { findInterfaceTexts, listInterfaceLanguages } from '../language/interface-languages.server.ts'

interface Requested {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** What every page knows of its site. */
export type SiteData = ReturnType<typeof loadSite>

/** Brand and interface texts of the page, in one language alone. */
export function loadSite({ request, context }: Requested) {
  const { services, brand, user, languages } = context.get(pageRequest)
  const { pathname, search } = new URL(request.url)
  const available = listInterfaceLanguages()
  const requested = findInterfaceLanguage({ pathname, search })
  const language = chooseLanguage({ request, context })
  const found = isLanguageCode(language) ? findInterfaceTexts(language, services.log) : null
  // An interface language without texts, or whose texts fail to load: the route switches to English (specification, section 2).
  if (!found && requested !== null && requested !== 'en') throw redirect(withInterfaceLanguage(pathname, search, 'en'))
  const shown = found && isLanguageCode(language) ? language : 'en'
  languages.unshift(shown)
  const texts = found ?? loadWording('en').interface
  return {
    brand: {
      key: brand.key,
      name: brand.name,
      word: brand.word,
      workgroupHeader: brand.workgroupHeader,
      viewportFlag: brand.viewportFlag,
      hiddenDetailSections: brand.hiddenDetailSections,
    },
    features: services.features,
    signedIn: user !== null,
    interfaceLanguage: shown,
    interfaceLanguages: available,
    texts: user === null && !isWorkspace(pathname) ? leaveOutWorkspace(texts) : texts,
  }
}

/** The texts without those that a visitor's page never shows, which are three quarters of all. */
function leaveOutWorkspace(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const known = textsOfVisitors.get(texts)
  if (known) return known
  const left = Object.fromEntries(Object.entries(texts).filter(([key]) => !workspaceTexts.has(key.split('.')[0] ?? '')))
  textsOfVisitors.set(texts, left)
  return left
}

/** Cached by the texts of a language, which are loaded once, so that a visitor's page does not filter all of them. */
const textsOfVisitors = new WeakMap<object, Readonly<Record<string, string>>>()
