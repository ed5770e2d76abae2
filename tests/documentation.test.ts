import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

const read = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8')
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(path.join(projectFolder, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const rooms = readdirSync(projectFolder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts)

/** What a text names between backticks that begins with a room of the project; `{language}` and `…` stand for any name. */
function namedFiles(text: string): string[] {
  return [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter(
      (name) => name.includes('/') && rooms.includes(name.split('/')[0] ?? '') && !name.startsWith('data/') && !name.startsWith('build/'),
    )
}
const isThere = (name: string) =>
  /[{…*]/.test(name)
    ? globSync(name.replaceAll(/\{[^}]+\}|…/g, '*'), { cwd: projectFolder }).length > 0
    : existsSync(path.join(projectFolder, name))

describe.each(documents)('%s', (file) => {
  const text = read(file)

  it('names files that are there', () => {
    expect(namedFiles(text).filter((name) => !isThere(name))).toEqual([])
  })

  it('names commands that are there', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !scripts.includes(name))).toEqual([])
  })

  it('shows pictures that are there, and in the repository', () => {
    const shown = [...text.matchAll(/<img src="([^"]+)"|!\[[^\]]*\]\(([^)]+)\)/g)].map(([, one, other]) => one ?? other ?? '')
    expect(shown.filter((name) => !isThere(path.posix.join(path.posix.dirname(file), name)))).toEqual([])
  })
})

it('a file that is not there is found missing', () => {
  expect(namedFiles('see `shared/nowhere.ts` and `wording/{language}/terms.json`').filter((name) => !isThere(name))).toEqual([
    'shared/nowhere.ts',
  ])
})
