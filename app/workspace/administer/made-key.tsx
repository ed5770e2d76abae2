import { Copy } from 'lucide-react'
import { useId, useState, type ReactElement } from 'react'
import { copyText } from '../../browser/copy-text.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'

interface MadeKeyProps {
  made: string
  onClose: () => void
}

/** A new key, which nobody sees again: it stays until somebody says that it is kept. */
export function MadeKey({ made, onClose }: MadeKeyProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async () => {
    try {
      await copyText(made)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <LastingDialog className="made-key" labelledBy={`${id}title`}>
      <header>
        <h2 id={`${id}title`}>{t('keys.new')}</h2>
      </header>
      <div className="key-dialog-in">
        <p id={`${id}note`}>{t('keys.shownOnce')}</p>
        <output className="made-key-text" aria-label={t('keys.new')} aria-describedby={`${id}note`}>
          {made}
        </output>
        {copied === false ? (
          <Banner type="error" role="alert">
            {t('keys.copyFailed')}
          </Banner>
        ) : null}
        <button type="button" className="btn" onClick={() => void copy()}>
          <Copy className="i" />
          {t('keys.copy')}
        </button>
        <p className="meta" role="status">
          {copied === true ? t('share.copied') : null}
        </p>
      </div>
      <footer>
        <button type="button" className="btn btn-primary" onClick={onClose}>
          {t('keys.kept')}
        </button>
      </footer>
    </LastingDialog>
  )
}
