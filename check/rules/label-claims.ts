import { createTextWriter } from '../../documents/text/write-text.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { finding, type Finding } from '../finding.ts'
import { statementsOf, type Rule, type Subject } from '../subject.ts'

/** Words of a maker on the label of what is hazardous: no praise that denies the hazard, and no signal word beside the one that follows. */
export const checkLabelClaims: Rule = (subject) => [...checkClaims(subject.record), ...checkSignalWord(subject)]

/**
 * “Non-toxic”, “non-harmful”, “non-polluting”, “ecological” or any other statement that the mixture is not hazardous may not appear on the label or
 * the package of one that is classified, as the languages of CLP Article 25(4) have it, and as people say it.
 */
const claims: Readonly<Record<LanguageCode, RegExp>> = {
  bg: /нетоксич|неотров|безвред|незамърсява|екологич/iu,
  cs: /netoxick|nejedovat|neškodn|neznečišťuj|ekologick|šetrn\p{L}+ k životnímu prostředí/iu,
  da: /\bugiftig|ikke[- ]giftig|\buskadelig|ikke[- ]skadelig|økologisk|miljøvenlig/iu,
  de: /\bungiftig|nicht giftig|\bunschädlich|\bharmlos|\bungefährlich|umweltfreundlich|ökologisch/iu,
  el: /μη τοξικ|ακίνδυν|αβλαβ|μη ρυπ|οικολογικ|φιλικ\p{L}+ προς το περιβάλλον/iu,
  en: /\bnon-?\s?(?:toxic|harmful|polluting|hazardous)|\bharmless|\becological|eco-?friendly|environmentally[- ]friendly/iu,
  es: /no tóxic|no nociv|no contaminant|ecológic|inofensiv/iu,
  et: /mittemürgi|mürgitu|kahjutu|mittesaasta|ökoloogili|keskkonnasõbrali/iu,
  fi: /myrkytön|haitaton|vaaraton|saastuttamaton|ekologi|ympäristöystävälli/iu,
  fr: /non[- ]toxique|non[- ]nocif|non[- ]nocive|non[- ]polluant|écologique|inoffensi|respectueu\p{L}+ de l.environnement/iu,
  ga: /neamhthocsain|neamhdhíobh|neamhthruaill|éiceolaíoch/iu,
  hr: /netoksič|neotrovn|neškodljiv|ekološk/iu,
  hu: /nem mérgező|nem toxikus|ártalmatlan(?!ít|ul)|nem szennyező|környezetbarát|ökológiai/iu,
  it: /non tossic|non nociv|non inquinant|ecologic|innocu/iu,
  lt: /netoksišk|nekenksming|neteršian|ekologišk|nepavojing/iu,
  lv: /netoksisk|nekaitīg|nepiesārņo|ekoloģisk|videi draudzīg/iu,
  mt: /mhux tossik|ma jagħmilx ħsara|ma jniġġ|ekoloġi/iu,
  nl: /niet[- ]giftig|niet[- ]toxisch|niet[- ]schadelijk|niet[- ]vervuilend|ecologisch|milieuvriendelijk|onschadelijk(?! maken)/iu,
  pl: /nietoksyczn|nieszkodliw|niezanieczyszczaj|ekologiczn|przyjazn\p{L}+ dla środowiska/iu,
  pt: /não tóxic|não nociv|não poluent|ecológic|inofensiv/iu,
  ro: /netoxic|nedăunăto|nepoluant|ecologic|inofensiv/iu,
  sk: /netoxick|nejedovat|neškodn|neznečisťuj|ekologick/iu,
  sl: /nestrupen|netoksič|neškodljiv|ekološk|okolju prijaz/iu,
  sv: /giftfri|ogiftig|\bofarlig|oskadlig|ej skadlig|ekologisk|miljövänlig/iu,
}
const everyClaim = Object.values(claims)

/** What the label prints of the maker’s own. */
function listWords(record: ProductRecord): { path: string; text: string | Text }[] {
  return [
    { path: 'name', text: record.name },
    { path: 'description', text: record.description },
    ...record.synonyms.map(({ name }, index) => ({ path: `synonyms[${index}].name`, text: name })),
    ...record.labelElements.furtherTexts.map((text, index) => ({ path: `labelElements.furtherTexts[${index}]`, text })),
    ...(record.labelDefaults.infoText === undefined ? [] : [{ path: 'labelDefaults.infoText', text: record.labelDefaults.infoText }]),
  ]
}

function checkClaims(record: ProductRecord): Finding[] {
  const [what] = statementsOf(record.classification)
  if (what === undefined) return []
  return listWords(record)
    .filter(({ text }) =>
      typeof text === 'string'
        ? everyClaim.some((pattern) => pattern.test(text))
        : 'text' in text && languageCodes.some((one) => claims[one].test(text.text[one] ?? '')),
    )
    .map(({ path }) => finding('label.harmlessnessClaimed', path, { params: { what } }))
}

/** CLP Article 20(3): where “Danger” stands, “Warning” does not. */
function checkSignalWord({ record, elements }: Subject): Finding[] {
  const word = elements.signalWord
  if (record.classification.length === 0) return []
  return record.labelElements.furtherTexts.flatMap((one, index) => {
    if (!('text' in one)) return []
    const isWrong = Object.entries(one.text).some(([language, words]) => {
      const code = languageCodes.find((known) => known === language)
      const said = words
        .trim()
        .replace(/[.:!]$/, '')
        .toLowerCase()
      if (code === undefined) return false
      const writer = createTextWriter(code)
      return (['danger', 'warning'] as const).some(
        (other) => other !== word && writer.heading(`signalWord.${other}`).toLowerCase() === said,
      )
    })
    if (!isWrong) return []
    return [
      finding('label.textDiffers', `labelElements.furtherTexts[${index}]`, {
        params: { one, other: word === null ? '–' : wordsOf(word) },
        article: 'CLP Article 20(3); REACH Annex II, 2.2',
        fix: [{ op: 'remove', path: `/labelElements/furtherTexts/${index}` }],
      }),
    ]
  })
}

/** A signal word in every language, as CLP Article 2(4) gives it. */
const wordsOf = (word: 'danger' | 'warning'): Text => ({
  text: Object.fromEntries(languageCodes.map((language) => [language, createTextWriter(language).heading(`signalWord.${word}`)])),
})
