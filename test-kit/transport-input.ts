import type { TransportInput } from '../clp/transport/transport-proposal.ts'

/** A liquid of which nothing is known. */
export const nothingKnown: TransportInput = {
  day: '2026-11-23',
  state: 'liquid',
  classification: [],
  flashPoint: null,
  initialBoilingPoint: null,
  sustainsCombustion: null,
  kind: null,
  isRelatedMaterial: false,
  pH: null,
  isOrganic: null,
  isAmine: false,
  dangerous: [],
  content: null,
  technical: [],
  vapourPressure50: null,
  open: [],
  viscosity: { kinematicViscosity23: null, flow: null, separatedSolvent: null, nitrocellulose: 0, flammableContent: null },
  largestPack: null,
}
