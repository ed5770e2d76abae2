import { find, findAll, take, type Node } from './read-tree.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

/** The most characters of a name of who answers. */
const longestName = 160

/** 1.4: who answers at which number, when and in which languages. Numbers without the code of a country cannot be called from another one, and are left. */
export function readEmergency(region: Node | undefined, reader: Reader): object[] {
  return findAll(region, 'EmergencyPhone').flatMap((node) => {
    const telephone = find(node, 'No')?.text
    if (telephone === undefined || !telephone.startsWith('+')) return []
    take(node, 'No')
    const all = findAll(node, 'EmergencyPhoneDescription/FullText').filter(({ text }) => text !== '')
    const spoken = all.find(({ text }) => readSpoken(text, reader) !== undefined)
    const about = all.filter((one) => one !== spoken)
    const country = about.find(({ text }) => reader.country(text) !== undefined)
    const others = about.filter((one) => one !== country)
    const last = others.at(-1)
    const who = others.slice(0, -1).find(({ text }) => text.length <= longestName)
    // What stands between who answers and when is left, but for the country and the languages.
    for (const one of [country, spoken, last, who]) if (one) one.isTaken = true
    return [
      withoutGaps({
        name: who?.text,
        telephone,
        hours: last && reader.hours(last.text),
        languages: spoken && readSpoken(spoken.text, reader),
        country: country && reader.country(country.text),
      }),
    ]
  })
}

/** “Languages spoken: German, English”. A sheet of a language chooses numbers by them. */
function readSpoken(text: string, reader: Reader): string[] | undefined {
  const begin = `${reader.term('sds.languagesSpoken')}${reader.term('document.colon')} `
  if (!text.startsWith(begin)) return undefined
  const codes = text
    .slice(begin.length)
    .split(', ')
    .map((name) => reader.languageNamed(name))
  return codes.every((code) => code !== undefined) ? codes : undefined
}
