import { propertyCategories, propertyKeys, type PropertyCategory, type PropertyKey } from '../../../../shared/record/properties.ts'
import { readUnit } from './read-entry.ts'

/** A row of a spreadsheet: whose property it is, and its cells as text. */
export interface PastedRow {
  category: PropertyCategory
  property: PropertyKey
  value: string
  method: string
  remark: string
}

export interface PastedProperties {
  rows: readonly PastedRow[]
  /** lines whose property was not recognised */
  leftOut: readonly string[]
}

const cited = /^(?:EN |DIN |ISO |ASTM |OECD |UN |BS |NF |EG |EC |EU |A\.\d)/i
const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The property that a name means: the same name, one that begins so, one that it begins with, the only one in which it occurs. */
function findProperty(
  typed: string,
  names: Readonly<Record<string, string>>,
): { category: PropertyCategory; property: PropertyKey } | null {
  const wanted = fold(typed.replaceAll(/\([^)]*\)/g, ' '))
  if (wanted.length < 2) return null
  const all = propertyCategories.flatMap((category) =>
    propertyKeys[category].map((property) => ({ category, property, name: fold(names[property] ?? property) })),
  )
  const starting = all.filter(({ name }) => name.startsWith(wanted))
  const within = all.filter(({ name }) => name.includes(wanted))
  return (
    all.find(({ name }) => name === wanted) ??
    starting[0] ??
    all.filter(({ name }) => wanted.startsWith(name)).toSorted((a, b) => b.name.length - a.name.length)[0] ??
    (within.length === 1 ? within[0] : undefined) ??
    null
  )
}

/**
 * Reads rows of a spreadsheet: name of the property, value, then unit, method and condition in any order, each by its form. A line of heads is left out in silence.
 * @param names of the properties in the language of the editor, by key
 * @returns null for what is no table: one cell goes where one types it
 */
export function readPastedProperties(pasted: string, names: Readonly<Record<string, string>>): PastedProperties | null {
  const lines = pasted.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '')
  if (!lines.some((line) => line.includes('\t')) && !(lines.length > 1 && lines.every((line) => line.includes(';')))) return null
  const read = lines.map((line, index) => {
    const [name = '', value = '', ...rest] = line.split(line.includes('\t') ? '\t' : ';').map((cell) => cell.trim())
    const found = findProperty(name, names)
    if (found === null || value === '') return { line, isHead: index === 0 && !/\d/.test(line), row: null }
    const told = rest.filter((cell) => cell !== '')
    const unit = told.find((cell) => readUnit(cell) !== null)
    const method = told.find((cell) => cited.test(cell))
    const remark = told.filter((cell) => cell !== unit && cell !== method).join(', ')
    return {
      line,
      isHead: false,
      row: {
        category: found.category,
        property: found.property,
        value: unit === undefined ? value : `${value} ${unit}`,
        method: method ?? '',
        remark,
      },
    }
  })
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    leftOut: read.flatMap(({ row, line, isHead }) => (row === null && !isHead ? [line.replaceAll('\t', ' ')] : [])),
  }
}
