/** Where a value stands in a text, as SARIF counts: lines and columns from 1, the end behind the last character. */
export interface Region {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

/**
 * Opens a JSON text in which values are found by their path, `[2].record.composition.ingredients[0].content`; where there is no such value, the nearest one around
 * it. A member of an object includes its name.
 * @param json a valid JSON text
 */
export function openLocator(json: string): (path: string) => Region {
  const tokens = [...json.matchAll(token)].map((found): Token => ({
    text: found[0],
    start: found.index,
    end: found.index + found[0].length,
  }))
  const end = json.trimEnd().length
  return (path) => {
    const wanted = [...path.matchAll(/[^.[\]]+/g)].map(([part]) => part)
    const found = narrow(tokens, end, wanted)
    const [from, to] = [countLines(json, found.start), countLines(json, found.end)]
    return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column }
  }
}

interface Token {
  text: string
  start: number
  end: number
}

function countLines(json: string, position: number): { line: number; column: number } {
  const before = json.slice(0, position)
  return { line: before.split('\n').length, column: position - before.lastIndexOf('\n') }
}

/** A string, a sign of the grammar, or a word or number. */
const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g

function narrow(tokens: readonly Token[], whole: number, wanted: readonly string[]): { start: number; end: number } {
  let at = 0
  let best = { start: 0, end: whole, depth: 0 }
  const text = (index: number): string => tokens[index]?.text ?? ''
  const keep = (start: number, depth: number) => {
    if (depth > best.depth) best = { start, end: tokens[at - 1]?.end ?? whole, depth }
  }
  /** @param depth how many parts of the path lead here; -1: it lies beside the path */
  const skipValue = (depth: number): void => {
    const opening = text(at)
    at += 1
    if (opening !== '{' && opening !== '[') return
    const closing = opening === '{' ? '}' : ']'
    for (let index = 0; at < tokens.length && text(at) !== closing; index += 1) {
      const { start } = tokens[at] ?? { start: 0 }
      const name = opening === '{' ? readName(text(at)) : String(index)
      if (opening === '{') at += 2
      const isOnPath = depth >= 0 && wanted[depth] === name
      skipValue(isOnPath ? depth + 1 : -1)
      if (isOnPath) keep(start, depth + 1)
      if (text(at) === ',') at += 1
    }
    at += 1
  }
  skipValue(0)
  return best
}

const readName = (text: string): string => {
  const name: unknown = JSON.parse(text)
  return typeof name === 'string' ? name : ''
}
