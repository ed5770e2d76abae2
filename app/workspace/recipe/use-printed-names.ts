import { foundSubstances } from '../../../shared/substances.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { LiveAnswer } from '../../../shared/recipe/live-answer.ts'
import { useInterfaceLanguage } from '../../language/texts.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { printedName } from './printed-name.ts'

/** By key of the component, the names that the label prints in this language; those that are not known yet are not in it. */
export function usePrintedNames({ label, components }: LiveAnswer, language: LanguageCode): ReadonlyMap<string, string> {
  const typedIn = useInterfaceLanguage()
  const { api } = useWorkspace()
  const keys = new Set([
    ...label.named.map(({ component }) => component),
    ...label.because.supplemental.statements.flatMap(({ code, components: own }) => (code === 'EUH208' ? own : [])),
  ])
  const printed = components.filter(({ key }) => keys.has(key))
  const numbers = printed.flatMap(({ cas, ec, index }) => cas ?? index ?? ec ?? [])
  const { data } = useAnswer(numbers.length === 0 ? null : `printed ${language} ${numbers.join(' ')}`, async (signal) => ({
    language,
    found: new Map(
      await Promise.all(
        numbers.map(
          async (query) =>
            [query, await api.until(signal).get('/api/v1/substances', foundSubstances, { query, language, limit: 5 })] as const,
        ),
      ),
    ),
  }))
  return new Map(
    printed.flatMap((component) => {
      const found = data?.found.get(component.cas ?? component.index ?? component.ec ?? '')
      return data?.language === language && found ? [[component.key, printedName(component, found, { language, typedIn })] as const] : []
    }),
  )
}
