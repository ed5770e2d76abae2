import type { ReactElement, Ref } from 'react'
import { useServerPage } from '../page/server-page.tsx'

interface DocumentHtmlProps {
  name: string
  /** null on a whole page: then the server's context has it */
  html: string | null
  lang: string | undefined
  className: string
  ref?: Ref<HTMLElement>
}

/**
 * HTML that the document engine wrote. On a whole page it comes from the server's context and stays as it is when the
 * browser takes over; later, `html` comes with the loader's data.
 */
export function DocumentHtml({ name, html, lang, className, ref }: DocumentHtmlProps): ReactElement {
  const onServer = useServerPage().documentHtml.get(name)
  return (
    <article
      ref={ref}
      className={className}
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? onServer ?? '' }}
    />
  )
}
