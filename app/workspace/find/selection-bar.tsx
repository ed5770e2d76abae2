import { FileDown, Mail, Tags, X } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { useFeature } from '../../page/features.tsx'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { mostBulkProducts } from '../../../shared/bulk-labels.ts'
import { BulkLabelsDialog } from '../share/labels/bulk-labels-dialog.tsx'
import { useShareDialog } from '../share/share-context.tsx'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { useSelection } from '../frame/selection-context.tsx'

/** What can be done with the chosen products. */
export function SelectionBar(): ReactElement | null {
  const t = useTranslate()
  const id = useId()
  const { selected, clear } = useSelection()
  const openShare = useShareDialog()
  const { api } = useWorkspace()
  const language = useInterfaceLanguage()
  const mayEdit = useMay('editor')
  const [labelsOpen, setLabelsOpen] = useState(false)
  const hasLabels = useFeature('bulkLabels')
  const mayShare = useFeature('shareProducts')
  const isTooMuch = hasLabels && selected.size > mostBulkProducts
  if (selected.size === 0) return null
  return (
    <div className="selbar" role="region" aria-label={t('products.selection')}>
      <b aria-live="polite">{t('products.selected', { count: selected.size })}</b>
      <button type="button" className="btn btn-quiet" title={t('products.clearSelection')} onClick={clear}>
        <X className="i" />
        <span>{t('products.clearSelection')}</span>
      </button>
      {hasLabels ? (
        <button
          type="button"
          className="btn"
          disabled={isTooMuch}
          aria-describedby={isTooMuch ? `${id}why` : undefined}
          title={t('products.labels')}
          onClick={() => setLabelsOpen(true)}
        >
          <Tags className="i" />
          <span>{t('products.labels')}</span>
        </button>
      ) : null}
      {mayEdit ? (
        <a
          className="btn"
          title={t('tables.export')}
          href={api.address('/api/v1/products/export', { synonym_ids: [...selected.keys()].join(','), lang: language })}
        >
          <FileDown className="i" />
          <span>{t('tables.export')}</span>
        </a>
      ) : null}
      {mayShare ? (
        <button
          type="button"
          className="btn"
          title={t('share.share')}
          onClick={() => openShare([...selected.values()].map(({ synonym_id, text }) => ({ id: synonym_id, text })))}
        >
          <Mail className="i" />
          <span>{t('share.share')}</span>
        </button>
      ) : null}
      {isTooMuch ? (
        <p className="why" id={`${id}why`}>
          {t('reason.tooManyProducts', { max: mostBulkProducts })}
        </p>
      ) : null}
      {labelsOpen ? <BulkLabelsDialog api={api} synonymIds={[...selected.keys()]} onClose={() => setLabelsOpen(false)} /> : null}
    </div>
  )
}
