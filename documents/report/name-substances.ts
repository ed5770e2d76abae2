import type { Sentence } from '../../clp/classification/sentences.ts'
import type { Mixture, MixtureComponent } from '../../clp/classification/mixture.ts'
import type { AnsweredComponent } from '../../clp/consequences/answered-component.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'

/** The name of a substance in the language of the report; null where no register has one. */
export type FindName = (component: Pick<AnsweredComponent, 'cas' | 'ec' | 'index'>) => string | null

interface Named {
  answer: ClassificationAnswer
  /** some names stand as Annex VI has them, in English */
  isEnglish: boolean
}

/**
 * The answer with the names of its substances in another language, where a register has them. What somebody called a component stays: it is
 * their name of it.
 */
export function nameSubstances(answer: ClassificationAnswer, mixture: Mixture, find: FindName): Named {
  const typed = new Set(flatten(mixture.components).flatMap(({ path, name }) => (name === null ? [] : [path])))
  const ofRegister = answer.components.filter(({ entry, paths }) => entry !== null && !paths.some((path) => typed.has(path)))
  const found = new Map(ofRegister.map((one) => [one.key, find(one)]))
  const nameOf = (key: string, name: string): string => found.get(key) ?? name
  const inEnglish = ofRegister.flatMap(({ key, name }) => [[name, nameOf(key, name)] as const])
  // Of the sentences of the engine one names components, in a row and some with their content behind.
  const rename = <Said extends Sentence>(said: Said): Said => {
    const { substances } = said.params ?? {}
    if (typeof substances !== 'string') return said
    const renamed = inEnglish.reduce((text, [english, own]) => replaceName(text, english, own), substances)
    return { ...said, params: { ...said.params, substances: renamed } }
  }
  return {
    answer: {
      ...answer,
      components: answer.components.map((one) => ({ ...one, name: nameOf(one.key, one.name) })),
      section3: answer.section3.map((one) => ({ ...one, name: nameOf(one.component, one.name) })),
      hazards: answer.hazards.map((hazard) => ({
        ...hazard,
        remarks: hazard.remarks.map(rename),
        ...(hazard.worstCase ? { worstCase: { ...hazard.worstCase, reason: rename(hazard.worstCase.reason) } } : {}),
      })),
      label: { ...answer.label, named: answer.label.named.map((one) => ({ ...one, name: nameOf(one.component, one.name) })) },
    },
    isEnglish: [...found.values()].includes(null),
  }
}

/** A whole name of a row, and no part of a longer one. */
const replaceName = (row: string, english: string, own: string): string =>
  row
    .split(/(?<=[,;]) (?=\S)/)
    .map((part) => (part.replace(/[,;]$/, '') === english ? `${own}${part.slice(english.length)}` : part))
    .join(' ')

const flatten = (components: readonly MixtureComponent[]): MixtureComponent[] =>
  components.flatMap((one) => [one, ...flatten(one.components)])
