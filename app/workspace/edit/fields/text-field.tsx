import { BookOpenText, PenLine } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { languages, type LanguageCode } from '../../../../shared/languages.ts'
import { useTranslate } from '../../../language/texts.tsx'
import { Dropdown } from '../../../ui/dropdown.tsx'
import { describeValue, findPhraseKeys, sentenceOnItsWay } from './describe-value.ts'
import { useEditing } from '../draft/edit-context.tsx'
import { focusPlace } from './go-to-field.ts'
import { letterField } from '../../../ui/letter-field.ts'
import { ListField } from './list-field.tsx'
import { NearPhrases, UsualPhrase } from './near-phrases.tsx'
import { usualPhraseOf } from './group-of-place.ts'
import { PhrasePicker } from './phrase-picker.tsx'
import { asObject, asText, writePath, type RecordPath, type RecordValue } from '../../record/record-values.ts'
import { NumberInput, Problems, RemoveButton } from './field-parts.tsx'
import { QuantityField } from './quantity-field.tsx'
import { usePhrase, useWords } from './use-phrases.ts'
import { valueLabel } from './value-label.ts'

interface TextFieldProps {
  label: string
  path: RecordPath
  value: RecordValue
  optional: boolean
  problems: readonly string[]
}

/** A text: a sentence of the library, which exists in every language, or one's own words, language by language. */
export function TextField({ label, path, value, optional, problems }: TextFieldProps): ReactElement {
  const t = useTranslate()
  const { set, language } = useEditing()
  const [picking, setPicking] = useState(false)
  const text = asObject(value)
  const isPhrase = 'phrase' in text
  const words = useWords(isPhrase ? findPhraseKeys(text) : noKeys)
  const sentence = isPhrase ? describeValue(text, words) : ''
  const replace = (next: RecordValue) => {
    set(path, next)
    focusPlace(path)
  }
  return (
    <fieldset className="field" data-path={writePath(path)}>
      <legend>{label}</legend>
      {isPhrase ? (
        <Phrase path={path} text={text} sentence={sentence} />
      ) : (
        <FreeText path={[...path, 'text']} text={asObject(text.text)} label={label} onTake={(phrase) => replace({ phrase })} />
      )}
      <div className="text-tools">
        <button type="button" className="btn btn-quiet" onClick={() => setPicking(true)}>
          <BookOpenText className="i" />
          {t(isPhrase ? 'edit.text.otherPhrase' : 'edit.text.phrase')}
        </button>
        {isPhrase ? (
          <button type="button" className="btn btn-quiet" onClick={() => replace({ text: beginWith(sentence, language) })}>
            <PenLine className="i" />
            {t('edit.text.own')}
          </button>
        ) : null}
        {optional && value !== undefined ? <RemoveButton label={label} path={path} /> : null}
      </div>
      <Problems problems={problems} />
      {picking ? (
        <PhrasePicker
          path={path}
          onChoose={(phrase) => {
            set(path, { phrase })
            setPicking(false)
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </fieldset>
  )
}

const noKeys: readonly string[] = []

/** Own words begin with the sentence that they replace, unless it is still on its way. */
const beginWith = (sentence: string, language: LanguageCode): RecordValue =>
  sentence === '' || sentence === sentenceOnItsWay ? {} : { [language]: sentence }

interface PhraseProps {
  path: RecordPath
  text: Readonly<Record<string, RecordValue>>
  sentence: string
}

function Phrase({ path, text, sentence }: PhraseProps): ReactElement {
  const t = useTranslate()
  const { language } = useEditing()
  const key = asText(text.phrase)
  const phrase = usePhrase(key)
  return (
    <div className="phrase">
      <p lang={phrase?.text === null ? 'en' : language}>{sentence}</p>
      {phrase && phrase.parameters.length > 0 ? (
        <ValuesField label={t('record.field.values')} path={[...path, 'values']} value={text.values} names={phrase.parameters} />
      ) : null}
    </div>
  )
}

interface FreeTextProps {
  path: RecordPath
  text: Readonly<Record<string, RecordValue>>
  label: string
  /** A sentence of the library is taken in the place of the own words. */
  onTake: (key: string) => void
}

function FreeText({ path, text, label, onTake }: FreeTextProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set, problemsAt, language } = useEditing()
  const [opened, setOpened] = useState<readonly string[]>([])
  const written = languages.filter(({ code }) => code === language || code in text || opened.includes(code))
  const others = languages.filter(({ code }) => !written.some((one) => one.code === code))
  const missing = languages.length - Object.values(text).filter((own) => asText(own) !== '').length
  const usual = usualPhraseOf(path.slice(0, -1))
  const isMissingSome = missing > 0 && missing < languages.length
  const put = (code: string, words: string, field: EventTarget | null) => {
    // Anyone who empties a field to write it again still needs it.
    setOpened((before) => [...before, code])
    set(path, Object.fromEntries(Object.entries({ ...text, [code]: words }).filter(([, own]) => own !== '')), field)
  }
  return (
    <>
      {written.map(({ code, name }) => (
        <div key={code} data-path={writePath([...path, code])}>
          <label className="meta" htmlFor={`${id}${code}`}>
            {name}
          </label>
          <textarea
            className="input"
            id={`${id}${code}`}
            lang={code}
            rows={2}
            aria-label={`${label}, ${name}`}
            aria-describedby={isMissingSome ? `${id}missing` : undefined}
            value={asText(text[code])}
            onChange={(event) => put(code, event.currentTarget.value, letterField(event))}
          />
          <Problems problems={problemsAt([...path, code])} />
          {code === language ? <NearPhrases words={asText(text[code])} onTake={onTake} /> : null}
          {code === language && usual !== null && missing > 0 ? <UsualPhrase phraseKey={usual} onTake={onTake} /> : null}
        </div>
      ))}
      {others.length > 0 ? (
        <Dropdown
          className="add-language"
          label={t('edit.text.addLanguage')}
          value=""
          options={[
            { value: '', text: t('edit.text.addLanguage') },
            ...others.map(({ code, name }) => ({ value: code, text: name, lang: code })),
          ]}
          onChoose={(code) => setOpened([...opened, code])}
        />
      ) : null}
      {isMissingSome ? (
        <p className="meta" id={`${id}missing`}>
          {t('edit.text.missing', { count: missing })}
        </p>
      ) : null}
      <Problems problems={problemsAt(path)} />
    </>
  )
}

interface ValuesFieldProps {
  label: string
  path: RecordPath
  value: RecordValue
  /** What there is to fill in; without it, what is filled in already. */
  names?: readonly string[]
}

/** The fill-ins of a sentence or statement. */
export function ValuesField({ label, path, value, names }: ValuesFieldProps): ReactElement | null {
  const values = asObject(value)
  // A fill-in that is emptied to be written again keeps its field.
  const [emptied, setEmptied] = useState<readonly string[]>([])
  const all = [...new Set([...(names ?? []), ...Object.keys(values), ...emptied])]
  if (all.length === 0) return null
  return (
    <fieldset className="values" data-path={writePath(path)}>
      <legend>{label}</legend>
      {all.map((name) => (
        <ValueField
          key={name}
          name={name}
          path={[...path, name]}
          value={values[name]}
          onWrite={() => setEmptied((before) => [...before, name])}
        />
      ))}
    </fieldset>
  )
}

interface ValueFieldProps {
  name: string
  path: RecordPath
  value: RecordValue
  onWrite: () => void
}

/** One fill-in: a figure or code as it stands, a quantity, or one or several texts, each of them in every language. */
function ValueField({ name, path, value, onWrite }: ValueFieldProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set, problemsAt } = useEditing()
  const problems = problemsAt(path)
  const label = valueLabel(t, name)
  const change = (key: string, next: RecordValue) => (
    <button
      type="button"
      className="btn btn-quiet"
      onClick={() => {
        set(path, next)
        focusPlace(path)
      }}
    >
      {t(key)}
    </button>
  )
  if (Array.isArray(value))
    return (
      <ListField
        name={name}
        label={label}
        of={{ kind: 'text' }}
        path={path}
        value={value}
        problems={problems}
        renderEntry={(entryPath, entry) => (
          <TextField label={label} path={entryPath} value={entry} optional={false} problems={problemsAt(entryPath)} />
        )}
      />
    )
  if (typeof value === 'object' && value !== null && 'unit' in value)
    return <QuantityField label={label} path={path} value={value} optional problems={problems} />
  if (typeof value === 'object' && value !== null)
    return (
      <>
        <TextField label={label} path={path} value={value} optional problems={problems} />
        {change('edit.text.asList', [value])}
      </>
    )
  return (
    <div className="field" data-path={writePath(path)}>
      <label htmlFor={id}>{label}</label>
      {/* A figure is stored as a figure, so that it is written by the rules of each language; anything else is a text. */}
      <NumberInput
        input={{ className: 'input', id }}
        value={value}
        onChange={(read, field) => {
          onWrite()
          set(path, read, field)
        }}
      />
      <div className="text-tools">
        {change('edit.text.asText', { text: {} })}
        {change('edit.text.asList', [{ text: {} }])}
      </div>
      <Problems problems={problems} />
    </div>
  )
}
