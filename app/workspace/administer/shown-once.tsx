import { Copy } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import './keys.css'

interface ShownOnceProps {
  secret: string
  title: string
  note: string
  copyText: string
  copyFailed: string
  kept: string
  onClose: () => void
}

/** A key or a secret that nobody sees again: it stays until somebody says that it is kept. */
export function ShownOnce({ secret, title, note, copyText: copyLabel, copyFailed, kept, onClose }: ShownOnceProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    try {
      await copyText(secret)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <LastingDialog labelledBy={`${id}title`}>
      <header>
        <h2 id={`${id}title`}>{title}</h2>
      </header>
      <div className="key-dialog-in">
        <p id={`${id}note`}>{note}</p>
        <output className="made-key-text" aria-label={title} aria-describedby={`${id}note`}>
          {secret}
        </output>
        {copied === false ? (
          <Banner type="error" role="alert">
            {copyFailed}
          </Banner>
        ) : null}
        <button type="button" className="btn" onClick={() => void copy()}>
          <Copy className="i" />
          {copyLabel}
        </button>
        <p className="meta" role="status">
          {copied === true ? t('share.copied') : null}
        </p>
      </div>
      <footer>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {kept}
        </button>
      </footer>
    </LastingDialog>
  )
}
