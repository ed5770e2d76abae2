/** Figures of gases by CAS number for the calculations of ISO 10156:2017, to which CLP Annex I, 2.2.4 and 2.4.4 refer. */

/** Tci: the most of a flammable gas in nitrogen, in % by volume, with which the mixture does not burn in air. */
export const flammableGasLimits: Readonly<Record<string, number>> = {
  '1333-74-0': 5.5, // hydrogen
  '74-82-8': 8.7, // methane
  '74-84-0': 4.5, // ethane
  '74-98-6': 3.7, // propane
  '106-97-8': 3.6, // butane
  '75-28-5': 3.4, // isobutane
  '74-85-1': 4.1, // ethylene
  '115-07-1': 4.2, // propylene
  '74-86-2': 3, // acetylene
  '630-08-0': 15.2, // carbon monoxide
  '7664-41-7': 40.1, // ammonia
  '7783-06-4': 8.9, // hydrogen sulphide
  '115-10-6': 3.8, // dimethyl ether
}

/**
 * Chemically unstable gases by category, as Section 35 of the UN Manual of Tests and Criteria has tested them (CLP Annex I, 2.2.4.2). Annex VI leaves the
 * instability to the supplier.
 */
export const unstableGases: Readonly<Record<string, 'Chem. Unst. Gas A' | 'Chem. Unst. Gas B'>> = {
  '74-86-2': 'Chem. Unst. Gas A', // acetylene
  '75-21-8': 'Chem. Unst. Gas A', // ethylene oxide
  '107-00-6': 'Chem. Unst. Gas B', // 1-butyne
  '79-38-9': 'Chem. Unst. Gas B', // chlorotrifluoroethylene
  '598-73-2': 'Chem. Unst. Gas B', // bromotrifluoroethylene
  '107-25-5': 'Chem. Unst. Gas B', // methyl vinyl ether
  '463-49-0': 'Chem. Unst. Gas B', // propadiene
  '74-99-7': 'Chem. Unst. Gas B', // propyne
  '116-14-3': 'Chem. Unst. Gas B', // tetrafluoroethylene
  '359-11-5': 'Chem. Unst. Gas B', // trifluoroethylene
  '593-60-2': 'Chem. Unst. Gas B', // vinyl bromide
  '75-01-4': 'Chem. Unst. Gas B', // vinyl chloride
  '75-02-5': 'Chem. Unst. Gas B', // vinyl fluoride
}

/** Ki: equivalence of an inert gas with nitrogen. */
export const inertGasFactors: Readonly<Record<string, number>> = {
  '7727-37-9': 1, // nitrogen
  '124-38-9': 1.5, // carbon dioxide
  '7440-59-7': 0.9, // helium
  '7440-37-1': 0.55, // argon
  '7440-01-9': 0.7, // neon
  '7439-90-9': 0.5, // krypton
  '7440-63-3': 0.5, // xenon
  '7446-09-5': 1.5, // sulphur dioxide
  '2551-62-4': 4, // sulphur hexafluoride
  '75-73-0': 2, // tetrafluoromethane
}

/** Ci: oxidising power against oxygen; 40 where a gas has no figure. */
export const oxidisingPowers: Readonly<Record<string, number>> = {
  '7782-44-7': 1, // oxygen
  '10024-97-2': 0.6, // dinitrogen oxide
  '7782-50-5': 0.7, // chlorine
  '10102-43-9': 0.3, // nitric oxide
  '10102-44-0': 1, // nitrogen dioxide
  '7783-54-2': 1.6, // nitrogen trifluoride
}
export const unknownOxidisingPower = 40
