import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { isLanguageCode, languageCodes, languages, type LanguageCode } from '../../../shared/languages.ts'
import { statementList } from '../../../shared/library-lists.ts'
import type { LiveAnswer, LiveHazard, LiveStep } from '../../../shared/recipe/live-answer.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Pictograms } from '../frame/pictograms.tsx'
import { useChosen } from '../frame/places-context.ts'
import { useAnswer } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { formatMoment } from '../../language/format-moment.ts'
import { lapsedClasses } from './lapsed-classes.ts'
import { listClasses, listClose } from './list-hazards.ts'
import { withoutBlanks } from './without-blanks.ts'
import { usePrintedNames } from './use-printed-names.ts'
import { useSettledAnnouncement } from './use-settled-announcement.ts'
import { useWorkshop } from './workshop-context.ts'
import './live-panel.css'
import { Names } from '../../ui/shown.tsx'

/** What follows from the recipe: the label in words, the classification, and what is close to a limit. */
export function LivePanel(): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { judged, request, recipe, synonymId } = useWorkshop()
  const { answer, failure, answeredAt } = judged
  const spoken = useSettledAnnouncement(answer === null ? '' : announce(answer, t))
  const isStale = request.body === null && answer !== null && recipe.rows.length > 0
  return (
    <aside className="live" aria-label={t('recipe.live')} aria-busy={judged.isPending}>
      <p className="vh" role="status">
        {spoken}
      </p>
      {failure ? (
        <p className="msg" role="alert">
          {t('recipe.live.since', { time: answeredAt === null ? '–' : formatMoment(new Date(answeredAt).toISOString()).time })}{' '}
          {t(failure.uiMessage)}
        </p>
      ) : null}
      {answer && answer.lapsedOverrides.length > 0 ? (
        <p className="msg">
          <b>{lapsedClasses(answer, request).join(', ')}: </b>
          {t('reasons.lapsed')} <Link to={`/app/products/${synonymId}/classification`}>{t('workshop.step.classification')}</Link>
        </p>
      ) : null}
      {isStale ? <p className="msg">{t('recipe.live.stale')}</p> : null}
      {answer ? (
        <>
          <LabelPart answer={answer} />
          <section>
            <div className="lh">
              <h2>{t('workshop.step.classification')}</h2>
              <span>{t('recipe.live.valueLimit')}</span>
            </div>
            <HazardList hazards={listClasses(answer)} language={language} />
          </section>
          <CloseToLimit answer={answer} language={language} />
        </>
      ) : recipe.rows.length === 0 || request.body === null ? (
        <p className="meta">{t('recipe.live.nothing')}</p>
      ) : failure ? null : (
        <div className="live-skeleton" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </div>
      )}
    </aside>
  )
}

/** Said once, and not letter by letter. */
const announce = ({ label }: LiveAnswer, t: ReturnType<typeof useTranslate>): string =>
  [signalOf(label.signalWord, t), ...label.hazardStatements, ...label.supplementalStatements].join(', ')

export const signalOf = (word: LiveAnswer['label']['signalWord'], t: ReturnType<typeof useTranslate>): string =>
  word === null ? t('recipe.live.noSignalWord') : t(`products.signalWord.${word === 'Danger' ? 'danger' : 'warning'}`)

function LabelPart({ answer }: { answer: LiveAnswer }): ReactElement {
  const { label, components } = answer
  const t = useTranslate()
  const own = useInterfaceLanguage()
  const { api } = useWorkspace()
  const [language, setLanguage] = useChosen<LanguageCode>('labelLanguage', z.enum(languageCodes), own)
  const { data } = useAnswer(`statements ${language}`, (signal) =>
    api.until(signal).get('/api/v1/statements', statementList, { language, limit: 1_200 }),
  )
  const printed = usePrintedNames(answer, language)
  const nameOf = (key: string): string => printed.get(key) ?? components.find((one) => one.key === key)?.name ?? ''
  const words = new Map(data?.statements.map(({ code, text }) => [code, text]))
  const codes = [...label.hazardStatements, ...label.supplementalStatements]
  const sensitisers = label.because.supplemental.statements.flatMap(({ code, components: keys }) =>
    code === 'EUH208' ? keys.map(nameOf) : [],
  )
  const omitted = label.because.omitted.filter(({ element }) => element.startsWith('GHS'))
  return (
    <section>
      <div className="lh">
        <h2>{t('recipe.live.label')}</h2>
        <Dropdown
          className="live-language"
          label={t('recipe.live.language')}
          value={language}
          options={languages.map(({ code, name }) => ({ value: code, text: name, lang: code }))}
          onChoose={(code) => setLanguage(isLanguageCode(code) ? code : own)}
        />
      </div>
      <div className="sg">
        <p className={label.signalWord === null ? 'meta' : 'signal'}>{signalOf(label.signalWord, t)}</p>
        <Pictograms codes={label.pictograms} size={52} />
      </div>
      <ul className="st" lang={language}>
        {codes.map((code) => (
          <li key={code}>
            <b>{code}</b>
            <span>{withoutBlanks(words.get(code) ?? (data ? t('app.MISSING_TRANSLATION') : ''), code, sensitisers)}</span>
          </li>
        ))}
      </ul>
      {label.named.length > 0 ? (
        <p className="because">
          <Names>{t('recipe.live.named', { names: label.named.map(({ component }) => nameOf(component)).join('; ') })}</Names>
        </p>
      ) : null}
      {omitted.map(({ element, because, source }) => (
        <p className="because" key={element}>
          {t('recipe.live.omitted', { element, because })} {source}
        </p>
      ))}
    </section>
  )
}

const signs = { '>=': '≥', '<=': '≤', '>': '>', '<': '<' } as const

/** `38 ≤ 60 °C`: the figure that decides, and its limit. */
export function writeStep({ total, comparison, limit, unit }: LiveStep, language: LanguageCode): string {
  if (total === null || limit === null || comparison === null) return ''
  const write = (value: number) => writeNumber(Number(value.toPrecision(4)), language)
  return `${write(total)} ${signs[comparison]} ${write(limit)}${unit === null ? '' : ` ${unit}`}`
}

function HazardList({
  hazards,
  language,
}: {
  hazards: readonly { hazard: LiveHazard; step: LiveStep | null }[]
  language: LanguageCode
}): ReactElement {
  const t = useTranslate()
  if (hazards.length === 0) return <p className="meta">{t('recipe.live.noClass')}</p>
  return (
    <ul className="st">
      {hazards.map(({ hazard, step }) => (
        <li key={`${hazard.hazardClass} ${hazard.differentiation}`} className="pair">
          <b>{hazard.category ?? hazard.worstCase?.category}</b>
          <span className="num">
            {hazard.outcome === 'dataLacking' ? t('recipe.live.worstCase') : step === null ? '' : writeStep(step, language)}
          </span>
        </li>
      ))}
    </ul>
  )
}

function CloseToLimit({ answer, language }: { answer: LiveAnswer; language: LanguageCode }): ReactElement | null {
  const t = useTranslate()
  const close = listClose(answer)
  if (close.length === 0) return null
  return (
    <section>
      <div className="lh">
        <h2>{t('recipe.live.close')}</h2>
        <span>{t('recipe.live.valueLimit')}</span>
      </div>
      <ul className="st">
        {close.map(({ category, step, ratio }) => (
          <li key={category} className="pair">
            <span>
              <b>{category}</b>
              <span className="cap">{writeStep(step, language)}</span>
            </span>
            <span className="gauge" ref={(gauge) => gauge?.style.setProperty('--v', String(ratio))}>
              <i />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
