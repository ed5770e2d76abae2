import type { PictogramCode } from './pictograms.ts'

/** What of a label says how grave it is. */
export interface GraveElements {
  signalWord: 'danger' | 'warning' | null
  pictograms: readonly PictogramCode[]
}

/** Pictograms that say no less than another one: CLP Article 26(1)(a) and (b). */
const graverThan: Readonly<Partial<Record<PictogramCode, PictogramCode>>> = { GHS07: 'GHS06', GHS02: 'GHS01', GHS03: 'GHS01' }
const ranks = { danger: 2, warning: 1 } as const

/**
 * In what the label of a kit is weaker than that of one of its components: a signal word that is missing or milder, and pictograms that are
 * missing. The kit is the outer package of components that are not mixed yet (CLP Articles 33 and 35): whoever opens it meets the gravest.
 * @returns the component's signal word and pictograms that the kit lacks; empty where it is not weaker
 */
export function findWeakerElements(kit: GraveElements, component: GraveElements): string[] {
  const rankOf = ({ signalWord }: GraveElements): number => (signalWord === null ? 0 : ranks[signalWord])
  const lacks = (code: PictogramCode): boolean => {
    const graver = graverThan[code]
    return !kit.pictograms.includes(code) && (graver === undefined || !kit.pictograms.includes(graver))
  }
  return [
    ...(component.signalWord !== null && rankOf(kit) < rankOf(component) ? [component.signalWord] : []),
    ...component.pictograms.filter(lacks),
  ]
}
