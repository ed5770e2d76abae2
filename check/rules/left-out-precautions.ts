import { coveringStatements } from '../../clp/precautions/covering-statements.ts'
import type { PrecautionDemand } from '../../clp/precautions/choose-statements.ts'
import { countPrecautionaryStatements, mostPrecautionaryStatements } from '../../clp/precautions/most-statements.ts'
import { isPrecautionaryStatementCode } from '../../clp/statements.ts'
import { finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** What is done at once with a person; collecting spillage and fires are not. */
const firstAid = /^P3[0-6]/

/**
 * Of a class's statements those that are mandatory or highly recommended stand on the label unless others took their place (CLP Articles 22(4) and 28(3);
 * ECHA, Guidance on labelling and packaging, version 4.2, chapter 7). One that is missing gave way to nothing where fewer than six stand there, or where
 * none that its class asks for so strongly is left; first aid gave way to less where one stands there that no class asks for so strongly, or that is
 * none of the six. P102 is asked for by the public that is served, not by a class.
 */
export const checkLeftOutPrecautions: Rule = ({ record, decided, isJudged }) => {
  const codes: readonly string[] = record.labelElements.precautionaryStatements.map(({ code }) => code)
  if (!isJudged || codes.length === 0) return []
  const parts = new Set(codes.flatMap((code) => code.split('+')))
  const isSaid = (code: string): boolean =>
    code.split('+').every((part) => parts.has(part)) ||
    (isPrecautionaryStatementCode(code) && coveringStatements[code]?.some((by) => codes.includes(by)) === true)
  const stated = new Set<string>(record.classification.map(({ category }) => category))
  const hasRoom = countPrecautionaryStatements(codes, [...stated]) < mostPrecautionaryStatements
  const { chosen, recommended } = decided.label.because.precautions
  const isStrong = ({ category, level }: PrecautionDemand): boolean =>
    (category === null || stated.has(category)) && (level === 'h' || level === 'm')
  // Disposal has a rule of its own, and says nothing of a class.
  const strong = recommended.filter(({ code, conditionMet, demands }) => conditionMet && code !== 'P501' && demands.some(isStrong))
  const isWithout = (category: PrecautionDemand['category']): boolean =>
    !strong.some(({ code, demands }) => isSaid(code) && demands.some((one) => one.category === category && isStrong(one)))
  const hasWeaker = codes.some((own) => own !== 'P501' && !recommended.some(({ code, demands }) => code === own && demands.some(isStrong)))
  // Beyond those that are chosen for it the label has room for one, and gave it to a store or to a doctor.
  const hasSpare = codes.some((own) => !/^P10[123]$/.test(own) && own !== 'P501' && !chosen.some(({ code }) => code === own))
  const gaveWay = hasWeaker || hasSpare
  return chosen.flatMap(({ code, demands }) => {
    const demand = demands.find((one) => isStrong(one) && (hasRoom || (gaveWay && firstAid.test(code)) || isWithout(one.category)))
    if (demand === undefined || code === 'P501' || isSaid(code)) return []
    return [
      finding('label.precautionaryLeftOut', 'labelElements.precautionaryStatements', {
        params: { code },
        article: `CLP Articles 22(4) and 28(3); ${demand.source}`,
      }),
    ]
  })
}
