import type { ChangeEvent } from 'react'

/** Kinds of input that go on with what is being typed. A paste, a cut, or a word put in by the browser is none of them. */
const typing: ReadonlySet<string> = new Set([
  'insertText',
  'insertCompositionText',
  'insertLineBreak',
  'insertParagraph',
  'deleteContentBackward',
  'deleteContentForward',
])

/** The field into which a letter was typed or in which one was deleted; null where it was changed in any other way. */
export function letterField({ nativeEvent, currentTarget }: ChangeEvent): EventTarget | null {
  return nativeEvent instanceof InputEvent && typing.has(nativeEvent.inputType) ? currentTarget : null
}
