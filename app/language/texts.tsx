import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react'
import type { LanguageCode } from '../../shared/languages.ts'
import { hasForeignStyle, splitStyledText } from './style-markers.ts'
import { pluralSuffix } from '../../shared/plural-suffix.ts'

/** Texts of the interface in one language, by key. */
export type InterfaceTexts = Readonly<Record<string, string>>

/**
 * A text of the interface by its key, with the values of its `{parameters}`. `count` chooses the plural form: the text
 * whose key ends in `_one`, `_two`, `_few`, `_many`, `_other` or `_zero`, else the one without an ending.
 */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** What of a text can be seen: blanks, and characters that show nothing, are none. */
const visible = /[^\p{C}\p{Z}\s\u115f\u1160\u2800\u3164\uffa0]/u

/** What stands in place of a text that does not exist. */
function missingText(texts: InterfaceTexts, key: string): string {
  return `${texts['app.MISSING_TRANSLATION'] ?? '⚠'} (${key})`
}

/**
 * A translator of texts in one language. It is made on purpose with nothing but this: a library would weigh more than the
 * page that it serves, and the plural rule is the specification's own.
 */
export function createTranslate(texts: InterfaceTexts): Translate {
  const find = (key: string): string | undefined => {
    const text = texts[key]
    return text === undefined || !visible.test(text) || hasForeignStyle(text) ? undefined : text
  }
  return (key, values = {}) => {
    const { count } = values
    const pattern = (typeof count === 'number' ? find(`${key}_${pluralSuffix(count)}`) : undefined) ?? find(key)
    if (pattern === undefined) return missingText(texts, key)
    return pattern.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}

/** A text that may carry style markers. */
export function StyledText({ text }: { text: string }): ReactNode {
  return splitStyledText(text).map(({ text: piece, className }, index) =>
    className ? (
      <span key={index} className={className}>
        {piece}
      </span>
    ) : (
      piece
    ),
  )
}

interface PageTexts {
  t: Translate
  language: LanguageCode
}

const TextsContext = createContext<PageTexts>({ t: (key) => missingText({}, key), language: 'en' })

export function TextsProvider({
  language,
  texts,
  children,
}: {
  language: LanguageCode
  texts: InterfaceTexts
  children: ReactNode
}): ReactElement {
  const value = useMemo(() => ({ t: createTranslate(texts), language }), [texts, language])
  return <TextsContext value={value}>{children}</TextsContext>
}

/** The translator of the page's interface language. */
export function useTranslate(): Translate {
  return use(TextsContext).t
}

export function useInterfaceLanguage(): LanguageCode {
  return use(TextsContext).language
}

/** `lang` of a part that is written in the document's language: none where that is the page's own. */
export function useLangOf(documentLanguage: LanguageCode): LanguageCode | undefined {
  return use(TextsContext).language === documentLanguage ? undefined : documentLanguage
}
