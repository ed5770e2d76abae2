import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { BrandMark } from '../../brand/mark.tsx'
import { useTranslate } from '../../language/texts.tsx'
import { useSite } from '../../page/use-site.ts'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import '../../ui/top-bar.css'
import './sign-in.css'

interface SignInFrameProps {
  title: string
  /** What needs no script. */
  before?: ReactNode
  children: ReactNode
}

/** What stands around every form for those who are not signed in yet. */
export function SignInFrame({ title, before, children }: SignInFrameProps): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  return (
    <main className="login" id="main">
      <div className="side">
        <div className="login-top">
          <Link className="brand" to="/">
            <BrandMark brandKey={brand?.key} />
            <span className="word">
              <b>Permasheet</b> <i>{brand?.word}</i>
            </span>
            <span className="vh">, {t('app.startPage')}</span>
          </Link>
          <LanguagePicker />
        </div>
        <div className="login-form">
          <h1>{title}</h1>
          {before}
          <p className="no-js">{t('signIn.needsScript')}</p>
          <div className="needs-js">{children}</div>
        </div>
        <p className="cap">{t('signIn.readWithout')}</p>
      </div>
      <div className="words" aria-hidden="true">
        <p>{t('signIn.words')}</p>
        <BrandMark brandKey={brand?.key} />
      </div>
    </main>
  )
}
