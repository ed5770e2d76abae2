import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { projectFolder } from '../project-folder.ts'

const isCallOf = (node: object, name: string): boolean =>
  'callee' in node && typeof node.callee === 'object' && node.callee !== null && 'name' in node.callee && node.callee.name === name

/** What a literal or a piece of a template says, as the parser reads it. */
function textOf(node: object): string | undefined {
  if (!('value' in node)) return undefined
  const { value } = node
  if (typeof value === 'object' && value !== null && 'cooked' in value) return String(value.cooked)
  return typeof value === 'string' && 'type' in node && node.type === 'Literal' ? value : undefined
}

/** Texts in quotation marks and pieces of templates anywhere below a node. What calls of `leftOut` have is left out. */
export function readStrings(node: unknown, leftOut = '', found: string[] = []): string[] {
  if (Array.isArray(node)) for (const one of node) readStrings(one, leftOut, found)
  else if (typeof node === 'object' && node !== null && !isCallOf(node, leftOut)) {
    const text = textOf(node)
    if (text === undefined) readStrings(Object.values(node), leftOut, found)
    else found.push(text)
  }
  return found
}

/** The texts of a file's code. Comments have none. */
export function stringsOf(file: string, leftOut = ''): string[] {
  return readStrings(parseSync(file, readFileSync(path.join(projectFolder, file), 'utf8')).program, leftOut)
}
