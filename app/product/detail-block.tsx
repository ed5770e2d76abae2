import type { ReactElement, ReactNode } from 'react'
import { useTranslate } from '../language/texts.tsx'

/** One section of the page, named in the interface's language. */
export function Block({ name, children }: { name: string; children: ReactNode }): ReactElement {
  const t = useTranslate()
  return (
    <section className="block" aria-labelledby={`detail-${name}`}>
      <h2 id={`detail-${name}`}>{t(`detail.section.${name}`)}</h2>
      <div className="block-body">{children}</div>
    </section>
  )
}
