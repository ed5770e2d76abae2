import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../../project-folder.ts'

const file = path.join(projectFolder, 'server/api/answer-examples.json')
const byCall = z.record(z.string(), z.record(z.string(), z.unknown()))

/**
 * What calls answer about the products of the demonstration, by the call's name and the status: of each list one entry, long texts cut.
 * @param origin of the server that is described, of which addresses in them are
 */
export function answerExamples(origin: string): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  return byCall.parse(JSON.parse(readFileSync(file, 'utf8').replaceAll('{origin}', origin)))
}
