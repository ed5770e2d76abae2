/** What several tables of sentences ask: named once, so that sections 4 to 13 say the same of a product. */
import { all, any, classified, contains, inState, measured, none, sprayed, unless } from '../conditions.ts'

export const aerosol = inState('aerosol')
export const liquid = inState('liquid', 'aerosol')
export const solid = inState('solid')

/** Vapours may ignite: CLP Annex I, 2.2, 2.3, 2.6. */
export const flammable = classified('Flam. Liq.', 'Flam. Gas', 'Aerosol 1', 'Aerosol 2')
export const notFlammable = none(
  classified('Flam.', 'Aerosol 1', 'Aerosol 2', 'Pyr.', 'Self-', 'Ox.', 'Org. Perox.', 'Expl', 'Water-react.'),
)
export const corrosive = classified('Skin Corr.')
export const eyeDamage = classified('Skin Corr.', 'Eye Dam.')
export const irritant = classified('Skin Irrit.', 'Eye Irrit.', 'H335')
export const skinSensitiser = classified('Skin Sens.')
export const airwaySensitiser = classified('Resp. Sens.')
export const inhalationHazard = classified('H330', 'H331', 'H332', 'H334', 'H335', 'H336')
export const aspiration = classified('Asp. Tox.')
export const toxic = classified('Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3', 'STOT SE 1')
export const cmr = classified('Carc.', 'Muta.', 'Repr.')
export const aquatic = classified('Aquatic')
export const anyHealth = classified(
  'Acute Tox.',
  'Skin',
  'Eye',
  'Resp. Sens.',
  'STOT',
  'Asp. Tox.',
  'Carc.',
  'Muta.',
  'Repr.',
  'Lact.',
  'ED HH',
)
export const solvents = contains('organicSolvents', 10)
export const acidic = any(measured('pH', { below: 4 }), all(corrosive, contains('hydrochloricAcid')))
export const alkaline = any(measured('pH', { from: 10 }), all(corrosive, contains('alkaliHydroxides')))
export const waterBased = all(contains('water', 30), none(flammable))
export const sprayedFlammable = unless(sprayed, none(flammable))
/** Vapours that a filter K holds, nitrogen in what burns, heat with acids. */
export const amines = all(contains('amines'), any(corrosive, skinSensitiser))
/** One of two components that are mixed: a lye with an amine in it is none. */
export const amineHardener = all(contains('hardenerAmines'), any(corrosive, skinSensitiser), none(contains('alkaliHydroxides')))
