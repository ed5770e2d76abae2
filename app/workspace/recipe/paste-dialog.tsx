import { useId, useState, type ReactElement } from 'react'
import { readRows, type ReadRows } from '../../../shared/recipe/read-rows.ts'
import { useTranslate } from '../../language/texts.tsx'
import { WorkingDialog } from '../../ui/working-dialog.tsx'
import { readRecipeFile } from './read-recipe-file.ts'

/** Rows from the clipboard where the table cannot be reached by it, as on a phone, or from a file; with a template. */
export function PasteDialog({ onTake, onClose }: { onTake: (read: ReadRows) => void; onClose: () => void }): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const take = (read: ReadRows | null) => {
    if (read === null) setProblem(t('recipe.paste.unreadable'))
    else if (read.rows.length === 0) setProblem(t('recipe.paste.nothing'))
    else onTake(read)
  }
  const readFile = async (file: File) => {
    setBusy(true)
    take(await readRecipeFile(file))
    setBusy(false)
  }
  // With a mark of UTF-8 and semicolons, as spreadsheets of most of the Union open it.
  const classes = t('record.field.classification')
  const template = `\uFEFF${t('recipe.component')};CAS;EC;Index;%;${classes}\r\n${t('recipe.water')};7732-18-5;;;100;\r\n`
  return (
    <WorkingDialog className="picker-dialog" labelledBy={`${id}title`} busy={busy} onClose={onClose}>
      <header>
        <h2 id={`${id}title`}>{t('recipe.paste.title')}</h2>
      </header>
      <div className="picker-in">
        <div className="field">
          <label htmlFor={`${id}text`}>{t('recipe.paste.field')}</label>
          <textarea
            id={`${id}text`}
            className="input"
            rows={8}
            spellCheck={false}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setProblem('')
            }}
          />
        </div>
        <div className="field">
          <label htmlFor={`${id}file`}>{t('recipe.paste.file')}</label>
          <input
            id={`${id}file`}
            type="file"
            accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) void readFile(file)
            }}
          />
        </div>
        <p>
          <a
            className="btn btn-quiet"
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(template)}`}
            download={`${t('workshop.step.recipe')}.csv`}
          >
            {t('recipe.paste.template')}
          </a>
        </p>
        <p className="msg msg-error" role="alert">
          {problem}
        </p>
      </div>
      <footer>
        <button type="button" className="btn" disabled={busy} onClick={onClose}>
          {t('app.cancel')}
        </button>
        <button type="button" className="btn btn-primary" disabled={busy || text.trim() === ''} onClick={() => take(readRows(text))}>
          {t('recipe.paste.take')}
        </button>
      </footer>
    </WorkingDialog>
  )
}
