import type { AnnexNote, MixtureNote } from '../../annex-vi/entry.ts'
import { noteRule } from '../annex-vi-notes.ts'
import type { ResolvedClass, ResolvedComponent } from '../component.ts'
import { classOf } from '../endpoints.ts'
import type { HazardClass } from '../../hazard-categories.ts'
import { toNumber } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import type { LeftOut } from '../result.ts'
import { mostOf } from '../sum-contents.ts'

/**
 * Whether a Note of Annex VI takes the class off a component: what the Note asks for is shown of the raw material (Annex VI, 1.1.3).
 * @returns the reason, or null where the class counts
 */
export function leaveOutByNote(component: ResolvedComponent, judging: Judging, hazardClass: HazardClass): LeftOut | null {
  const note = noteThatTakesOff(component, hazardClass)
  if (note === undefined) return null
  return { component: component.key, content: toNumber(mostOf(component, judging)), reason: 'note', note }
}

/** The Note of its entry by which a class of a component does not count, since what it asks for is shown (Annex VI, 1.1.3). */
export function noteThatTakesOff({ notes, noteFacts }: ResolvedComponent, hazardClass: HazardClass): AnnexNote | MixtureNote | undefined {
  if (noteFacts.size === 0) return undefined
  return notes.find((name) => {
    const { effect } = noteRule(name)
    if (effect.kind !== 'exemption' && effect.kind !== 'condition') return false
    return noteFacts.has(name) && effect.classes.includes(hazardClass)
  })
}

/** The classes of a component without those that a Note takes off it: what label, section 3 and duties know of it. */
export function classesThatCount(component: ResolvedComponent): readonly ResolvedClass[] {
  if (component.noteFacts.size === 0) return component.classes
  return component.classes.filter(({ category }) => noteThatTakesOff(component, classOf(category)) === undefined)
}

/** Whether the contents of the components under a Note add up for this class: Notes 11 and 12. */
export function additionNote({ notes, noteFacts }: ResolvedComponent, hazardClass: HazardClass): '11' | '12' | null {
  for (const note of ['11', '12'] as const) {
    const { effect } = noteRule(note)
    if ((notes.includes(note) || noteFacts.has(note)) && effect.kind === 'addition' && effect.classes.includes(hazardClass)) return note
  }
  return null
}
