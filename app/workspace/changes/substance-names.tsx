import { useId, useState, type ReactElement } from 'react'
import { languages } from '../../../shared/languages.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import type { TypedSubstance } from './typed-substance.ts'

interface SubstanceNamesProps {
  names: TypedSubstance['names']
  onChange: (names: TypedSubstance['names']) => void
}

/** What sheets call a substance in each language: written once here, and not in every product that contains it. */
export function SubstanceNames({ names, onChange }: SubstanceNamesProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const label = t('record.field.name')
  // A name that is emptied to be written again keeps its field.
  const [opened, setOpened] = useState<readonly string[]>([])
  const written = languages.filter(({ code }) => code in names || opened.includes(code))
  const others = languages.filter(({ code }) => !written.some((one) => one.code === code))
  return (
    <>
      {written.length > 0 ? (
        <div className="substance-grid">
          {written.map(({ code, name }) => (
            <div className="field" key={code}>
              <label htmlFor={`${id}${code}`}>
                {label}, {name}
              </label>
              <input
                className="input"
                id={`${id}${code}`}
                lang={code}
                maxLength={300}
                autoComplete="off"
                value={names[code] ?? ''}
                onChange={({ currentTarget }) => {
                  setOpened((before) => [...before, code])
                  onChange({ ...names, [code]: currentTarget.value })
                }}
              />
            </div>
          ))}
        </div>
      ) : null}
      {others.length > 0 ? (
        <Dropdown
          className="add-language"
          label={`${label}: ${t('edit.text.addLanguage')}`}
          value=""
          options={[
            { value: '', text: t('edit.text.addLanguage') },
            ...others.map(({ code, name }) => ({ value: code, text: name, lang: code })),
          ]}
          onChoose={(code) => setOpened((before) => [...before, code])}
        />
      ) : null}
    </>
  )
}
