/** Content, in per cent by weight, of the two substances that CLP Annex II names. */
export interface NamedContents {
  methanolPercent?: number
  dichloromethanePercent?: number
}

export interface RestrictionReasons {
  /** codes that forbid general use */
  generalUse: readonly string[]
  /** codes, and 'methanol' or 'dichloromethane', that demand a child-resistant fastening */
  childResistantFastening: readonly string[]
  /** codes that demand a tactile warning */
  tactileWarning: readonly string[]
}

export interface LabelRestrictions {
  /** may be supplied to the general public */
  generalUse: boolean
  childResistantFastening: boolean
  tactileWarning: boolean
  /** what leads to each restriction, empty where there is none */
  because: RestrictionReasons
  /** the rule of the regulation behind each restriction */
  sources: Readonly<Record<keyof RestrictionReasons, string>>
}

const sources = {
  // entries 28 to 30: carcinogens, mutagens and reproductive toxicants of category 1A and 1B, with H350, H340 and H360
  generalUse: 'REACH Annex XVII, entries 28 to 30',
  childResistantFastening: 'CLP Annex II, 3.1.1',
  tactileWarning: 'CLP Annex II, 3.2.1',
} as const

const notForGeneralUse = ['H340', 'H350', 'H360']
const fasteningAndWarning = ['H300', 'H301', 'H304', 'H310', 'H311', 'H314', 'H330', 'H331', 'H370', 'H372']
const warningOnly = ['H220', 'H221', 'H224', 'H225', 'H228', 'H341', 'H351', 'H361', 'H371', 'H373', 'H302', 'H312', 'H332', 'H334']
const fastening: ReadonlySet<string> = new Set(fasteningAndWarning)
const warning: ReadonlySet<string> = new Set([...fasteningAndWarning, ...warningOnly])

/** CLP Annex II, 3.1.1.3: from this content on, in per cent by weight, inclusive. */
const fasteningFromPercent = { methanol: 3, dichloromethane: 1 } as const

/**
 * What the label's hazard statements mean for a package supplied to the general public: whether the product may be supplied to it at all,
 * whether the package needs a child-resistant fastening and a tactile warning of danger (CLP Annex II, Part 3).
 *
 * @param labelHazards H and EUH codes of the label. A suffix (H361d) counts with its code, a combined code (H301+H311) with each part.
 * @param contents methanol and dichloromethane in the mixture, in per cent by weight; absent means none
 */
export function labelRestrictions(labelHazards: readonly string[], contents: NamedContents = {}): LabelRestrictions {
  const codes = [...new Set(labelHazards.flatMap((code) => code.split('+')).map((code) => code.trim()))]
  const withoutSuffix = (code: string) => code.replace(/[A-Za-z]+$/, '')

  const because: RestrictionReasons = {
    generalUse: codes.filter((code) => notForGeneralUse.some((start) => code.startsWith(start))),
    childResistantFastening: [
      ...codes.filter((code) => fastening.has(withoutSuffix(code))),
      ...((contents.methanolPercent ?? 0) >= fasteningFromPercent.methanol ? ['methanol'] : []),
      ...((contents.dichloromethanePercent ?? 0) >= fasteningFromPercent.dichloromethane ? ['dichloromethane'] : []),
    ],
    tactileWarning: codes.filter((code) => warning.has(withoutSuffix(code))),
  }
  return {
    generalUse: because.generalUse.length === 0,
    childResistantFastening: because.childResistantFastening.length > 0,
    tactileWarning: because.tactileWarning.length > 0,
    because,
    sources,
  }
}
