import { endpointOf } from './endpoints.ts'
import { joinReproductive } from './health/join-reproductive.ts'
import type { ComponentClass } from './mixture.ts'

/**
 * Two findings of one endpoint in one category, as two suppliers or two entries state them of one substance: the organs of both; a route only where
 * neither leaves another one open (CLP Annex I, 3.6.4 and 3.9.4: “if it is conclusively proven that no other routes of exposure cause the hazard”).
 */
export function joinAlike<One extends ComponentClass>(held: One, other: ComponentClass): One {
  const isOpen = held.routes.length === 0 || other.routes.length === 0
  return {
    ...held,
    statement: statementOf(held, other),
    organs: [...new Set([...held.organs, ...other.organs])],
    routes: isOpen ? [] : [...new Set([...held.routes, ...other.routes])],
  }
}

function statementOf(held: ComponentClass, other: ComponentClass): ComponentClass['statement'] {
  if (held.category.startsWith('Repr.')) return joinReproductive([held, other], held.category)[0] ?? held.statement
  return held.statement === 'H350i' ? other.statement : held.statement
}

/** Of each endpoint and category one finding. */
export function joinAllAlike(classes: readonly ComponentClass[]): readonly ComponentClass[] {
  if (classes.length < 2) return classes
  const joined = new Map<string, ComponentClass>()
  for (const one of classes) {
    const key = `${endpointOf(one)} ${one.category}`
    const held = joined.get(key)
    joined.set(key, held ? joinAlike(held, one) : one)
  }
  return joined.size === classes.length ? classes : [...joined.values()]
}
