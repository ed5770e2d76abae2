import { Download, FileType, Sheet } from 'lucide-react'
import type { ReactElement } from 'react'
import { labelFilePath } from '../../../shared/links.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useFeature } from '../../page/features.tsx'
import { useTranslate } from '../../language/texts.tsx'
import { useProduct } from '../product-context.ts'
import { PrinterFile } from './printer-file.tsx'

/**
 * Files for members of the product's workgroup: the label in Word, for label printers, and the rows for a label-printing tool. Word and rows stay
 * where the label does not fit: Word has it on the next size on which it does, and the tool has a label of its own.
 */
export function OfficeFiles({ label }: { label: LabelView }): ReactElement | null {
  const t = useTranslate()
  const { own } = useProduct()
  const hasWord = useFeature('labelWord')
  const hasSpreadsheet = useFeature('labelSpreadsheet')
  if (!own) return null
  return (
    <ul className="rows">
      {hasWord ? (
        <li>
          <WordFile label={label} />
        </li>
      ) : null}
      <li>
        <PrinterFile label={label} />
      </li>
      {hasSpreadsheet ? (
        <li>
          <form method="post" action="/api/v1/label/nice_label">
            {sheetFields(label, own.synonymId).map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <button className="rowlink">
              <Sheet className="i" />
              <span>
                {t('label.file.xlsx')}
                <small>{t('label.sheetNote')}</small>
              </span>
              <Download className="i" />
            </button>
          </form>
        </li>
      ) : null}
    </ul>
  )
}

function WordFile({ label: { report, fittingSize, fileQuery, values } }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { view } = useProduct()
  const query = new URLSearchParams(fileQuery)
  query.set('lp', '1')
  if (fittingSize) {
    query.set('dim', String(fittingSize.id))
    for (const name of ['w', 'h']) query.delete(name)
  }
  const note = fittingSize ? t('label.docxInSize', { size: fittingSize.text }) : t(report ? 'label.doesNotFit' : 'label.signedInOnly')
  const isFolded = values.fold !== ''
  const inside = (
    <>
      <FileType className="i" />
      <span>
        {t('label.file.docx')}
        <small>{isFolded ? t('label.fold.noWord') : note}</small>
      </span>
    </>
  )
  if (isFolded || (report && !fittingSize))
    return (
      <span className="rowlink" role="link" aria-disabled="true">
        {inside}
      </span>
    )
  return (
    <a className="rowlink" href={labelFilePath(view.id, 'docx', `?${query}`)}>
      {inside}
      <Download className="i" />
    </a>
  )
}

/** Options of a label that no spreadsheet has: the printing tool has measures of its own, and prints as many as it is told. */
const ofPaper: readonly string[] = ['dim', 'w', 'h', 'emb', 'font', 'fontPN', 'padT', 'padR', 'padB', 'padL', 'fold', 'lp', 'copies']

/** The label's options as the call for the spreadsheet takes them: it says what this label says. */
function sheetFields({ values, printedCodes }: LabelView, synonymId: number): [string, string][] {
  const { xlang, pCodes: _chosen, ...others } = values
  return [
    ['synonym_id', String(synonymId)],
    ...xlang.split(',').map((id): [string, string] => ['xlang[]', id]),
    ...(printedCodes.length > 0 ? [['pCodes', printedCodes.join('~')] satisfies [string, string]] : []),
    ...Object.entries(others).filter(([name]) => !ofPaper.includes(name)),
  ]
}
