/** What the phrases of 9.1 (a) say of the physical state. */
export type StateKind = 'Liquid' | 'Paste' | 'Aerosol' | 'Solid' | 'Gas'

export const kindsOfState: Readonly<Record<string, StateKind>> = {
  'state.liquid': 'Liquid',
  'state.viscousLiquid': 'Liquid',
  'state.liquidPigmented': 'Liquid',
  'state.emulsion': 'Liquid',
  'state.dispersion': 'Liquid',
  'state.paste': 'Paste',
  'state.pasteThixotropic': 'Paste',
  'state.gel': 'Paste',
  'state.aerosol': 'Aerosol',
  'state.aerosolDispenser': 'Aerosol',
  'state.solid': 'Solid',
  'state.granules': 'Solid',
  'state.stickGlue': 'Solid',
  'state.gas': 'Gas',
}

/** What 9.1 (a) of a record says, complete or not; undefined where it says nothing, or says it in a person's own words. */
export function stateKindOf(parameters: readonly { property?: unknown; text?: unknown }[]): StateKind | undefined {
  const text = parameters.find(({ property }) => property === 'physicalState')?.text
  if (typeof text !== 'object' || text === null || !('phrase' in text) || typeof text.phrase !== 'string') return undefined
  return kindsOfState[text.phrase]
}
