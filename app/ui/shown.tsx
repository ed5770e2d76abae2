import { Fragment, type ReactElement } from 'react'
import { partText } from '../../shared/part-names.ts'
import type { ShownText } from '../../shared/product-view.ts'

/** A text of the product; one that its language lacks shows as missing, in its place. */
export function Shown({ value }: { value: ShownText }): ReactElement {
  return value.missing ? <span className="missing">{value.text}</span> : <Names>{value.text}</Names>
}

/** A text that may hold chemical names: its lines end between their components, where a browser sees only signs within a word. */
export function Names({ children }: { children: string }): ReactElement[] {
  return partText(children).map((part, index) => (
    <Fragment key={index}>
      {part.mayBreakBefore ? <wbr /> : null}
      {part.isWhole ? <span className="whole">{part.text}</span> : part.text}
    </Fragment>
  ))
}

/** Codes and numbers that are read from left to right whatever the language. */
export function Code({ children }: { children: string }): ReactElement {
  return <bdi dir="ltr">{children}</bdi>
}

/** An address to be read or typed: its lines end behind a slash, so that no number is parted. */
export function AddressText({ children }: { children: string }): ReactElement {
  return (
    <bdi className="address-text" dir="ltr">
      {children.split(/(?<=[^/]\/)(?!\/)/).map((part, index) => (
        <Fragment key={index}>
          {index === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

/** A telephone number as a link that dials it. */
export function telephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/(?!^\+)\D/g, '')}`
}
