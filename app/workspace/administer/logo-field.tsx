import { useId, useState, type ChangeEvent, type ReactElement } from 'react'
import { company } from '../../../shared/record/company.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useEditing } from '../edit/draft/edit-context.tsx'
import { RemoveButton } from '../edit/fields/field-parts.tsx'

/** The logo as it will be seen, and the way to it from a file. */
export function LogoField({ value }: { value: string }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set } = useEditing()
  const [isRefused, setIsRefused] = useState(false)
  const isLogo = value !== '' && company.shape.logo.safeParse(value).success
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // The same file may be chosen again after it was put right.
    currentTarget.value = ''
    const text = file.size > 20_000 ? '' : (await file.text()).replace(/^\s*(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|\s)+/i, '')
    const fits = company.shape.logo.safeParse(text).success && text !== ''
    setIsRefused(!fits)
    if (fits) set(['company', 'logo'], text)
  }
  return (
    <div className="logo-field" data-path="company.logo">
      {isLogo ? <img src={`data:image/svg+xml,${encodeURIComponent(value)}`} alt="" /> : null}
      <div className="field">
        <label htmlFor={id}>{t('record.field.logo')}</label>
        <input id={id} type="file" accept="image/svg+xml,.svg" aria-describedby={`${id}problem`} onChange={(event) => void read(event)} />
      </div>
      {value === '' ? null : <RemoveButton label={t('record.field.logo')} path={['company', 'logo']} />}
      <p className="msg msg-error" id={`${id}problem`} aria-live="polite">
        {isRefused ? t('workgroup.noSvg') : null}
      </p>
    </div>
  )
}
