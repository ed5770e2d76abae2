import type { LanguageCode } from '../../shared/languages.ts'
import { askAgain, createRecorder, type Requests } from '../text/record-requests.ts'
import { createTextWriter } from '../text/write-text.ts'
import { listMissing, type MissingTexts } from './list-missing.ts'
import type { SdsSource } from './sds-source.ts'
import { writeSection16 } from './section-16.ts'
import { sectionWriters } from './section-writers.ts'
import { writeSection1 } from './section-01.ts'
import { writeSection14 } from './section-14-to-15.ts'

/** Sections that ask each language for something else: emergency numbers are chosen by it, shipping names stand in English where it has none. */
const differing: readonly unknown[] = [writeSection1, writeSection14]

/**
 * What the sheet of a version lacks in a language, the same and in the same order as `buildSds` says it, without building it: the sections are written once,
 * in English, and every language is asked for what they asked for. Words of the legend of section 16 are not asked for; no language lacks them (`npm run check:wording`).
 */
export function openMissing(source: SdsSource): (language: LanguageCode) => MissingTexts {
  let recorded: readonly (Requests | null)[] | undefined
  return (language) => {
    recorded ??= recordSections(source)
    const writer = createTextWriter(language)
    for (const [index, requests] of recorded.entries()) {
      if (requests === null) sectionWriters[index]?.(source, writer)
      else askAgain(requests, writer)
    }
    return listMissing(writer)
  }
}

/** Of each section what it asks for; null: each language is asked itself. */
function recordSections(source: SdsSource): (Requests | null)[] {
  const ofSections = sectionWriters.map((write) => {
    if (differing.includes(write)) return null
    const recorder = createRecorder()
    write(source, recorder.writer)
    return recorder.requests
  })
  const ofLast = createRecorder()
  writeSection16(source, ofLast.writer, [], null)
  return [...ofSections, ofLast.requests]
}
