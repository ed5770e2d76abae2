import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { projectFolder } from '../project-folder.ts'

interface Kept {
  version: string
  /** SHA-256 of what the rules were asked, and of what they answered. */
  questions: string
  answers: string
}

/**
 * The version that a program reads beside an answer stands for what the rules answer: other answers to the same questions want the next number.
 * UPDATE_GOLDEN=1 writes down what a new number stands for, and what new questions are answered.
 * @param name of the file in `tests/golden/`
 */
export function expectVersion(name: string, version: string, { questions, answers }: { questions: unknown; answers: unknown }): void {
  const file = path.join(projectFolder, 'tests/golden', `${name}.json`)
  const readKept = (): Kept => JSON.parse(readFileSync(file, 'utf8'))
  const known = readKept()
  const given: Kept = { version, questions: hash(questions), answers: hash(answers) }
  if (given.questions === known.questions && given.answers !== known.answers && version === known.version)
    expect.fail(
      `The ${name} of version ${version} answers otherwise than before: raise the version, then run this test with UPDATE_GOLDEN=1`,
    )
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, `${JSON.stringify(given, null, 2)}\n`)
  expect(readKept()).toEqual(given)
}

/** Exact figures are held as whole numbers of any size. */
const hash = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)))
    .digest('hex')
