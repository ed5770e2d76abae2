import { Moon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import type { LanguageCode } from '../../shared/languages.ts'
import { BrandMark } from '../brand/mark.tsx'
import { useTranslate } from '../language/texts.tsx'
import { toggleTheme } from '../brand/theme.ts'
import { LanguagePicker } from './language-picker.tsx'
import { useSite } from '../page/use-site.ts'
import './top-bar.css'

interface TopBarProps {
  /** Where the brand's mark leads. */
  home: string
  /** That page in words, where it is not the start page. */
  homeName?: string
  /** Name of the page, shown on small screens. */
  title: string
  titleLang?: string | undefined
  /** Keeps the language where the address alone would keep it for one page. */
  onChooseLanguage?: (code: LanguageCode) => void
  /** Opens the navigation where it is closed. */
  menu?: ReactNode
  /** Tools before the language: the share button. */
  children?: ReactNode
}

/** Skip link, brand, tools. */
export function TopBar({ home, homeName, title, titleLang, onChooseLanguage, menu, children }: TopBarProps): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <>
      <a className="skip" href="#main">
        {t('app.skipToContent')}
      </a>
      <header className="top">
        <div className="wrap">
          {menu}
          <Link className="brand" to={home}>
            <BrandMark brandKey={brand?.key} />
            <span className="word">
              <b>Permasheet</b> <i>{brand?.word}</i>
            </span>
            <span className="vh">, {homeName ?? t('app.startPage')}</span>
          </Link>
          <span className="top-title" lang={titleLang} aria-hidden="true">
            {title}
          </span>
          <div className="top-tools">
            {children}
            <LanguagePicker onChoose={onChooseLanguage} />
            <button type="button" className="tool not-s needs-js" onClick={toggleTheme} aria-label={t('app.changeTheme')}>
              <Moon className="i" />
            </button>
          </div>
        </div>
      </header>
    </>
  )
}
