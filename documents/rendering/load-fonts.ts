import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { readFont } from './read-font.ts'

/** The only typefaces of the documents, whatever the machine has: Source Sans 3 for A4 documents, Fira Sans Condensed for labels. */
const typefaces = {
  sheet: { package: 'source-sans-3', file: 'SourceSans3', cuts: ['400Regular', '400Regular_Italic', '600SemiBold', '700Bold'] },
  label: { package: 'fira-sans-condensed', file: 'FiraSansCondensed', cuts: ['400Regular', '500Medium', '600SemiBold', '700Bold'] },
} as const
export type Typeface = keyof typeof typefaces

/** The cuts of a typeface, lightest first. */
export function readFonts(typeface: Typeface = 'sheet'): Buffer[] {
  return fontFiles(typeface).map((file) => readFileSync(path.join(projectFolder, file)))
}

/** Where they lie, from the project's folder. */
export function fontFiles(typeface: Typeface): string[] {
  const { package: name, file, cuts } = typefaces[typeface]
  return cuts.map((cut) => `node_modules/@expo-google-fonts/${name}/${cut}/${file}_${cut}.ttf`)
}

let ofSheets: ReadonlySet<number> | undefined

/** What A4 documents and posters can print, read once per process. */
export const coverageOfSheets = (): ReadonlySet<number> => (ofSheets ??= readCoverage(readFonts('sheet')))

/** The code points that every one of the fonts has, so that a text can be set in any of them. */
export function readCoverage(fonts: readonly Uint8Array[]): ReadonlySet<number> {
  const [first, ...others] = fonts.map((font) => new Set(readFont(font).codePoints))
  if (!first) throw new Error('There is no font')
  return new Set([...first].filter((codePoint) => others.every((other) => other.has(codePoint))))
}
