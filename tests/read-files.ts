import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { projectFolder } from '../project-folder.ts'
import { readStrings } from './read-strings.ts'

const rooms = [
  'app',
  'bench',
  'catalogue',
  'check',
  'clp',
  'documents',
  'gallery',
  'propose',
  'scripts',
  'server',
  'shared',
  'test-kit',
  'tests',
  'wording',
]

/** A file that reaches another one. */
export type Arrow = [from: string, to: string]

export interface ReadFiles {
  /** What each file imports of the project, types included, and what it names by its path there: the file of a thread or of a process. */
  arrows: Arrow[]
  /** Values that a file gives to others: its path and their name. */
  given: [file: string, name: string][]
  /** Values and types that a file takes from others: their file, `#` and their name; `*` for all. */
  taken: Set<string>
}

/** Reads every file of the project, with its tests. */
export function readFiles(): ReadFiles {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(projectFolder, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.posix.join(room, name.replaceAll(path.sep, '/'))),
  )
  const known = new Set(files)
  const [given, taken]: [ReadFiles['given'], ReadFiles['taken']] = [[], new Set()]
  const arrows = files.flatMap((file) => {
    const text = readFileSync(path.join(projectFolder, file), 'utf8')
    const { module, program } = parseSync(file, text)
    const { staticImports, staticExports, dynamicImports } = module
    const place = (name: string) => path.posix.join(path.posix.dirname(file), name)
    for (const { moduleRequest, entries } of staticImports)
      for (const { importName } of entries) taken.add(`${place(moduleRequest.value)}#${importName.name ?? importName.kind}`)
    for (const { moduleRequest } of dynamicImports)
      taken.add(`${place(text.slice(moduleRequest.start + 1, moduleRequest.end - 1))}#NamespaceObject`)
    for (const { entries } of staticExports)
      for (const { moduleRequest, importName, exportName, isType } of entries)
        if (moduleRequest) taken.add(`${place(moduleRequest.value)}#${importName.name ?? 'NamespaceObject'}`)
        else if (!isType && exportName.name !== null) given.push([file, exportName.name])
    const imported = [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value ?? '')),
      ...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ]
      .filter((name) => name.startsWith('.'))
      .map(place)
    // Tests name files of which they say something; code names what it starts.
    const named = isTest(file) || !imported.includes('project-folder.ts') ? [] : readStrings(program).filter((name) => known.has(name))
    return [...imported, ...named].map((to): Arrow => [file, to])
  })
  return { arrows, given, taken }
}

export const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)
export const roomOf = (file: string): string => file.split('/')[0] ?? ''
