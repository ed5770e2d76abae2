/** Browsers give the clipboard to secure pages only; the older way works on the others too. @throws Error where the browser does not let it */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'vh'
  // While a modal dialog is open, everything outside of it is inert.
  const place = document.querySelector('dialog[open]') ?? document.body
  place.append(field)
  field.select()
  const done = document.execCommand('copy')
  field.remove()
  if (!done) throw new Error('The browser did not copy')
}
