import { BookOpenText, PenLine, Trash2 } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { findLanguageByCode, languages } from '../../../shared/languages.ts'
import { useTranslate } from '../../texts.tsx'
import { useEditing } from './edit-context.tsx'
import { PhrasePicker } from './phrase-picker.tsx'
import { asObject, asText, writePath, type RecordPath, type RecordValue } from './record-values.ts'
import { NumberInput, Problems } from './field-parts.tsx'
import { QuantityField } from './quantity-field.tsx'
import { usePhrase } from './use-phrases.ts'

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
  const { set } = useEditing()
  const [picking, setPicking] = useState(false)
  const text = asObject(value)
  const isPhrase = 'phrase' in text
  return (
    <fieldset className="field text-field" data-path={writePath(path)}>
      <legend>{label}</legend>
      {isPhrase ? <Phrase path={path} text={text} /> : <FreeText path={path} text={asObject(text.text)} label={label} />}
      <div className="text-tools">
        <button type="button" className="btn btn-quiet" onClick={() => setPicking(true)}>
          <BookOpenText className="i" />
          {t(isPhrase ? 'edit.text.otherPhrase' : 'edit.text.phrase')}
        </button>
        {isPhrase ? (
          <button type="button" className="btn btn-quiet" onClick={() => set(path, { text: {} })}>
            <PenLine className="i" />
            {t('edit.text.own')}
          </button>
        ) : null}
        {optional && value !== undefined ? (
          <button type="button" className="btn btn-quiet" onClick={() => set(path, undefined)}>
            <Trash2 className="i" />
            {t('edit.remove', { name: label })}
          </button>
        ) : null}
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

function Phrase({ path, text }: { path: RecordPath; text: Readonly<Record<string, RecordValue>> }): ReactElement {
  const t = useTranslate()
  const { language } = useEditing()
  const key = asText(text.phrase)
  const phrase = usePhrase(key)
  return (
    <div className="phrase">
      <p lang={language}>{phrase?.text ?? (phrase === null ? t('edit.text.unknownPhrase') : '…')}</p>
      <p className="cap">{key}</p>
      {phrase && phrase.parameters.length > 0 ? (
        <ValuesField label={t('record.field.values')} path={[...path, 'values']} value={text.values} names={phrase.parameters} />
      ) : null}
    </div>
  )
}

function FreeText({ path, text, label }: { path: RecordPath; text: Readonly<Record<string, RecordValue>>; label: string }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set, language } = useEditing()
  const [opened, setOpened] = useState<readonly string[]>([])
  const written = languages.filter(({ code }) => code === language || code in text || opened.includes(code))
  const others = languages.filter(({ code }) => !written.some((one) => one.code === code))
  const put = (code: string, words: string) => {
    // Whoever empties a field to write it anew still needs it.
    setOpened((before) => [...before, code])
    set([...path, 'text'], Object.fromEntries(Object.entries({ ...text, [code]: words }).filter(([, own]) => own !== '')))
  }
  return (
    <>
      {written.map(({ code, name }) => (
        <div key={code} className="own-words">
          <label className="meta" htmlFor={`${id}${code}`}>
            {name}
          </label>
          <textarea
            className="input"
            id={`${id}${code}`}
            lang={code}
            rows={2}
            aria-label={`${label}, ${name}`}
            value={asText(text[code])}
            onChange={({ currentTarget }) => put(code, currentTarget.value)}
          />
        </div>
      ))}
      {others.length > 0 ? (
        <label className="add-language">
          <span className="vh">{t('edit.text.addLanguage')}</span>
          <select className="input" value="" onChange={({ currentTarget }) => setOpened([...opened, currentTarget.value])}>
            <option value="">{t('edit.text.addLanguage')}</option>
            {others.map(({ code }) => (
              <option key={code} value={code} lang={code}>
                {findLanguageByCode(code)?.name}
              </option>
            ))}
          </select>
        </label>
      ) : null}
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

/** The fill-ins of a sentence or statement: a figure or code as it stands, or a text of its own in every language. */
export function ValuesField({ label, path, value, names }: ValuesFieldProps): ReactElement | null {
  const t = useTranslate()
  const id = useId()
  const { set } = useEditing()
  const values = asObject(value)
  // A fill-in that is emptied to be written anew keeps its field.
  const [emptied, setEmptied] = useState<readonly string[]>([])
  const all = [...new Set([...(names ?? []), ...Object.keys(values), ...emptied])]
  if (all.length === 0) return null
  return (
    <fieldset className="values" data-path={writePath(path)}>
      <legend>{label}</legend>
      {all.map((name) => {
        const own = values[name]
        const ownPath = [...path, name]
        if (typeof own === 'object' && own !== null && !Array.isArray(own) && !('unit' in own))
          return <TextField key={name} label={name} path={ownPath} value={own} optional problems={[]} />
        if (typeof own === 'object' && own !== null && 'unit' in own)
          return <QuantityField key={name} label={name} path={ownPath} value={own} optional problems={[]} />
        const input = { className: 'input', id: `${id}${name}` }
        return (
          <div key={name} className="field">
            <label htmlFor={input.id}>{name}</label>
            {Array.isArray(own) ? (
              <input {...input} value={JSON.stringify(own)} readOnly />
            ) : (
              // A figure is stored as a figure, so that it is written by the rules of each language; anything else is a text.
              <NumberInput
                input={input}
                value={own}
                onChange={(read) => {
                  setEmptied([...emptied, name])
                  set(ownPath, read)
                }}
              />
            )}
            <button type="button" className="btn btn-quiet" onClick={() => set(ownPath, { text: {} })}>
              {t('edit.text.asText')}
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
