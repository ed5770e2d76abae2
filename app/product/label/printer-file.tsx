import { ChevronDown, Printer } from 'lucide-react'
import { useId, type ReactElement } from 'react'
import { mostCopies } from '../../../shared/label-limits.ts'
import { finestResolution, zplResolutions } from '../../../shared/label-zpl.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { labelFilePath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useProduct } from '../product-context.ts'
import './printer-file.css'

/** The label for a label printer: what it is told of the printer and its material stands in the form that fetches it. */
export function PrinterFile({ label: { report, fileQuery, values, size } }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { view } = useProduct()
  const id = useId()
  const isFolded = values.fold !== ''
  const head = (note: string) => (
    <>
      <Printer className="i" />
      <span>
        {t('label.file.zpl')}
        <small>{note}</small>
      </span>
    </>
  )
  if (isFolded || report)
    return (
      <span className="rowlink" role="link" aria-disabled="true">
        {head(t(isFolded ? 'label.fold.noWord' : 'label.doesNotFit'))}
      </span>
    )
  return (
    <details className="printer-file">
      <summary className="rowlink">
        {head(t('label.signedInOnly'))}
        <ChevronDown className="i" />
      </summary>
      <form method="get" action={labelFilePath(view.id, 'zpl', '')}>
        {[...new URLSearchParams(fileQuery)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className="meta">{t('label.zpl.note')}</p>
        <label className="choice">
          <input type="checkbox" name="frameOFF" value="1" autoComplete="off" />
          <span>{t('label.zpl.hasFrames')}</span>
        </label>
        <div className="field">
          <label htmlFor={`${id}copies`}>{t('label.copies')}</label>
          <input
            className="input"
            id={`${id}copies`}
            name="copies"
            type="number"
            inputMode="numeric"
            min={1}
            max={mostCopies}
            required
            defaultValue={1}
          />
        </div>
        <fieldset className="field">
          <legend>{t('label.zpl.resolution')}</legend>
          <div className="resolutions">
            {zplResolutions.map((dpi) => (
              <button key={dpi} className="btn" name="dpi" value={dpi} disabled={dpi > finestResolution(size)}>
                {dpi}&nbsp;dpi
              </button>
            ))}
          </div>
        </fieldset>
      </form>
    </details>
  )
}
