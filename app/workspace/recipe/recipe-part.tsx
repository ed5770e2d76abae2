import { ClipboardPaste } from 'lucide-react'
import { useState, type ClipboardEvent, type ReactElement } from 'react'
import { writeNumber } from '../../../shared/read-number.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/dialog.css'
import '../edit/edit.css'
import { PasteDialog } from './paste-dialog.tsx'
import { RecipeTable } from './recipe-table.tsx'
import { tallyClear } from './tally-clear.ts'
import { usePaste, type PasteReport } from './use-paste.ts'
import { useWorkshop } from './workshop-context.ts'

/** The recipe with its table, into which rows are pasted anywhere. */
export function RecipePart(): ReactElement {
  const t = useTranslate()
  const paste = usePaste()
  const [isAsking, setIsAsking] = useState(false)
  const onPaste = (event: ClipboardEvent) => {
    // A form over the table has its own pastes.
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return
    const row = event.target instanceof Element ? event.target.closest('tr[data-row]') : null
    const after = row instanceof HTMLElement ? (row.dataset['row'] ?? null) : null
    if (paste.takeText(event.clipboardData.getData('text/plain'), after)) event.preventDefault()
  }
  return (
    <section className="part" aria-labelledby="recipe-heading" onPaste={onPaste}>
      <div className="part-head">
        <h2 id="recipe-heading">{t('workshop.step.recipe')}</h2>
        <p>{t('recipe.note')}</p>
      </div>
      {paste.report ? <Report report={paste.report} onClose={paste.forget} /> : null}
      <RecipeTable />
      <div className="rec-tools">
        <button type="button" className="btn btn-quiet" onClick={() => setIsAsking(true)}>
          <ClipboardPaste className="i" />
          {t('recipe.paste')}
        </button>
      </div>
      {isAsking ? (
        <PasteDialog
          onTake={(read) => {
            paste.take(read, null)
            setIsAsking(false)
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </section>
  )
}

/** How many rows are clear, and what was left out. */
function Report({
  report: { keys, headings, leftOut, beyond, amounts },
  onClose,
}: {
  report: PasteReport
  onClose: () => void
}): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const sayAmounts = ({ heading, conversion }: NonNullable<PasteReport['amounts']>): string => {
    if (conversion === null) return t('recipe.paste.amountsOpen', { heading })
    const { unit, first, sum, share } = conversion
    const [one, all, percent] = [first, sum, Number(share)].map((figure) => writeNumber(figure, language))
    return t('recipe.paste.amounts', {
      heading,
      unit: unit === 'parts' ? '' : unit,
      first: one ?? '',
      sum: all ?? '',
      share: percent ?? '',
    })
  }
  const { rows } = useWorkshop().recipe
  const { clear, total } = tallyClear(rows, keys)
  return (
    <Banner type={clear === total && beyond === 0 ? 'success' : 'warning'} role="status">
      <p>
        <b>{t('recipe.paste.result', { clear, total })}</b>
        {headings.map((text) => ` ${t('recipe.paste.heading', { text })}`).join('')}
        {leftOut.length > 0 ? ` ${t('recipe.paste.leftOut', { text: leftOut.join('; ') })}` : ''}
        {amounts ? ` ${sayAmounts(amounts)}` : ''}
        {beyond > 0 ? ` ${t('recipe.paste.beyond', { count: beyond })}` : ''}
      </p>
      <button type="button" className="btn" onClick={onClose}>
        {t('app.close')}
      </button>
    </Banner>
  )
}
