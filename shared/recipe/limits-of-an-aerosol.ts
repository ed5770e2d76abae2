import type { MeasuredName } from './recipe.ts'

/** What a figure of an aerosol leads to; of two figures both have to be so. */
export interface AerosolLimit {
  readonly figures: readonly { readonly comparison: '≥' | '≤' | '<'; readonly value: number; readonly unit: string }[]
  readonly category: 'Aerosol 1' | 'Aerosol 2' | 'Aerosol 3'
}

const at = (...figures: AerosolLimit['figures']): AerosolLimit['figures'] => figures
const first: AerosolLimit = {
  figures: at({ comparison: '≥', value: 85, unit: '%' }, { comparison: '≥', value: 30, unit: 'kJ/g' }),
  category: 'Aerosol 1',
}
const last: AerosolLimit = {
  figures: at({ comparison: '≤', value: 1, unit: '%' }, { comparison: '<', value: 20, unit: 'kJ/g' }),
  category: 'Aerosol 3',
}
const foam: readonly AerosolLimit[] = [
  { figures: at({ comparison: '≥', value: 20, unit: 'cm' }, { comparison: '≥', value: 2, unit: 's' }), category: 'Aerosol 1' },
  { figures: at({ comparison: '≥', value: 4, unit: 'cm' }, { comparison: '≥', value: 7, unit: 's' }), category: 'Aerosol 1' },
  { figures: at({ comparison: '≥', value: 4, unit: 'cm' }, { comparison: '≥', value: 2, unit: 's' }), category: 'Aerosol 2' },
]

/**
 * The limits that each measured figure of an aerosol is held against, the gravest first.
 * @source CLP Annex I, 2.3.2.2, Figures 2.3 (a) to (c)
 */
export const limitsOfAerosol: Partial<Readonly<Record<MeasuredName, readonly AerosolLimit[]>>> = {
  flammableContent: [first, last],
  heatOfCombustion: [first, last],
  ignitionDistance: [
    { figures: at({ comparison: '≥', value: 75, unit: 'cm' }), category: 'Aerosol 1' },
    { figures: at({ comparison: '≥', value: 15, unit: 'cm' }), category: 'Aerosol 2' },
  ],
  enclosedSpaceTime: [{ figures: at({ comparison: '≤', value: 300, unit: 's/m³' }), category: 'Aerosol 2' }],
  deflagrationDensity: [{ figures: at({ comparison: '≤', value: 300, unit: 'g/m³' }), category: 'Aerosol 2' }],
  foamHeight: foam,
  foamDuration: foam,
}
