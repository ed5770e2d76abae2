import type { ReactElement, ReactNode } from 'react'
import { StyledText, useTranslate } from '../language/texts.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { useSite } from '../page/use-site.ts'
import { useStart } from '../page/use-start.ts'
import './problem.css'

interface ProblemPageProps {
  /** Beginning of the keys of this page's texts: `problem.dossier` has `.over`, `.title`, `.text`. */
  texts: string
  /** One way out, at most two. */
  children: ReactNode
  /** Three characters by which the supplier of the software finds what happened. */
  reference?: string | null
}

/** A page that says what is not there and where to go instead. */
export function ProblemPage({ texts, children, reference }: ProblemPageProps): ReactElement {
  const t = useTranslate()
  const { brand } = useSite()
  const { address } = useStart()
  return (
    <>
      <TopBar home={address} title={brand?.name ?? 'Permasheet'} />
      <main id="main" className="wrap" tabIndex={-1}>
        <div className="plain">
          <p className="meta">{t(`${texts}.over`)}</p>
          <h1>{t(`${texts}.title`)}</h1>
          <p>
            <StyledText text={t(`${texts}.text`)} />
          </p>
          <div className="btns">{children}</div>
          {reference ? (
            <p className="cap" data-error-id={reference}>
              {t('problem.reference', { id: reference })}
            </p>
          ) : null}
        </div>
      </main>
    </>
  )
}
