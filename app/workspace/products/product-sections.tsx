import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useTranslate } from '../../texts.tsx'
import { useJump } from '../../ui/use-jump.ts'
import { useSectionSpy } from '../../ui/use-section-spy.ts'
import type { ShownSection } from './list-sections.ts'

interface ProductSectionsProps {
  sections: readonly ShownSection[]
  isChanged: (key: string) => boolean
  /** What the sections stand in. */
  body: RefObject<HTMLElement | null>
}

/** The sections of a product, the one that is read marked: beside them, or in one line above on smaller screens. */
export function ProductSections({ sections, isChanged, body }: ProductSectionsProps): ReactElement {
  const t = useTranslate()
  const jump = useJump()
  const line = useRef<HTMLOListElement>(null)
  const current = useSectionSpy(body, '.product-part') - 1
  useEffect(() => showInLine(line.current, current), [current])
  return (
    <nav aria-label={t('products.sections')}>
      <ol ref={line}>
        {sections.map(({ key, title }, index) => (
          <li key={key}>
            <a href={`#${key}`} onClick={jump} aria-current={index === current ? 'true' : undefined}>
              <span className="n">{index + 1}</span>
              <span>{title}</span>
              {isChanged(key) ? (
                <>
                  <span className="changed" aria-hidden="true" />
                  <span className="vh">{t('sds.changed')}</span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Where the sections stand in one line, the one that is read is seen in it. */
function showInLine(line: HTMLOListElement | null, index: number): void {
  const link = line?.children[index]
  if (!line || !link || line.scrollWidth <= line.clientWidth) return
  line.scrollBy({ left: link.getBoundingClientRect().left - line.getBoundingClientRect().left })
}
