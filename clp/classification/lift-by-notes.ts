import type { HarmonisedEntry } from '../annex-vi/entry.ts'
import { noteRule } from './annex-vi-notes.ts'
import type { LiftedClass, ResolvedClass } from './component.ts'
import { classOf } from './endpoints.ts'
import type { OwnData } from './mixture.ts'

/**
 * Takes those harmonised classes off that a Note of the entry lifts, where what the Note asks for is shown of the raw material (CLP Annex VI, 1.1.3).
 * A Note that the entry does not bear lifts nothing.
 */
export function liftByNotes(
  harmonised: ResolvedClass[],
  entries: readonly HarmonisedEntry[],
  own: OwnData | null,
): { classes: ResolvedClass[]; lifted: readonly LiftedClass[] } {
  const shown = own === null ? [] : [...new Set(entries.flatMap(({ notes }) => notes))].filter((note) => own.notes[note] === true)
  if (shown.length === 0) return { classes: harmonised, lifted: none }
  const lifted: LiftedClass[] = []
  const classes = harmonised.filter((one) => {
    const note = shown.find((name) => {
      const { effect } = noteRule(name)
      return (effect.kind === 'exemption' || effect.kind === 'condition') && effect.classes.includes(classOf(one.category))
    })
    if (note !== undefined) lifted.push({ ...one, note })
    return note === undefined
  })
  return { classes, lifted }
}

const none: readonly LiftedClass[] = []
