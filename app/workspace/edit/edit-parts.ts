/** Parts of the record in the order in which one fills them in. What the program itself keeps is not edited. */
export const parts = [
  { key: 'identity', fields: ['name', 'variant', 'description', 'synonyms', 'ufi', 'uses', 'usesAdvisedAgainst'] },
  { key: 'companies', fields: ['supplier', 'producer', 'emergency'] },
  { key: 'hazards', fields: ['classification', 'isNotHazardous', 'labelElements', 'otherHazards'] },
  { key: 'composition', fields: ['composition'] },
  { key: 'measures', fields: ['firstAid', 'firefighting', 'accidentalRelease', 'handling', 'exposureControls', 'workplace'] },
  { key: 'parameters', fields: ['parameters', 'stability'] },
  { key: 'information', fields: ['toxicology', 'ecology', 'disposal', 'transport', 'regulatory', 'otherInformation'] },
  { key: 'technical', fields: ['technical', 'materials', 'formulationMixer', 'kit'] },
  { key: 'settings', fields: ['documents', 'labelDefaults', 'brand'] },
  // No fields: what the check before publishing says of all of them.
  { key: 'check', fields: [] },
] as const

/** What follows the address of the editor so that it opens at a place of the record. */
export const atPlace = (path: string): string => `?${new URLSearchParams({ part: partOf(path), place: path }).toString()}`

/** The part in which a place of the record is edited. */
export function partOf(path: string): string {
  const [first = ''] = path.split(/[.[]/)
  return parts.find(({ fields }) => fields.some((name) => name === first))?.key ?? parts[0].key
}
