/** Features that the operator can switch off; docs/decisions/039-feature-flags.md. */
export const featureNames = ['shareProducts', 'labelSpreadsheet', 'labelWord', 'bulkLabels', 'compareVersions'] as const
export type Feature = (typeof featureNames)[number]
export type FeatureFlags = Readonly<Record<Feature, boolean>>

/** Address of the configuration that the application loads (specification, section 7). */
export const configPath = '/v2/assets/config/config.json'

/** The flags that a configuration sets. A flag is on unless it is set to false (specification, section 7). */
export function readFeatureFlags(flags: Readonly<Record<string, unknown>>): FeatureFlags {
  const isOn = (name: Feature) => flags[name] !== false
  return {
    shareProducts: isOn('shareProducts'),
    labelSpreadsheet: isOn('labelSpreadsheet'),
    labelWord: isOn('labelWord'),
    bulkLabels: isOn('bulkLabels'),
    compareVersions: isOn('compareVersions'),
  }
}
