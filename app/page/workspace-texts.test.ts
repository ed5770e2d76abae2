import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { stringsOf } from '../../tests/read-strings.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { workspaceTexts } from './workspace-texts.ts'

const words = [...new Set(Object.keys(loadWording('en').interface).map((key) => key.split('.')[0] ?? ''))]
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.')
const readAll = (room: string, isOwn: (file: string) => boolean): string[] =>
  readdirSync(path.join(projectFolder, room), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(room, file))
    .filter((file) => isSource(file) && isOwn(file))
    .flatMap((file) => stringsOf(file))
/** What pages outside the workspace say. That it names what a reason or an entry of the log is about is no text of a page. */
const strings = [
  ...readAll('app', (file) => !file.startsWith('app/workspace/')),
  ...readAll('shared', (file) => !/^shared\/(?:reasons\/|audit-log\.ts|say-entry\.ts)/.test(file)),
]
const isUsed = (word: string) => strings.some((text) => text.startsWith(`${word}.`))

describe('texts that a visitor’s page goes without', () => {
  it('are used in the workspace alone', () => {
    expect([...workspaceTexts].filter(isUsed)).toEqual([])
  })

  it('are all of those that it does not use', () => {
    // Calendars are part of forms, which only the workspace has; their names are few.
    const left = words.filter((word) => !isUsed(word) && !workspaceTexts.has(word))
    expect(left).toEqual(['date'])
  })
})
