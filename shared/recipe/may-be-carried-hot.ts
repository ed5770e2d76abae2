import type { LiveComponent } from './live-answer.ts'

/** CAS numbers of what is sold molten or hot as a rule: bitumen, waxes, pitch, sulphur, rosin, heavy fuel oil, fatty acids, nitrates for heat baths. */
const numbers: ReadonlySet<string> = new Set([
  '8052-42-4', // asphalt
  '64742-93-4', // asphalt, oxidised
  '64741-56-6', // residues, vacuum
  '8002-74-2', // paraffin waxes
  '64742-51-4', // paraffin waxes, hydrotreated
  '63231-60-7', // microcrystalline waxes
  '8012-89-3', // beeswax
  '9002-88-4', // polyethylene
  '65996-93-2', // coal tar pitch
  '65996-89-6', // coal tar
  '7704-34-9', // sulphur
  '8050-09-7', // rosin
  '68476-33-5', // fuel oil, residual
  '57-11-4', // stearic acid
  '57-10-3', // palmitic acid
  '91-20-3', // naphthalene
  '108-95-2', // phenol
  '108-31-6', // maleic anhydride
  '85-44-9', // phthalic anhydride
  '105-60-2', // caprolactam
])
const names =
  /\b(?:bitumen|asphalt|pitch|tar|(?:paraffin|micro)?wax(?:es)?|rosin|resin acids|heavy fuel oil|residual fuel oil|stearin|tallow|molten|hot[- ]melt)\b/i

/** % from which a component makes such a product: half of it sets how it flows. */
const mostly = 30

/**
 * The components because of which a product may be carried heated (ADR 2.2.9.1.13). Only that the question is asked: what nobody sells hot has no answer to
 * it.
 */
export function mayBeCarriedHot(components: readonly Pick<LiveComponent, 'name' | 'cas' | 'content'>[]): string[] {
  return components.flatMap(({ name, cas, content }) =>
    content.to >= mostly && ((cas !== null && numbers.has(cas)) || names.test(name)) ? [name] : [],
  )
}
