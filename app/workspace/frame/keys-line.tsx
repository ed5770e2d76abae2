import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'

/** Tells which letters do something with the rows below, and how one gets there; `useRowKeys` leads to it. @param text which letters */
export function KeysLine({ text }: { text: string }): ReactElement {
  const t = useTranslate()
  return (
    <p className="meta keys-line" data-keys="" tabIndex={-1}>
      {text}. {t('app.keysInList')}
    </p>
  )
}
