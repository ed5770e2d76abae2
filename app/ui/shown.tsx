import type { ReactElement } from 'react'
import type { ShownText } from '../../shared/product-view.ts'

/** A text of the product; one that its language lacks shows as missing, in its place. */
export function Shown({ value }: { value: ShownText }): ReactElement {
  return value.missing ? <span className="missing">{value.text}</span> : <>{value.text}</>
}

/** Codes and numbers that are read from left to right whatever the language. */
export function Code({ children }: { children: string }): ReactElement {
  return <bdi dir="ltr">{children}</bdi>
}

/** A telephone number as a link that dials it. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/(?!^\+)\D/g, '')}`
}
