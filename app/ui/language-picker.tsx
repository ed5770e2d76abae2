import { Check, Globe } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link } from 'react-router'
import { findLanguageByCode, type LanguageCode } from '../../shared/languages.ts'
import { withInterfaceLanguage } from '../../shared/links.ts'
import { keepLocale } from '../language/locale.ts'
import { useInterfaceLanguage, useTranslate } from '../language/texts.tsx'
import { useRequestedLocation } from './use-requested-location.ts'
import { useSite } from '../page/use-site.ts'

/** Languages of the interface, each named in itself. The page and the language of its document stay. */
export function LanguagePicker({ onChoose }: { onChoose?: ((code: LanguageCode) => void) | undefined }): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { interfaceLanguages = [] } = useSite()
  const { pathname, search } = useRequestedLocation()
  const nameOf = (code: string) => findLanguageByCode(code)?.name ?? code
  return (
    <>
      <button type="button" className="tool" popoverTarget="interface-languages">
        <Globe className="i" />
        <span aria-hidden="true">{language.toUpperCase()}</span>
        <span className="vh">{t('app.interfaceLanguage', { language: nameOf(language) })}</span>
      </button>
      <nav id="interface-languages" className="pop" popover="auto" aria-label={t('app.interfaceLanguages')}>
        <ul>
          {interfaceLanguages.map((code) => (
            <li key={code}>
              <Link
                className="opt"
                to={withInterfaceLanguage(pathname, search, code)}
                lang={code}
                hrefLang={code}
                aria-current={code === language ? 'true' : undefined}
                preventScrollReset
                onClick={(event) => {
                  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
                  keepLocale(code)
                  // A new tab takes the language of the address.
                  if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
                  event.preventDefault()
                  onChoose(code)
                }}
              >
                {nameOf(code)}
                {code === language ? <Check className="i" /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
