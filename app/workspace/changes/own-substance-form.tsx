import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react'
import { createPortal } from 'react-dom'
import { ownSubstanceRecord, ownSubstanceAnswer, type OwnSubstanceAnswer, type OwnSubstanceRecord } from '../../../shared/own-substances.ts'
import { readIssues } from '../../../shared/reasons/read-issue.ts'
import { writeReason } from '../../../shared/reasons/write-reason.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { Dropdown } from '../../ui/dropdown.tsx'
import { DateField } from '../edit/fields/date/date-field.tsx'
import { Problems } from '../edit/fields/field-parts.tsx'
import { createKey } from '../frame/create-key.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { TypedBefore } from '../frame/typed-before.tsx'
import { useCall } from '../frame/use-call.ts'
import { useTyped } from '../frame/use-typed.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { NoteList } from './note-list.tsx'
import { ComponentList, LimitList } from './substance-lists.tsx'
import { SubstanceNames } from './substance-names.tsx'
import {
  dataNames,
  dataPath,
  dataUnits,
  estimateNames,
  recordOfTyped,
  writtenSubstance,
  typeSubstance,
  type KnownSubstance,
  type TypedSubstance,
} from './typed-substance.ts'

interface OwnSubstanceFormProps {
  /** Of a new one: what is known of it already. */
  begun: OwnSubstanceRecord
  /** What is stored; null of a new one. */
  own: OwnSubstanceAnswer | null
  /** of the documents, by key */
  words: Readonly<Record<string, string>>
  known: readonly KnownSubstance[]
  /** Where the button that saves stands, such as the end of a dialog, in sight however long the form is; null: below the form. */
  end: HTMLElement | null
  onSaved: (saved: OwnSubstanceAnswer) => void | Promise<void>
}

const estimateUnits = { oral: 'mg/kg', dermal: 'mg/kg', gas: 'ppmV', vapour: 'mg/l', mist: 'mg/l', dust: 'mg/l' } as const
const dataTerms = {
  flashPoint: 'property.flashPoint',
  initialBoilingPoint: 'property.boilingPoint',
  kinematicViscosity40: 'property.kinematicViscosity',
  relativeDensity: 'property.density',
  pH: 'property.ph',
  vapourPressure50: 'property.vapourPressure',
  molarMass: '',
} as const
const routeTerms = { oral: 'route.oral', dermal: 'route.dermal', gas: 'route.inhalationGas', vapour: 'route.inhalationVapour' } as const

/** Everything that is known of an own substance or raw material. What is wrong is told at its field as soon as somebody leaves it. */
export function OwnSubstanceForm({ begun, own, words, known, end, onSaved }: OwnSubstanceFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const mayEdit = useMay('editor')
  const [key] = useState(() => own?.key ?? `rm-${createKey().slice(0, 12)}`)
  const form = useRef<HTMLFormElement>(null)
  const isInDialog = end !== null
  // It comes after the dialog, which had nothing but the button that closes it to give the focus to.
  useEffect(() => {
    if (isInDialog) form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isInDialog])
  const [first] = useState(() => typeSubstance(begun, language, known))
  const written = useTyped(own === null ? `new substance ${begun.kind} ${begun.name}` : `substance ${key}`, writtenSubstance, () => ({
    revision: own?.revision ?? 0,
    substance: first,
  }))
  const { substance: typed, revision } = written.value
  const [isTried, setIsTried] = useState(false)
  /** Fields that somebody has left: what is wrong with them is told at once, with the others once it is to be saved. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { busy, failure, run, forget } = useCall({
    action: (record: OwnSubstanceRecord) =>
      own === null
        ? api.send('POST', '/api/v1/own-substances', ownSubstanceAnswer, { key, record })
        : api.send('PUT', `/api/v1/own-substances/${encodeURIComponent(key)}`, ownSubstanceAnswer, { revision, record }),
    onDone: (saved) => {
      written.forget()
      return onSaved(saved)
    },
  })
  const parsed = ownSubstanceRecord.safeParse(recordOfTyped(typed, { before: begun, key, language, known }), { reportInput: true })
  const reasons = parsed.success ? [] : readIssues(parsed.error.issues)
  const estimateLabel = (name: (typeof estimateNames)[number]) =>
    name === 'mist' || name === 'dust'
      ? `${words['route.inhalation'] ?? ''}, ${t(`changes.inhaled.${name}`)}`
      : (words[routeTerms[name]] ?? name)
  const problemsAt = (path: string): string[] => [
    ...new Set(
      (isTried || left.has(path) ? reasons : [])
        .filter((one) => one.path === path || one.path.startsWith(`${path}.`) || one.path.startsWith(`${path}[`))
        .map((one) => writeReason(one, t, language)),
    ),
  ]
  const put = (changes: Partial<TypedSubstance>) => {
    forget()
    written.type((before) => ({ ...before, substance: { ...before.substance, ...changes } }))
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A dialog may stand over a page whose form this is none of.
    event.stopPropagation()
    setIsTried(true)
    if (parsed.success) void run(parsed.data)
    else {
      const form = event.currentTarget
      // After the fields are marked.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0)
    }
  }
  const field = (name: string, label: string, path: string, control: (props: FieldProps) => ReactNode) => {
    const problems = problemsAt(path)
    const isWrong = problems.length > 0
    return (
      <div className="field" key={name} onBlur={() => setLeft((before) => new Set([...before, path]))}>
        <label htmlFor={`${id}${name}`}>{label}</label>
        {control({
          id: `${id}${name}`,
          className: isWrong ? 'input is-error' : 'input',
          'aria-invalid': isWrong || undefined,
          'aria-describedby': `${id}${name}problem`,
        })}
        <Problems id={`${id}${name}problem`} problems={problems} />
      </div>
    )
  }
  const line = (name: keyof TypedSubstance, label: string, path: string, value: string, maxLength = 300) =>
    field(name, label, path, (props) => (
      <input
        {...props}
        maxLength={maxLength}
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
      />
    ))
  const figure = (name: string, label: string, unit: string, path: string, value: string, onType: (text: string) => void) =>
    field(name, unit === '' ? label : `${label}, ${unit}`, path, (props) => (
      <input
        {...props}
        maxLength={30}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    ))
  const saving = mayEdit ? (
    <button
      type="submit"
      form={`${id}form`}
      className="btn btn-primary"
      disabled={busy || (own !== null && JSON.stringify(typed) === JSON.stringify(first))}
    >
      {t(own === null ? 'edit.saveNow' : 'changes.edit')}
    </button>
  ) : null
  return (
    <form id={`${id}form`} ref={form} className="own-substance" onSubmit={save} noValidate>
      <TypedBefore typed={written} />
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      <fieldset className="substance-fields" disabled={!mayEdit || busy}>
        <legend className="vh">{t('changes.own')}</legend>
        <fieldset className="field">
          <legend>{t('record.field.kind')}</legend>
          <div className="states">
            {(['substance', 'rawMaterial'] as const).map((kind) => (
              <label key={kind} className="choice">
                <input type="radio" name={`${id}kind`} checked={typed.kind === kind} onChange={() => put({ kind })} />
                {t(kind === 'substance' ? 'record.option.substance' : 'record.option.mixture')}
              </label>
            ))}
          </div>
        </fieldset>
        {line('name', t('record.field.name'), 'name', typed.name)}
        <SubstanceNames names={typed.names} onChange={(names) => put({ names })} />
        <div className="substance-grid">
          {line('casNumber', t('record.field.casNumber'), 'casNumber', typed.casNumber, 60)}
          {line('ecNumber', t('record.field.ecNumber'), 'ecNumber', typed.ecNumber, 60)}
          {line('indexNumber', t('record.field.indexNumber'), 'indexNumber', typed.indexNumber, 60)}
          {line('reachNumber', t('record.field.reachNumber'), 'reachNumber', typed.reachNumber, 60)}
          {line('supplier', t('record.field.supplier'), 'supplier', typed.supplier, 200)}
          {field('country', t('record.field.country'), 'supplier.country', ({ id: fieldId }) => (
            <Dropdown
              id={fieldId}
              value={typed.country}
              options={[{ value: '', text: '–' }, ...countriesOf(words)]}
              onChoose={(country) => put({ country })}
            />
          ))}
          {line('articleNumber', t('changes.articleNumber'), 'supplier.articleNumber', typed.articleNumber, 100)}
          {field('sheetDay', t('changes.sheetDay'), 'sheet.day', (props) => (
            <DateField
              id={props.id}
              value={typed.sheetDay}
              isWrong={props['aria-invalid'] === true}
              describedBy={props['aria-describedby']}
              onChange={(sheetDay) => put({ sheetDay })}
            />
          ))}
          {line('sheetRevision', t('changes.sheetRevision'), 'sheet.revision', typed.sheetRevision, 50)}
        </div>
        {field('classes', t('changes.classes'), 'classification', (props) => (
          <textarea
            {...props}
            rows={Math.min(10, Math.max(3, typed.classes.split('\n').length))}
            placeholder={'Skin Sens. 1 H317\nAquatic Chronic 2 H411'}
            value={typed.classes}
            onChange={({ currentTarget }) => put({ classes: currentTarget.value })}
          />
        ))}
        {line('source', t('record.field.sources'), 'classification.source', typed.source)}
        {typed.classes.trim() === '' ? (
          <label className="choice">
            <input
              type="checkbox"
              checked={typed.isHarmless}
              onChange={({ currentTarget }) => put({ isHarmless: currentTarget.checked })}
            />
            {t('recipe.lookedAt')}
          </label>
        ) : null}
        <LimitList limits={typed.limits} problemsAt={problemsAt} onChange={(limits) => put({ limits })} />
        <fieldset className="field">
          <legend>{t('record.field.acuteToxicityEstimates')}</legend>
          <div className="substance-grid">
            {estimateNames.map((name) =>
              figure(`ate${name}`, estimateLabel(name), estimateUnits[name], `ate.${name}`, typed.estimates[name] ?? '', (text) =>
                put({ estimates: { ...typed.estimates, [name]: text } }),
              ),
            )}
            {(['acute', 'chronic'] as const).map((name) =>
              figure(
                `m${name}`,
                t(name === 'acute' ? 'record.field.mFactorAcute' : 'record.field.mFactorChronic'),
                '',
                `m.${name}`,
                typed.factors[name],
                (text) => put({ factors: { ...typed.factors, [name]: text } }),
              ),
            )}
          </div>
        </fieldset>
        <fieldset className="field">
          <legend>{t('edit.part.parameters')}</legend>
          <div className="substance-grid">
            {dataNames.map((name) =>
              figure(
                `data${name}`,
                words[dataTerms[name]] ?? t('changes.molarMass'),
                dataUnits[name],
                dataPath(parsed.success ? [] : recordOfTyped(typed, { before: begun, key, language, known })['data'], name),
                typed.data[name] ?? '',
                (text) => put({ data: { ...typed.data, [name]: text } }),
              ),
            )}
          </div>
        </fieldset>
        <NoteList words={words} met={typed.notes} onChange={(notes) => put({ notes })} />
        {typed.kind === 'rawMaterial' ? (
          <ComponentList
            components={typed.components}
            known={known}
            problemsAt={problemsAt}
            onChange={(components) => put({ components })}
          />
        ) : null}
      </fieldset>
      {end === null ? saving : createPortal(saving, end)}
      <p className="msg msg-error" aria-live="polite">
        {isTried && reasons.length > 0 ? t('edit.problemCount', { count: reasons.length }) : null}
      </p>
    </form>
  )
}

const countriesOf = (words: Readonly<Record<string, string>>): { value: string; text: string }[] =>
  Object.entries(words).flatMap(([key, text]) => (key.startsWith('country.') ? [{ value: key.slice('country.'.length), text }] : []))

interface FieldProps {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string
}
