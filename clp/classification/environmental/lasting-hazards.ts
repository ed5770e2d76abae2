/** Classes that one component alone decides: ozone layer, and those of Delegated Regulation (EU) 2023/707. */
import { remark } from '../sentences.ts'
import type { HazardClass } from '../../hazard-categories.ts'
import { exact } from '../exact.ts'
import type { JudgeHazard } from '../judge-hazard.ts'
import { type ContentRules, judgeByContent } from './by-highest-content.ts'

const tenth = exact(0.1)
const whole = exact(1)

const ozone: ContentRules = {
  hazardClass: 'ozoneLayerHazard',
  differentiation: null,
  limits: [{ gives: 'Ozone 1', of: ['Ozone 1'], limit: tenth, rule: 'CLP Annex I, 5.1.3.1, Table 5.1' }],
}

const health: ContentRules = {
  hazardClass: 'endocrineDisruptionForHumanHealth',
  differentiation: null,
  limits: [
    { gives: 'ED HH 1', of: ['ED HH 1'], limit: tenth, rule: 'CLP Annex I, 3.11.3.1, Table 3.11.2' },
    { gives: 'ED HH 2', of: ['ED HH 2'], limit: whole, rule: 'CLP Annex I, 3.11.3.1, Table 3.11.2' },
  ],
}

const environment: ContentRules = {
  hazardClass: 'endocrineDisruptionForTheEnvironment',
  differentiation: null,
  limits: [
    { gives: 'ED ENV 1', of: ['ED ENV 1'], limit: tenth, rule: 'CLP Annex I, 4.2.3.1, Table 4.2.2' },
    { gives: 'ED ENV 2', of: ['ED ENV 2'], limit: whole, rule: 'CLP Annex I, 4.2.3.1, Table 4.2.2' },
  ],
}

const persistent: readonly ContentRules[] = [
  {
    hazardClass: 'persistentBioaccumulativeToxicProperties',
    differentiation: 'PBT',
    limits: [{ gives: 'PBT', of: ['PBT'], limit: tenth, rule: 'CLP Annex I, 4.3.3.1' }],
  },
  {
    hazardClass: 'persistentBioaccumulativeToxicProperties',
    differentiation: 'vPvB',
    limits: [{ gives: 'vPvB', of: ['vPvB'], limit: tenth, rule: 'CLP Annex I, 4.3.3.1' }],
  },
]

const mobile: readonly ContentRules[] = [
  {
    hazardClass: 'persistentMobileToxicProperties',
    differentiation: 'PMT',
    limits: [{ gives: 'PMT', of: ['PMT'], limit: tenth, rule: 'CLP Annex I, 4.4.3.1' }],
  },
  {
    hazardClass: 'persistentMobileToxicProperties',
    differentiation: 'vPvM',
    limits: [{ gives: 'vPvM', of: ['vPvM'], limit: tenth, rule: 'CLP Annex I, 4.4.3.1' }],
  },
]

export const judgeOzone: JudgeHazard = (judging) => [judgeByContent(judging, ozone)]
export const judgeDisruptionOfHealth: JudgeHazard = judgeSince2026([health])
export const judgeDisruptionOfEnvironment: JudgeHazard = judgeSince2026([environment])
export const judgePersistent: JudgeHazard = judgeSince2026(persistent)
export const judgeMobile: JudgeHazard = judgeSince2026(mobile)

/** Before 1 May 2026 nobody has to ask for these classes; what is known of them may be used (Delegated Regulation (EU) 2023/707, Article 2). */
function judgeSince2026(rules: readonly ContentRules[]): JudgeHazard {
  return (judging) =>
    rules.map((rule) => {
      if (judging.law.hasClassesOf2023) return judgeByContent(judging, rule)
      return {
        hazardClass: rule.hazardClass satisfies HazardClass,
        differentiation: rule.differentiation,
        outcome: 'notApplicable',
        category: null,
        statements: [],
        basis: 'calculation',
        steps: [],
        unknown: 0,
        because: [],
        remarks: [remark('since', 'CELEX 32023R0707', { day: '2026-05-01' })],
      }
    })
}
