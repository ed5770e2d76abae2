import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { finding } from '../finding.ts'
import { statementsOf, type Rule } from '../subject.ts'

/** “Induce vomiting”, and what makes the opposite of it: the words of P331 and those that people use. */
const vomiting: Partial<Readonly<Record<LanguageCode, readonly [induced: RegExp, denied: RegExp]>>> = {
  bg: [/предизвик\p{L}+ повръщане/iu, /\bне\s|(?<!\p{L})не(?!\p{L})|никога/iu],
  cs: [/(?<!ne)vyvol\p{L}+ zvracení/iu, /nikdy|nesm/iu],
  da: [/fremkald\p{L}* (?:\p{L}+ )?opkast/iu, /ikke|aldrig/iu],
  de: [/erbrechen (?:\p{L}+ )?(?:herbei|auslös|einleit)|zum erbrechen bringen/iu, /kein|nicht|nie\b/iu],
  el: [/προκαλ\p{L}+ (?:\p{L}+ )?εμετ/iu, /(?<!\p{L})(?:μην?|όχι|ποτέ)(?!\p{L})/iu],
  en: [/induc\p{L}+ vomit|make (?:\p{L}+ )?vomit/iu, /\b(?:not|never|no|without|avoid)\b|n’t|n't/iu],
  es: [/(?:provo|indu)\p{L}+ el vómito/iu, /(?<!\p{L})(?:no|nunca|evit\p{L}+)(?!\p{L})/iu],
  fi: [/oksenn(?:ut|et)\p{L}*/iu, /(?<!\p{L})(?:ei|älä|älkää)(?!\p{L})/iu],
  fr: [/faire vomir|provoquer (?:le|des) vomi/iu, /(?<!\p{L})(?:ne|pas|jamais|éviter|sans)(?!\p{L})/iu],
  hr: [/izaz\p{L}+ povraćanj/iu, /(?<!\p{L})(?:ne|nikad|nemojte)(?!\p{L})/iu],
  hu: [/hánytat|hányást (?:elő)?idéz/iu, /(?<!\p{L})(?:ne|nem|tilos|soha)(?!\p{L})/iu],
  it: [/(?:provo|indu)\p{L}+ il vomito/iu, /(?<!\p{L})(?:non|mai|evitare)(?!\p{L})/iu],
  lt: [/(?:ska|su)\p{L}+ vėmim/iu, /(?<!\p{L})(?:ne\p{L}*|niekada)(?!\p{L})/iu],
  lv: [/izrais\p{L}+ vemšan/iu, /(?<!\p{L})(?:ne\p{L}*|nekad)(?!\p{L})/iu],
  nl: [/braken (?:opwek|uitlok)|laten braken|laat braken/iu, /geen|niet|nooit/iu],
  pl: [/wywoł\p{L}+ wymiot/iu, /(?<!\p{L})(?:nie|nigdy)(?!\p{L})/iu],
  pt: [/(?:provo|indu)\p{L}+ o vómito/iu, /(?<!\p{L})(?:não|nunca|evitar)(?!\p{L})/iu],
  ro: [/(?:provo|indu)\p{L}+ vom/iu, /(?<!\p{L})(?:nu|niciodată)(?!\p{L})/iu],
  sk: [/(?<!ne)vyvol\p{L}+ zvracanie/iu, /nikdy|nesm/iu],
  sl: [/izz\p{L}+ bruhanj/iu, /(?<!\p{L})(?:ne|nikoli)(?!\p{L})/iu],
  sv: [/framkalla \p{L}*kräk/iu, /(?<!\p{L})(?:ej|inte|aldrig)(?!\p{L})/iu],
}

/** Sentences of a text: what one denies the next may say. */
const sentencesOf = (words: string): string[] => words.split(/[.!?;\n]+/)

/** P331 is of what harms the lungs or burns the throat: CLP Annex I, Tables 3.2.5 and 3.10.2. */
export const checkInducedVomiting: Rule = ({ record }) => {
  const codes = [
    ...statementsOf(record.classification),
    ...record.labelElements.precautionaryStatements.flatMap(({ code }) => code.split('+')),
  ]
  const code = codes.find((one) => /^(?:H304|H314|P331)$/.test(one))
  if (code === undefined) return []
  return record.firstAid.ingestion.flatMap((text, index) => {
    const isInduced =
      'text' in text &&
      languageCodes.some((language) => {
        const pattern = vomiting[language]
        if (pattern === undefined) return false
        return sentencesOf(text.text[language] ?? '').some((words) => pattern[0].test(words) && !pattern[1].test(words))
      })
    return isInduced ? [finding('firstAid.denied', `firstAid.ingestion[${index}]`, { params: { what: code }, severity: 'warning' })] : []
  })
}
