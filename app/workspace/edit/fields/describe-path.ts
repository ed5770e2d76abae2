import { placeSeparator } from '../../../../shared/editing.ts'
import { findLanguageByCode } from '../../../../shared/languages.ts'
import type { Translate } from '../../../language/texts.tsx'
import { fieldLabel } from './field-parts.tsx'
import { readSteps } from './read-steps.ts'
import { valueLabel } from './value-label.ts'

interface Step {
  name: string
  /** Numbers of list entries, from 0. */
  indices: readonly number[]
}

/** Each name with the numbers behind it. */
function groupSteps(path: string): Step[] {
  const steps: { name: string; indices: number[] }[] = []
  for (const step of readSteps(path)) {
    if (typeof step === 'number') steps.at(-1)?.indices.push(step)
    else steps.push({ name: step, indices: [] })
  }
  return steps
}

/** Fields that say only how a text is stored: the text itself is what a person sees. */
const hidden: ReadonlySet<string> = new Set(['phrase'])

/**
 * A place of the record in words: “Composition › Ingredients 3 › Name”. Entries are counted from 1; the language of a text written by a
 * person stands by its own name.
 */
export function describePath(path: string, t: Translate): string {
  const steps = groupSteps(path)
  const words = steps.flatMap(({ name, indices }, place) => {
    const above = steps[place - 1]?.name
    const language = above === 'text' ? findLanguageByCode(name) : undefined
    const isTextOfLanguages = name === 'text' && findLanguageByCode(steps[place + 1]?.name ?? '') !== undefined
    if (language) return [language.name]
    if (hidden.has(name) || isTextOfLanguages) return []
    // Fill-ins have the names that the sentence gives them.
    const label = above === 'values' ? valueLabel(t, name) : fieldLabel(t, name, above)
    return [[label, ...indices.map((index) => index + 1)].join(' ')]
  })
  return words.join(placeSeparator)
}
