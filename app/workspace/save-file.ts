/** Lets the browser save a file that came by a call. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string | null }): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName ?? 'file'
  link.click()
  // The browser has begun to save by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
