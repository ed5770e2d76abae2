/** In what a product under pressure is sold, where it is neither an aerosol dispenser nor a cylinder: ADR 2.2.2.1.2, 5, 6 and 8. */
export const receptacles = ['gasCartridge', 'fireExtinguisher', 'lighter', 'lighterRefill', 'chemicalUnderPressure'] as const
export type Receptacle = (typeof receptacles)[number]

/** The receptacle that an entry of section 14 is for; null: none of its own. */
export function receptacleOfNumber(un: string): Receptacle | null {
  if (un === '2037') return 'gasCartridge'
  if (un === '1044') return 'fireExtinguisher'
  if (un === '1057') return 'lighter'
  return /^350[0-5]$/.test(un) ? 'chemicalUnderPressure' : null
}
