import type { ReactElement } from 'react'
import { mostCopies } from '../../../shared/label-limits.ts'
import { labelFilePath } from '../../../shared/links.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useProduct } from '../product-context.ts'

/** Any number of labels in one file, on sheets or each on a page of its own. */
export function CopiesForm({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { view } = useProduct()
  return (
    <form className="copies" method="get" action={labelFilePath(view.id, 'pdf', '')}>
      {[...new URLSearchParams(label.fileQuery)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="download" value="1" />
      <div className="field">
        <label htmlFor="copies">{t('label.copies')}</label>
        <input
          className="input"
          id="copies"
          name="copies"
          type="number"
          inputMode="numeric"
          min={1}
          max={mostCopies}
          required
          defaultValue={label.labelsPerSheet}
        />
      </div>
      {label.values.fold === '' ? <button className="btn">{t('label.copiesOnSheets')}</button> : null}
      <button className="btn" name="lp" value="1">
        {t('label.copiesSingle')}
      </button>
    </form>
  )
}
