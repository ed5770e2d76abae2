/** What the phrases of 9.1 (a) say of the physical state. */
export type StateKind = 'Liquid' | 'Paste' | 'Aerosol' | 'Solid'

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
}
