import { Copy } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link } from 'react-router'
import { statusAnswer } from '../../../shared/editing.ts'
import type { SharedIdentity } from '../../../shared/identities.ts'
import { labelFilePath } from '../../../shared/links.ts'
import type { ProductDetail } from '../../../shared/product-detail.ts'
import { ApiError } from '../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { RestoreDialog } from '../edit/restore-dialog.tsx'
import { WithdrawDialog } from '../edit/withdraw-dialog.tsx'
import { sayFailure } from '../explain-failure.ts'
import { saveFile } from '../frame/save-file.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { readIdentityReport } from '../record/read-identity-report.ts'
import { isPublic } from './is-public.ts'

interface ProductToolsProps {
  synonymId: number
  detail: ProductDetail
  onChanged: () => void
}

/** Exports, copy, withdrawal. */
export function ProductTools({ synonymId, detail, onChanged }: ProductToolsProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const notify = useNotify()
  const mayEdit = useMay('editor')
  const hasSpreadsheet = useFeature('labelSpreadsheet')
  const hasWord = useFeature('labelWord')
  const [asking, setAsking] = useState(false)
  const [shared, setShared] = useState<readonly SharedIdentity[]>([])
  const { basic, validLangs } = detail
  const isWithdrawn = basic.status === 'withdrawn'
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t, language), delay: 5000 })
    }
  }
  const exportSpreadsheet = () =>
    attempt(async () => {
      // Without any valid language there is nothing to be exported (specification, section 5).
      if (validLangs.length === 0) return
      saveFile(await api.blob('/api/v1/label/nice_label', { synonym_id: synonymId, xlang: validLangs }, 'POST'))
    })
  const restore = () =>
    attempt(async () => {
      try {
        await api.send('POST', `/api/v1/products/${synonymId}/restore`, statusAnswer)
      } catch (error) {
        const report = error instanceof ApiError ? readIdentityReport(error) : null
        if (!report) throw error
        setShared(report)
        return
      }
      onChanged()
    })
  return (
    <div className="product-tools">
      {detail.edit_param.lbl && isPublic(detail) ? (
        <>
          {hasSpreadsheet ? (
            <button type="button" className="btn btn-block" onClick={() => void exportSpreadsheet()}>
              {t('label.file.xlsx')}
            </button>
          ) : null}
          {hasWord ? (
            <button
              type="button"
              className="btn btn-block"
              onClick={() => void attempt(async () => saveFile(await api.blob(labelFilePath(basic.id, 'docx', '?lp=1'))))}
            >
              {t('label.file.docx')}
            </button>
          ) : null}
        </>
      ) : null}
      {mayEdit ? (
        <>
          <Link className="btn btn-block" to={`/app/products/new?${new URLSearchParams({ copyOf: String(synonymId), of: basic.text })}`}>
            <Copy className="i" />
            {t('products.copy')}
          </Link>
          {/* One button, so that a person who withdraws a product has the focus where it is restored. */}
          <button
            type="button"
            className="btn btn-block"
            aria-haspopup={isWithdrawn ? undefined : 'dialog'}
            onClick={() => (isWithdrawn ? void restore() : setAsking(true))}
          >
            {t(isWithdrawn ? 'products.restore' : 'products.withdraw')}
          </button>
          {shared.length > 0 ? (
            <RestoreDialog
              synonymId={synonymId}
              name={basic.text}
              shared={shared}
              onClose={() => setShared([])}
              onRestored={() => {
                setShared([])
                onChanged()
              }}
            />
          ) : null}
          {asking ? (
            <WithdrawDialog
              synonymId={synonymId}
              permalinkId={basic.id}
              name={basic.text}
              onClose={() => setAsking(false)}
              onWithdrawn={() => {
                setAsking(false)
                onChanged()
              }}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}
