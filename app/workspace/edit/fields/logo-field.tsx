import { useId, useState, type ChangeEvent, type ReactElement } from 'react'
import { useTranslate } from '../../../language/texts.tsx'
import { writePath, type RecordPath } from '../../record/record-values.ts'
import { useEditing } from '../draft/edit-context.tsx'
import { Problems, RemoveButton } from './field-parts.tsx'
import { isLogo, readLogo } from './read-logo.ts'

interface LogoFieldProps {
  label: string
  path: RecordPath
  value: string
  problems: readonly string[]
}

/** The logo as it will be seen, and the way to it from a file: nobody types a drawing. */
export function LogoField({ label, path, value, problems }: LogoFieldProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { set } = useEditing()
  const [isRefused, setIsRefused] = useState(false)
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (!file) return
    // The same file may be chosen again after it was put right.
    currentTarget.value = ''
    const drawing = await readLogo(file)
    setIsRefused(drawing === null)
    if (drawing !== null) set(path, drawing)
  }
  return (
    <div className="logo-field" data-path={writePath(path)}>
      {isLogo(value) ? <img src={`data:image/svg+xml,${encodeURIComponent(value)}`} alt="" /> : null}
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="file"
          accept="image/svg+xml,.svg,image/png,image/jpeg,image/webp,image/gif"
          aria-describedby={`${id}problem`}
          onChange={(event) => void read(event)}
        />
      </div>
      {value === '' ? null : <RemoveButton label={label} path={path} />}
      <Problems id={`${id}problem`} problems={isRefused ? [t('workgroup.noSvg')] : problems} />
    </div>
  )
}
