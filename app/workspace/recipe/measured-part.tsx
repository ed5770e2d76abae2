import { useId, useState, type ReactElement } from 'react'
import type { LanguageCode } from '../../../shared/languages.ts'
import { writeNumber } from '../../../shared/read-number.ts'
import { findMeasuredNeeds, type MeasuredNeed } from '../../../shared/recipe/measured-needs.ts'
import { limitsOfAerosol, type AerosolLimit } from '../../../shared/recipe/limits-of-an-aerosol.ts'
import type { MeasuredName, Recipe } from '../../../shared/recipe/recipe.ts'
import { fillWords } from '../../language/fill-words.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { letterField } from '../../ui/letter-field.ts'
import { writeStep } from './live-panel.tsx'
import { listReceptacles, ReceptacleField } from './receptacle-field.tsx'
import { useRecipeWords, type RecipeWords } from './recipe-words-context.ts'
import { useWorkshop } from './workshop-context.ts'
import './measured-part.css'

const states = [
  { state: 'liquid', word: 'state.liquid' },
  { state: 'solid', word: 'state.solid' },
  { state: 'gas', word: 'report.gas' },
  { state: 'aerosol', word: 'state.aerosol' },
] as const

/** Name and unit of what is measured, in the units of the engine. */
const values: Readonly<Record<MeasuredName, { word: string; unit: string }>> = {
  flashPoint: { word: 'property.flashPoint', unit: '°C' },
  initialBoilingPoint: { word: 'property.boilingPoint', unit: '°C' },
  meltingPoint: { word: 'property.meltingPoint', unit: '°C' },
  carriageTemperature: { word: 'report.carriageTemperature', unit: '°C' },
  pH: { word: 'property.ph', unit: '' },
  alkaliReserve: { word: 'property.acidReserve', unit: 'g NaOH/100 g' },
  acidReserve: { word: 'property.acidReserve', unit: 'g NaOH/100 g' },
  kinematicViscosity40: { word: 'property.kinematicViscosity', unit: 'mm²/s, 40 °C' },
  relativeDensity: { word: 'property.density', unit: 'kg/l' },
  vapourPressure50: { word: 'property.vapourPressure', unit: 'kPa, 50 °C' },
  flammableContent: { word: 'engine.flammableContent', unit: '%' },
  heatOfCombustion: { word: 'property.heatOfCombustion', unit: 'kJ/g' },
  ignitionDistance: { word: 'engine.ignitionDistance', unit: 'cm' },
  enclosedSpaceTime: { word: 'engine.enclosedSpace', unit: 's/m³' },
  deflagrationDensity: { word: 'property.deflagrationDensity', unit: 'g/m³' },
  foamHeight: { word: 'property.flameHeight', unit: 'cm' },
  foamDuration: { word: 'property.flameDuration', unit: 's' },
}

/** State and measured values, asked for only where a rule needs them: first what follows, then why it is asked. */
export function MeasuredPart(): ReactElement {
  const t = useTranslate()
  const words = useRecipeWords()
  const { recipe, judged, change } = useWorkshop()
  const needs = judged.answer ? findMeasuredNeeds(judged.answer, recipe) : []
  // No rule can ask whether a product is carried heated, was tested, or is sold under pressure: whoever knows it says so. A gas is always sold in something.
  const [added, setAdded] = useState<readonly MeasuredName[]>([])
  const [isPressed, setPressed] = useState(false)
  const asksForReceptacle = isPressed || recipe.receptacle !== undefined || recipe.physicalState === 'gas'
  const hasReceptacles = listReceptacles(recipe).length > 0
  const requested = needs.filter((one) => one.isRequired || (one.isOffered && added.includes(one.name)))
  const rest = needs.filter((one) => !requested.includes(one) && one.name !== 'alkaliReserve' && one.name !== 'acidReserve')
  return (
    <section className="part" aria-labelledby="measured-heading">
      <div className="part-head">
        <h2 id="measured-heading">{t('recipe.measured.title')}</h2>
      </div>
      <ul className="ask">
        <li>
          <fieldset className="field">
            <legend>{words['property.physicalState']}</legend>
            <div className="states">
              {states.map(({ state, word }) => (
                <label key={state} className="choice">
                  <input
                    type="radio"
                    name="physicalState"
                    checked={recipe.physicalState === state}
                    onChange={() => change((before) => ({ ...before, physicalState: state }), words['property.physicalState'] ?? '')}
                  />
                  {words[word]}
                </label>
              ))}
            </div>
          </fieldset>
        </li>
        {hasReceptacles && asksForReceptacle ? <ReceptacleField words={words} /> : null}
        {requested.map((need) => (
          <RequiredValue key={need.name} need={need} words={words} />
        ))}
        {rest.map((need) => (
          <li key={need.name} className="not">
            <span>{words[values[need.name].word]}</span>
            <p className="because">
              {need.isOffered ? (
                <AddPress name={words[values[need.name].word] ?? need.name} onPress={() => setAdded([...added, need.name])} />
              ) : (
                <>
                  {t('recipe.measured.notNeeded')}{' '}
                  {need.name === 'initialBoilingPoint' ? words['engine.boilingPointDecides'] : causeOf(need, words)}
                </>
              )}
            </p>
          </li>
        ))}
        {hasReceptacles && !asksForReceptacle ? (
          <li className="not">
            <span>{words['report.receptacle']}</span>
            <p className="because">
              <AddPress name={words['report.receptacle'] ?? ''} onPress={() => setPressed(true)} />
            </p>
          </li>
        ) : null}
      </ul>
    </section>
  )
}

/** What no rule asks for is added by who knows it. */
function AddPress({ name, onPress }: { name: string; onPress: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <button type="button" className="btn btn-small" onClick={onPress}>
      {t('edit.add', { name })}
    </button>
  )
}

/** A sentence of the engine in the language of the page. */
function causeOf({ cause }: MeasuredNeed, words: RecipeWords): string {
  return cause === null ? '' : fillWords(words)(`engine.${cause.code}`, cause.params ?? {})
}

function RequiredValue({ need, words }: { need: MeasuredNeed; words: RecipeWords }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { recipe, request, judged, change } = useWorkshop()
  const { name, hazard, components } = need
  const { word, unit } = values[name]
  const title = words[word] ?? name
  const typed = recipe.measured.values[name] ?? ''
  const isUnread = request.unread.includes(name)
  const doubts = (judged.answer?.warnings ?? []).filter(({ path }) => path === `mixture.measured.${name}`)
  const step = hazard?.steps.find(({ isMet, arithmetic }) => isMet && arithmetic === 'value')
  const untested = hazard?.steps.find(({ what, isMet }) => isMet && what.code === 'untested')
  // Seven figures of an aerosol decide on one category: it is said once, and beside each what it is held against.
  const limits = limitsOfAerosol[name]
  const says = limits === undefined || name === 'flammableContent'
  const because = hazard?.outcome === 'dataLacking' ? causeOf(need, words) : ''
  const suggested = components.length > 0 ? words['engine.suggestedBy']?.replace('{substances}', components.slice(0, 4).join(', ')) : ''
  return (
    <li>
      <label htmlFor={id}>{title}</label>
      <span className="unit">
        <input
          id={id}
          className={isUnread ? 'input is-error' : 'input'}
          aria-invalid={isUnread || undefined}
          aria-describedby={`${id}why`}
          inputMode="text"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => change(withMeasured(name, event.currentTarget.value), title, letterField(event))}
        />
        <span>{unit}</span>
      </span>
      <div className="because" id={`${id}why`}>
        {isUnread ? <p className="bad">{t('recipe.measured.unread', { text: typed })}</p> : null}
        {doubts.map(({ code, params }) => (
          <p key={code} className="bad">
            {fillWords(words)(`engine.${code}`, params ?? {})}
          </p>
        ))}
        {says && hazard?.outcome === 'classified' && hazard.category !== null ? (
          <p>
            <b>{hazard.category}</b>{' '}
            {step ? writeStep(step, language) : untested ? fillWords(words)(`engine.${untested.what.code}`, {}) : ''}
          </p>
        ) : null}
        {limits ? <AerosolLimits limits={limits} language={language} /> : null}
        {says && hazard?.outcome === 'dataLacking' && hazard.worstCase ? (
          <p>
            {t('recipe.live.worstCase')}: <b>{hazard.worstCase.category}</b>
          </p>
        ) : null}
        {name === 'carriageTemperature' ? <p>{t('recipe.measured.whyCarriage')}</p> : null}
        {says ? <p>{[because, suggested].filter((text) => text !== '').join(' ')}</p> : null}
      </div>
    </li>
  )
}

function AerosolLimits({ limits, language }: { limits: readonly AerosolLimit[]; language: LanguageCode }): ReactElement {
  return (
    <ul className="limits">
      {limits.map(({ figures, category }) => {
        const told = figures.map(({ comparison, value, unit }) => `${comparison}\u00a0${writeNumber(value, language)}\u00a0${unit}`)
        return (
          <li key={told.join()}>
            {told.join(', ')}: {category}
          </li>
        )
      })}
    </ul>
  )
}

const withMeasured =
  (name: MeasuredName, typed: string) =>
  (recipe: Recipe): Recipe => ({ ...recipe, measured: { ...recipe.measured, values: { ...recipe.measured.values, [name]: typed } } })
