import { noteRule } from '../annex-vi-notes.ts'
import type { ResolvedComponent } from '../component.ts'
import type { HazardCategoryCode, HazardClass } from '../../hazard-categories.ts'
import { toNumber } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import type { LeftOut } from '../result.ts'
import { mostOf } from '../sum-contents.ts'

/** The components whose harmonised class among these a Note of Annex VI takes off, since what the Note asks for is shown of the raw material (Annex VI, 1.1.3). */
export function leftOutByNotes(judging: Judging, categories: readonly HazardCategoryCode[]): LeftOut[] {
  return judging.components.flatMap((component) => {
    const found = component.lifted.find(({ category }) => categories.includes(category))
    if (found === undefined) return []
    return [{ component: component.key, content: toNumber(mostOf(component, judging)), reason: 'note' as const, note: found.note }]
  })
}

/** Whether the contents of the components under a Note add up for this class: Notes 11 and 12. */
export function additionNote({ notes, noteFacts }: ResolvedComponent, hazardClass: HazardClass): '11' | '12' | null {
  for (const note of ['11', '12'] as const) {
    const { effect } = noteRule(note)
    if ((notes.includes(note) || noteFacts.has(note)) && effect.kind === 'addition' && effect.classes.includes(hazardClass)) return note
  }
  return null
}
