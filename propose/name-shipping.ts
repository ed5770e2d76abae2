import type { ShippingNames } from '../clp/adr/table-a.ts'
import type { Text } from '../shared/record/texts.ts'
import { loadWording } from '../wording/load-wording.ts'

const ending = ' ({substances})'

/**
 * The proper shipping name as the library has it in 24 languages; where it lacks the entry, the three languages of the table, with the technical
 * names in brackets (ADR 3.1.2.8).
 */
export function nameShipping(unNumber: string, names: ShippingNames | null, technical: readonly Text[]): Text {
  const { phrases } = loadWording('en')
  const printed = (names?.en ?? '').toUpperCase()
  const found = Object.entries(phrases).find(([key, text]) => {
    if (!key.startsWith(`shippingName.un${unNumber}`)) return false
    return text.replace(ending, '').toUpperCase() === printed && text.endsWith(ending) === technical.length > 0
  })
  if (found) return { phrase: found[0], ...(technical.length === 0 ? {} : { values: { substances: [...technical] } }) }
  const inBrackets = (own: readonly string[]): string => {
    // A name that contains a comma would read as two names.
    return own.length === 0 ? '' : ` (${own.join(own.some((name) => name.includes(', ')) ? '; ' : ', ')})`
  }
  const written = (['en', 'de', 'fr'] as const).flatMap((language) => {
    const name = names?.[language]
    const own = technical.flatMap((text) => nameIn(text, language) ?? [])
    // Half a name is none: the sheet then prints the English one, and says so (decision 102).
    if (name === undefined || name === '' || own.length < technical.length) return []
    return [[language, `${name}${inBrackets(own)}`] as const]
  })
  return { text: Object.fromEntries(written.length > 0 ? written : [['en', `UN ${unNumber}`]]) }
}

/** A name in the language; in English any rather than none, since a technical name that is missing makes the description incomplete. */
function nameIn(text: Text, language: 'en' | 'de' | 'fr'): string | undefined {
  if (!('text' in text)) return loadWording(language).substances[text.phrase]
  return text.text[language] ?? (language === 'en' ? Object.values(text.text)[0] : undefined)
}
