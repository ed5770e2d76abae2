import { workUses, publicUse } from '../../shared/record/uses.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { finding, type Finding } from '../finding.ts'
import { ofHazardousWaste } from './regulatory.ts'
import { has, type Rule } from '../subject.ts'

/** Section 13.1: codes of the European waste list against the list, the sentences beside them and who uses the product. */
export const checkWastes: Rule = ({ record }) => [
  ...checkAsterisks(record),
  ...checkUnknown(record),
  ...checkSentences(record),
  ...checkHouseholds(record),
  ...checkPackaging(record),
]

/** Decision 2000/532/EC: codes that the library names, and others of paints, adhesives, solvents, cleaners, oxidisers and packaging, that are hazardous by the list. */
const hazardous = new Set(
  [
    '060101 060102 060103 060104 060105 060106 060201 060203 060204 060205 070101 070103 070104 070601 070603 070604 070608 070610',
    '080111 080113 080115 080117 080119 080121 080312 080314 080316 080317 080319 080409 080411 080413 080415 080417 080501',
    '130701 130702 130703',
    '140601 140602 140603 140604 140605 150110 150111 150202 160303 160305 160504 160506 160507 160508 160901 160902 160903 160904 170301 170303',
    '200113 200114 200115 200117 200119 200121 200123 200126 200127 200129 200131 200133 200135 200137',
  ].flatMap((line) => line.split(' ')),
)
const harmless = new Set(
  [
    '080112 080114 080116 080118 080120 080201 080202 080307 080308 080313 080315 080318 080410 080412 080414 080416',
    '150101 150102 150103 150104 150105 150106 150107 150109 150203 160304 160306 160505 160509 170302 200125 200128 200130 200132',
  ].flatMap((line) => line.split(' ')),
)

function checkAsterisks({ disposal }: ProductRecord): Finding[] {
  return disposal.wasteCodes.flatMap(({ code }, index) => {
    const digits = code.replaceAll(/\D/g, '')
    const plain = code.replace('*', '')
    const found = hazardous.has(digits) ? `${plain}*` : harmless.has(digits) ? plain : code
    if (found === code) return []
    return [
      finding('disposal.asteriskWrong', `disposal.wasteCodes[${index}]`, {
        params: { record: code, found },
        fix: [{ op: 'replace', path: `/disposal/wasteCodes/${index}/code`, value: found }],
      }),
    ]
  })
}

/** Groups of which all codes stand above; each may end in 99 for what is in none, where the list has that. */
const wholeGroups = /^(?:0801|0804|1406|1501|1502)/

function checkUnknown({ disposal }: ProductRecord): Finding[] {
  return disposal.wasteCodes.flatMap(({ code }, index) => {
    const digits = code.replaceAll(/\D/g, '')
    if (!wholeGroups.test(digits) || hazardous.has(digits) || harmless.has(digits) || digits.endsWith('99')) return []
    const listed = [...hazardous, ...harmless].filter((one) => one.startsWith(digits.slice(0, 4))).toSorted()
    const found = listed.map((one) => `${one.slice(0, 2)} ${one.slice(2, 4)} ${one.slice(4)}${hazardous.has(one) ? '*' : ''}`).join(', ')
    return [finding('disposal.codeUnknown', `disposal.wasteCodes[${index}]`, { params: { record: code, found } })]
  })
}

/** Hazardous waste has a code with an asterisk, and a code that a sentence names stands in the list. Chapter 15 01 is of packaging. */
function checkSentences({ disposal: { product, wasteCodes } }: ProductRecord): Finding[] {
  const ofProduct = wasteCodes.filter(({ code }) => !code.startsWith('15 '))
  return product.flatMap((text, index): Finding[] => {
    if (!('phrase' in text)) return []
    const path = `disposal.product[${index}]`
    if (text.phrase === 'disposal.product.hazardousWaste' && ofProduct.length > 0 && ofProduct.every(({ code }) => !code.endsWith('*')))
      return [
        finding('disposal.codeContradicts', path, {
          params: { one: text, other: ofProduct.map(({ code }) => code).join(', ') },
          article: 'REACH Annex II, 13.1; Decision 2000/532/EC',
        }),
      ]
    const named = text.values?.['code']
    if (text.phrase !== 'disposal.product.wasteCode' || typeof named !== 'string' || wasteCodes.length === 0) return []
    if (wasteCodes.some(({ code }) => code.replaceAll(/\D/g, '') === named.replaceAll(/\D/g, ''))) return []
    return [finding('disposal.codeDiffers', path, { params: { record: named, found: wasteCodes.map(({ code }) => code).join(', ') } })]
  })
}

/** Chapter 20 is of households, and of what is like theirs: no waste of what industry alone uses. */
function checkHouseholds({ disposal: { wasteCodes }, uses, usesAdvisedAgainst }: ProductRecord): Finding[] {
  // Trades throw away what is like that of households, and industry does not.
  const ofIndustry = has(uses, 'use.professional', 'use.sprayRollerBrush') ? undefined : uses.find((text) => has([text], 'use.industrial'))
  const against = usesAdvisedAgainst.find((text) => has([text], 'useAdvisedAgainst.consumer')) ?? ofIndustry
  if (against === undefined || has(uses, publicUse) || !has(uses, ...workUses)) return []
  return wasteCodes.flatMap(({ code }, index) =>
    code.startsWith('20 01')
      ? [
          finding('disposal.codeContradicts', `disposal.wasteCodes[${index}]`, {
            params: { one: code, other: against },
            article: 'REACH Annex II, 13.1; Decision 2000/532/EC',
          }),
        ]
      : [],
  )
}

/** Sentences by which packaging is thrown away empty, and its code may be that of its material. */
const emptied = [
  'disposal.packaging.emptied',
  'disposal.packaging.rinse',
  'disposal.packaging.aerosol',
  'disposal.packaging.reconditioning',
] as const

/** Packaging with residues of what makes the product hazardous waste is 15 01 10*, unless a sentence says that it is emptied first: Decision 2000/532/EC, 15 01. */
function checkPackaging({ disposal: { packaging, wasteCodes }, classification }: ProductRecord): Finding[] {
  const one = packaging.find((text) => has([text], 'disposal.packaging.contaminated'))
  const own = wasteCodes.filter(({ code }) => code.startsWith('15 01'))
  const isSaid = packaging.some((text) => 'text' in text) || has(packaging, ...emptied)
  const isHazardous = classification.some(({ statements }) => statements.some((code) => ofHazardousWaste.test(code)))
  const [first] = own
  if (one === undefined || first === undefined || isSaid || !isHazardous || own.some(({ code }) => code.endsWith('*'))) return []
  return [
    finding('disposal.codeContradicts', `disposal.wasteCodes[${wasteCodes.indexOf(first)}]`, {
      params: { one, other: first.code },
      article: 'REACH Annex II, 13.1; Decision 2000/532/EC',
    }),
  ]
}
