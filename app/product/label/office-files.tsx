import { Download, FileType, Sheet } from 'lucide-react'
import type { ReactElement } from 'react'
import { labelFilePath } from '../../../shared/links.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useFeature } from '../../features.tsx'
import { useTranslate } from '../../texts.tsx'
import { useProduct } from '../product-context.ts'

/** Options that the spreadsheet for label printing takes (specification, section 7). */
const spreadsheetOptions = ['opisOFF', 'stavkiOFF', 'vlstorageON', 'vlusageON'] as const

/** Files for members of the product's workgroup: the label in Word, and the rows for a label-printing tool. */
export function OfficeFiles({ label }: { label: LabelView }): ReactElement | null {
  const t = useTranslate()
  const { view, own } = useProduct()
  const { fileQuery, values } = label
  const hasWord = useFeature('labelWord')
  const hasSpreadsheet = useFeature('labelSpreadsheet')
  if (!own || !(hasWord || hasSpreadsheet)) return null
  return (
    <ul className="rows">
      {hasWord ? (
        <li>
          <a className="rowlink" href={labelFilePath(view.id, 'docx', `${fileQuery}&lp=1`)}>
            <FileType className="i" />
            <span>
              {t('label.file.docx')}
              <small>{t('label.signedInOnly')}</small>
            </span>
            <Download className="i" />
          </a>
        </li>
      ) : null}
      {hasSpreadsheet ? (
        <li>
          <form method="post" action="/api/v1/label/nice_label">
            <input type="hidden" name="synonym_id" value={own.synonymId} />
            {values.xlang.split(',').map((id) => (
              <input key={id} type="hidden" name="xlang[]" value={id} />
            ))}
            {spreadsheetOptions.map((name) => (
              <input key={name} type="hidden" name={name} value={values[name]} />
            ))}
            <button className="rowlink">
              <Sheet className="i" />
              <span>
                {t('label.file.xlsx')}
                <small>{t('label.signedInOnly')}</small>
              </span>
              <Download className="i" />
            </button>
          </form>
        </li>
      ) : null}
    </ul>
  )
}
