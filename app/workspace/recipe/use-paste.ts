import { useState } from 'react'
import { mostRows } from '../../../shared/recipe/recipe.ts'
import { readRows, writeShares, type ReadRows } from '../../../shared/recipe/read-rows.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { createKey } from '../frame/create-key.ts'
import { insertRows } from './change-rows.ts'
import { useWorkshop } from './workshop-context.ts'

/** What the last paste brought, to be told. */
export interface PasteReport {
  /** Keys of its rows: whether they are clear is asked of them as they are now. */
  keys: readonly string[]
  headings: readonly string[]
  leftOut: readonly string[]
  beyond: number
  amounts: ReadRows['amounts']
}

export interface Paste {
  report: PasteReport | null
  forget: () => void
  /** Puts rows behind a row; one step of the undo. @returns whether there were any */
  take: (read: ReadRows, after: string | null) => boolean
  /** What is pasted into the table, where it is more than one cell. @returns whether it was taken */
  takeText: (text: string, after: string | null) => boolean
}

/** Rows that come from a spreadsheet. */
export function usePaste(): Paste {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { recipe, change } = useWorkshop()
  const [report, setReport] = useState<PasteReport | null>(null)
  const take = (read: ReadRows, after: string | null): boolean => {
    const room = mostRows - recipe.rows.length
    const rows = writeShares(read, language)
      .slice(0, room)
      .map((row) => ({ ...row, key: createKey() }))
    const beyond = read.beyond + read.rows.length - rows.length
    setReport({ keys: rows.map(({ key }) => key), headings: read.headings, leftOut: read.leftOut, beyond, amounts: read.amounts })
    if (rows.length > 0) change(insertRows(rows, after), t('recipe.paste.change'))
    return rows.length > 0
  }
  return {
    report,
    forget: () => setReport(null),
    take,
    takeText: (text, after) => {
      // One cell goes where one types it.
      if (!/[\t\n\r;]/.test(text.trim()) && !/\S {2,}\S/.test(text.trim())) return false
      const read = readRows(text)
      return read.rows.length > 0 && take(read, after)
    },
  }
}
