import { create } from 'fontkit'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'

const cuts = ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] as const

/** Source Sans 3 in regular, italic, semibold and bold: the only typeface of the A4 documents, whatever the machine has. */
export function readFonts(): Buffer[] {
  const folder = path.join(projectFolder, 'node_modules/@expo-google-fonts/source-sans-3')
  return cuts.map((cut) => readFileSync(path.join(folder, cut, `SourceSans3_${cut}.ttf`)))
}

/** The code points that every one of the fonts has, so that a text can be set in any of them. */
export function readCoverage(fonts: readonly Uint8Array[]): ReadonlySet<number> {
  const [first, ...others] = fonts.map((font) => new Set(create(font).characterSet))
  if (!first) throw new Error('There is no font')
  return new Set([...first].filter((codePoint) => others.every((other) => other.has(codePoint))))
}
