import type { Mixture } from '../../clp/classification/mixture.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import { createTextWriter } from '../text/write-text.ts'
import { listInputs } from './list-inputs.ts'
import { listOpenQuestions } from './list-open-questions.ts'
import { listResults, titleOf } from './list-results.ts'
import { listSources } from './list-sources.ts'
import { nameSubstances, type FindName } from './name-substances.ts'
import { listSteps } from './list-steps.ts'
import type { ReportModel } from './report-model.ts'

export interface ReportSource {
  mixture: Mixture
  answer: ClassificationAnswer
  /** SHA-256 of the request, in hexadecimal */
  inputHash: string
  /** names of substances in the language of the report; without it they stand as the engine has them */
  findName?: FindName
}

/**
 * The report on a classification in one language: inputs, results, arithmetic, what is open, sources. Pure: the same answer gives the same
 * model.
 */
export function buildReport({ mixture, answer: found, inputHash, findName }: ReportSource, language: LanguageCode): ReportModel {
  const writer = createTextWriter(language)
  // The names of Annex VI are those of the English text.
  const { answer, isEnglish } =
    language === 'en' ? { answer: found, isEnglish: false } : nameSubstances(found, mixture, findName ?? (() => null))
  const names = new Map(answer.components.map(({ key, name }) => [key, name]))
  const title =
    mixture.name === null ? writer.term('report.title') : `${writer.term('report.title')}${writer.term('document.colon')} ${mixture.name}`
  return {
    language,
    title,
    author: `Permasheet ${answer.engine}`,
    facts: [
      { term: writer.term('report.law'), value: writer.date(answer.at) },
      { term: writer.term('report.rules'), value: answer.engine },
      { term: writer.term('report.hash'), value: inputHash },
      { term: writer.term('sds.language'), value: findLanguageByCode(language)?.name ?? language },
    ],
    parts: [
      { heading: writer.term('report.inputs'), ...listInputs(mixture, answer, writer) },
      { heading: writer.term('report.results'), ...listResults(answer, mixture.physicalState, writer) },
      {
        heading: writer.term('basis.calculation'),
        facts: [],
        tables: answer.hazards.flatMap((hazard) => listSteps(hazard, titleOf(hazard, writer), names, writer) ?? []),
      },
      { heading: writer.term('report.check'), ...listOpenQuestions(answer, names, writer) },
      { heading: writer.term('sds.sources'), ...listSources(answer, writer) },
    ].filter(({ facts, tables }) => facts.length + tables.length > 0),
    note: [writer.term('report.note'), ...(isEnglish ? [writer.term('report.englishNames')] : [])].join(' '),
    pageWord: writer.term('document.page'),
    stampedOn: answer.at,
  }
}
