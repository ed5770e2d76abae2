import { employmentRestrictions } from '../../clp/reach/employment-restrictions.ts'
import { crystallineSilica } from '../../clp/substances-by-reaction.ts'
import { listMarkings } from '../../documents/label-duties.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { publicUse, workUses } from '../../shared/record/uses.ts'
import type { CheckCode } from '../check-catalogue.ts'
import { finding, type Finding } from '../finding.ts'
import { has, type Rule, type Subject } from '../subject.ts'

/** Who may work with the product and how they are trained, as sections 15 and 16, the label and the poster say it. */
export const checkWorkers: Rule = (subject) => [...checkProvisions(subject), ...checkTraining(subject)]

interface Provision {
  phrase: string
  /** What in the record leads to it: statements, or the symbol of lead. */
  because: readonly string[]
  missing: CheckCode
  unfounded: CheckCode
  /** Number of the act, the same in every language. */
  act: string
  /** What else may lead to it, without a class that asks for it: then it may stand and may be left out. */
  mayApply?: boolean
}

/** Chemical symbol, which stands for lead and its compounds in every language. */
const lead = 'Pb'
/** Directive 2004/37/EC, Article 2(a), (b) and (ba): statements of category 1A and 1B. */
const grave = /^H(?:340|350|360)/

/** Each law that keeps groups of workers from a product stands in 15.1 where it applies, and only there. */
function checkProvisions({ record }: Subject): Finding[] {
  const { union } = record.regulatory
  const forWork = isForWork(record)
  // A sentence of the record’s own may say it in other words.
  const isFree = union.some((text) => 'text' in text)
  return listProvisions(record).flatMap(({ phrase, because, missing, unfounded, act, mayApply }): Finding[] => {
    const index = union.findIndex((text) => has([text], phrase))
    if (index >= 0 && because.length === 0 && mayApply !== true)
      return [
        finding(unfounded, `regulatory.union[${index}]`, {
          params: { what: act },
          fix: [{ op: 'remove', path: `/regulatory/union/${index}` }],
        }),
      ]
    if (index >= 0 || because.length === 0 || isFree || !forWork) return []
    return [
      finding(missing, 'regulatory.union', {
        params: { code: because.join(', ') },
        fix: [{ op: 'add', path: '/regulatory/union/-', value: { phrase } }],
      }),
    ]
  })
}

function listProvisions({ classification, composition }: ProductRecord): Provision[] {
  const { youngPeople, expectingMothers, containsLead } = employmentRestrictions({ classification, ingredients: composition.ingredients })
  const ofLead = containsLead ? [lead] : []
  return [
    {
      phrase: 'regulation.youngWorkers',
      because: [...youngPeople, ...ofLead],
      missing: 'regulatory.youngPeopleMissing',
      unfounded: 'regulatory.youngPeopleUnfounded',
      act: '94/33/EC',
    },
    {
      phrase: 'regulation.pregnantWorkers',
      because: [...expectingMothers, ...ofLead],
      missing: 'regulatory.expectingMissing',
      unfounded: 'regulatory.expectingUnfounded',
      act: '92/85/EEC',
    },
    {
      phrase: 'regulation.carcinogensDirective',
      because: [...new Set(classification.flatMap(({ statements }) => statements.filter((code) => grave.test(code))))],
      missing: 'regulatory.carcinogensMissing',
      unfounded: 'regulatory.carcinogensUnfounded',
      act: '2004/37/EC',
      // Directive 2004/37/EC, Annex I, 6: work with dust of it, which has no harmonised class.
      mayApply: composition.ingredients.some(({ casNumber }) => casNumber !== undefined && crystallineSilica.includes(casNumber)),
    },
  ]
}

const isForWork = ({ uses }: ProductRecord): boolean => !has(uses, publicUse) || has(uses, ...workUses)

const training = 'regulation.isocyanateTraining'
/** REACH Annex XVII, entry 74, paragraph 1. */
const trainingDueFrom = '2023-08-24'

/** Label and poster take the training from the composition by themselves; what somebody wrote may say it of a product without diisocyanates. */
function checkTraining({ record, context }: Subject): Finding[] {
  // The components of a kit are not mixed yet: what they contain stands in their own records.
  if (record.kit !== undefined) return []
  if (has(listMarkings(record, context.day), training)) {
    const said = record.otherInformation.training
    if (has(said, 'training.isocyanates') || said.some((text) => 'text' in text)) return []
    return [
      finding('regulatory.isocyanateTrainingMissing', 'otherInformation.training', {
        fix: [{ op: 'add', path: '/otherInformation/training/-', value: { phrase: 'training.isocyanates' } }],
      }),
    ]
  }
  // Before the day on which it is due it may be said early.
  if (has(listMarkings(record, trainingDueFrom), training)) return []
  const places = [
    ['regulatory.union', record.regulatory.union],
    ['labelElements.furtherTexts', record.labelElements.furtherTexts],
  ] as const
  return places.flatMap(([place, texts]) => {
    const index = texts.findIndex((text) => has([text], training))
    if (index < 0) return []
    return [
      finding('regulatory.isocyanateTrainingUnfounded', `${place}[${index}]`, {
        params: { what: 'REACH XVII, 74' },
        fix: [{ op: 'remove', path: `/${place.replace('.', '/')}/${index}` }],
      }),
    ]
  })
}
