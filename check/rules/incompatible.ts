import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** What the store keeps apart in 7.2, section 10.5 names as incompatible: sentences of the library, by what they speak of. */
const alike: Readonly<Record<string, RegExp>> = {
  'storageIncompatible.oxidisers': /oxidisers/i,
  'storageIncompatible.amines': /amines/i,
  'storageIncompatible.acids': /acids|epoxy|amines$/i,
  'storageIncompatible.hypochlorite': /hypochlorite/i,
  'storageIncompatible.lightMetals': /lightMetals|nonFerrous/i,
  'storageIncompatible.epoxyAmine': /amines|acids/i,
}

/** REACH Annex II, 10.5: families of substances with which it could react, which 7.2 keeps from it. */
export const checkIncompatible: Rule = ({ record: { handling, stability } }) => {
  const { incompatible } = stability
  // Of a section that nobody has written the proposals tell, and own words may say anything.
  if (incompatible.length === 0 || incompatible.some((text) => 'text' in text)) return []
  return handling.incompatible.flatMap((one, index) => {
    const wanted = 'phrase' in one ? alike[one.phrase] : undefined
    const isSaid =
      wanted === undefined ||
      incompatible.some((text) => 'phrase' in text && (wanted.test(text.phrase) || text.phrase === 'incompatible.none'))
    const [other] = incompatible
    if (isSaid || other === undefined) return []
    return [
      finding('sentences.contradict', `handling.incompatible[${index}]`, {
        params: { one, other: incompatible },
        article: 'REACH Annex II, 7.2 and 10.5',
        severity: 'warning',
      }),
    ]
  })
}
