import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { loadWording } from './load-wording.ts'

const reference = path.join(projectFolder, '..', 'shared', 'reference')
const readJson = (...parts: string[]) => JSON.parse(readFileSync(path.join(reference, ...parts), 'utf8'))

const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(path.join(import.meta.dirname, entry.name, 'statements.json')))
  .map((entry) => entry.name)

/** Slips of the source that ours corrects; `wording/slips.md` says what was wrong with each. */
const slips: Record<string, string[]> = {
  en: ['P336', 'P410+P412'],
  de: ['H361', 'P308', 'P338'],
  fr: [],
  sl: ['P212', 'P241', 'P312', 'H231', 'EUH210'],
}

/** A fill-in is `{name}` with us, and `<…>`, `‹…>` or `…` in the source. */
const withoutFillIns = (text: string) => text.replaceAll(/\{\w+\}|[<‹][^>›]*[>›]|…|\.\.\./g, '…')

describe.skipIf(!existsSync(reference))('official texts against the reference (skipped where ../shared is absent)', () => {
  it.each(languages)('every statement in %s is the law’s, word for word, but for the listed slips', (language) => {
    const official: Record<string, string> = readJson('statements', `${language}.json`)
    const ours = loadWording(language).statements
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(official).toSorted())
    const differing = Object.keys(official).filter((code) => {
      const [law, own] = [withoutFillIns(official[code] ?? ''), withoutFillIns(ours[code] ?? '')]
      // EUH380 to EUH451 carry no final stop in several languages; ours do.
      return law !== own && !(/^EUH(38|4[345])/.test(code) && `${law}.` === own)
    })
    expect(differing.toSorted()).toEqual((slips[language] ?? []).toSorted())
  })

  it.each(languages)('every heading of the safety data sheet in %s is the law’s', (language) => {
    const { headings, sectionLabel }: { headings: Record<string, Record<string, string>>; sectionLabel: Record<string, string> } =
      readJson('sds-headings.json')
    const ours = loadWording(language).headings
    const differing = Object.keys(headings).filter((number) => ours[number] !== headings[number]?.[language])
    expect(differing).toEqual([])
    expect(ours.section).toBe(sectionLabel[language])
  })
})

describe('official texts', () => {
  it.each(languages)('%s has the headings that the annex names without a number of their own, and the signal words', (language) => {
    const { headings } = loadWording(language)
    for (const key of ['9.2.1', '9.2.2', 'title', 'regulation', 'signalWord.danger', 'signalWord.warning'])
      expect(headings[key], key).toMatch(/\S/)
  })
})
