import type { Plugin } from 'vite'

/**
 * Writes the server in ASCII. Node holds the text of a program as long as it runs, and a single letter beyond Latin-1 makes V8 hold the whole of
 * it with two bytes for each: six megabytes in place of three, for some five hundred quotation marks and dashes.
 */
export function writePlainLetters(): Plugin {
  return {
    name: 'write-plain-letters',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'ssr') return
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inPlainLetters(file.code)
    },
  }
}

/** The same program: what is escaped stands in texts, templates and patterns. @throws where a text is taken as it is written */
export function inPlainLetters(code: string): string {
  const [raw] = /String\.raw`[^`]*[\u0080-\uffff][^`]*`/.exec(code) ?? []
  if (raw) throw new Error(`Letters of ${raw} cannot be escaped`)
  return code.replaceAll(/[\u0080-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
