import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findStrangers, holdToReference, readLaw } from '../../tests/law-fingerprints.ts'
import { hazardCategories } from '../hazard-categories.ts'
import { environmentalAdvice } from './environmental-advice.ts'
import { healthAdvice } from './health-advice.ts'
import { physicalAdvice } from './physical-advice.ts'

type Levels = Record<string, string>

/** By category, and route of acute toxicity: `Acute Tox. 3 H31` is dermal. */
const advised: Readonly<Record<string, Levels>> = Object.fromEntries(
  hazardCategories.flatMap(({ code }) =>
    [...physicalAdvice, ...healthAdvice, ...environmentalAdvice].flatMap(({ categories, statements: [one = ''] = [], advice }) =>
      categories.includes(code) ? [[one === '' ? code : `${code} ${one.slice(0, 3)}`, advice] as const] : [],
    ),
  ),
)

const guidance = z.object({
  echa_p_table_scope: z.array(z.object({ table_id: z.number(), class_code: z.string(), category_code: z.string() })),
  echa_p_block: z.array(z.object({ block_id: z.number(), table_id: z.number(), p_code: z.string() })),
  echa_p_recommendation: z.array(z.object({ block_id: z.number(), level: z.string(), scope: z.string(), audience: z.string() })),
})
type Guidance = z.infer<typeof guidance>

/** How the reference calls a class and category; `#` is the category. */
const names: Readonly<Record<string, string>> = {
  'EXPLOSIVES Unstable explosive': 'Unst. Expl.',
  EXPLOSIVES: 'Expl. #',
  'FLAM_GAS A': 'Chem. Unst. Gas A',
  'FLAM_GAS B': 'Chem. Unst. Gas B',
  FLAM_GAS: 'Flam. Gas #',
  AEROSOL: 'Aerosol #',
  OX_GAS: 'Ox. Gas #',
  'GAS_PRESSURE Compressed gas': 'Press. Gas (Comp.)',
  'GAS_PRESSURE Dissolved gas': 'Press. Gas (Diss.)',
  'GAS_PRESSURE Liquefied gas': 'Press. Gas (Liq.)',
  'GAS_PRESSURE Refrigerated liquefied gas': 'Press. Gas (Ref. Liq.)',
  FLAM_LIQ: 'Flam. Liq. #',
  FLAM_SOL: 'Flam. Sol. #',
  SELF_REACTIVE: 'Self-react. #',
  PYRO_LIQ: 'Pyr. Liq. #',
  PYRO_SOL: 'Pyr. Sol. #',
  SELF_HEATING: 'Self-heat. #',
  WATER_REACTIVE: 'Water-react. #',
  OX_LIQ: 'Ox. Liq. #',
  OX_SOL: 'Ox. Sol. #',
  ORG_PEROXIDE: 'Org. Perox. #',
  CORR_METAL: 'Met. Corr. #',
  ACUTE_TOX_ORAL: 'Acute Tox. # H30',
  ACUTE_TOX_DERMAL: 'Acute Tox. # H31',
  ACUTE_TOX_INHAL: 'Acute Tox. # H33',
  'SKIN_CORR_IRRIT 2': 'Skin Irrit. 2',
  SKIN_CORR_IRRIT: 'Skin Corr. #',
  'EYE_DAMAGE_IRRIT 1': 'Eye Dam. 1',
  'EYE_DAMAGE_IRRIT 2': 'Eye Irrit. 2',
  RESP_SENS: 'Resp. Sens. #',
  SKIN_SENS: 'Skin Sens. #',
  MUTAGEN: 'Muta. #',
  CARCINOGEN: 'Carc. #',
  'REPRO_TOX Additional category': 'Lact.',
  REPRO_TOX: 'Repr. #',
  'STOT_SE 3 narcotic': 'STOT SE 3',
  STOT_SE: 'STOT SE #',
  STOT_RE: 'STOT RE #',
  ASPIRATION: 'Asp. Tox. #',
  AQUATIC_ACUTE: 'Aquatic Acute #',
  AQUATIC_CHRONIC: 'Aquatic Chronic #',
  OZONE: 'Ozone #',
}

/** What the reading of the guidance has too much or lost, held against the tables of CLP Annex I by hand. */
const misread: readonly (readonly [keys: RegExp, without: readonly string[], withToo: readonly string[]])[] = [
  [/^Chem\. Unst\. Gas/, [], ['P210', 'P377', 'P381', 'P403']], // Table 2.2.3: beside those of its flammability
  [/^Aerosol 3/, ['P211'], []],
  [/^Flam\. Liq\./, ['P235'], []], // is P403+P235
  [/^(?:Self-react|Org\. Perox)\. B/, ['P370+P380+P375+P378'], ['P370+P380+P375[+P378]']],
  [/^Ox\. Sol\. 1/, [], ['P420']],
  [/^Acute Tox\. [123] H30/, [], ['P330']],
]
/** Levels that a footnote runs into, of the work with carcinogens and the like; and what is recommended “only in exceptional cases”. */
const unread = [/^(?:Muta|Carc)\. .* P202$/, /^Skin Irrit\. 2 P321$/]

/** The level of a statement, for the public and for work, where the reading tells it without doubt. */
function levelOf(key: string, code: string, { echa_p_recommendation: all }: Guidance, blocks: readonly number[]): string | null {
  const own = all.filter(({ block_id, scope }) => blocks.includes(block_id) && scope === 'label')
  const written = [...new Set(own.map(({ level, audience }) => `${level.charAt(0)} ${audience}`))]
  if (unread.some((one) => one.test(`${key} ${code}`)) || written.length === 0) return null
  const of = (audience: string) => written.flatMap((one) => (one.slice(2) === audience ? [one.charAt(0)] : []))
  const [both, forPublic, forWork] = ['both', 'general_public', 'professional'].map(of)
  if (both?.length === 1 && written.length === 1) return `${both[0]}${both[0]}`
  if (both?.length !== 0 || (forPublic?.length ?? 0) > 1 || (forWork?.length ?? 0) > 1) return null
  return (forPublic?.[0] ?? '-') + (forWork?.[0] ?? '-')
}

/** What the guidance asks for under one key; null where it has none of it, as of the classes that are younger than it. */
function recommendedFor(key: string, law: Guidance): Levels | null {
  const tables = law.echa_p_table_scope.flatMap(({ table_id, class_code, category_code }) => {
    const name = names[`${class_code} ${category_code}`] ?? names[class_code]
    return name?.replace('#', category_code.replace(/^(?:Division|Type) /, '')) === key ? [table_id] : []
  })
  if (tables.length === 0) return null
  const blocks = Map.groupBy(
    law.echa_p_block.filter(({ table_id }) => tables.includes(table_id)),
    ({ p_code }) => p_code,
  )
  const mends = misread.filter(([keys]) => keys.test(key))
  const codes = [
    ...[...blocks.keys()].filter((code) => !mends.some(([, without]) => without.includes(code))),
    ...mends.flatMap(([, , too]) => too),
  ]
  const idsOf = (code: string) => (blocks.get(code) ?? []).map(({ block_id }) => block_id)
  return Object.fromEntries(codes.map((code) => [code, levelOf(key, code, law, idsOf(code)) ?? advised[key]?.[code] ?? '?']))
}

const sorted = (levels: Levels) => Object.entries(levels).toSorted(([one], [other]) => (one < other ? -1 : 1))

describe('the precautionary statements of each category by their fingerprints', () => {
  const file = new URL('advice.fingerprints.json', import.meta.url)

  holdToReference(
    file,
    { source: 'CLP Annex I, Parts 2 to 5; ECHA, Guidance on labelling and packaging, chapter 7', state: 'version 4.2' },
    () => {
      const law = guidance.parse(readLaw('rules', 'p-statement-recommendations.json'))
      return Object.entries(advised).map(([key, own]): [string, unknown] => [key, sorted(recommendedFor(key, law) ?? own)])
    },
  )

  it('are those of its table, at the levels of the guidance', () => {
    expect(
      findStrangers(
        file,
        Object.entries(advised).map(([key, own]): [string, unknown] => [key, sorted(own)]),
      ),
    ).toEqual([])
  })
})
