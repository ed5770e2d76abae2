/** Substances of which sentences of a sheet speak by what they do to others, beside `substances-by-effect.ts`: CAS numbers. */

/**
 * They take part in a fire or set one in what burns, also where no test of the mixture says so: chromium trioxide, dichromates of sodium, potassium and
 * ammonium; permanganates of potassium and sodium; persulphates of ammonium, potassium and sodium; chlorates, perchlorates and perchloric acid; chlorites of
 * sodium; bromates; percarbonate and perborate of sodium; peroxides of calcium, magnesium, barium and sodium; bromine and chlorine.
 */
export const strongOxidisers: readonly string[] = [
  '1333-82-0 7789-12-0 10588-01-9 7778-50-9 7789-09-5',
  '7722-64-7 10101-50-5 7727-54-0 7727-21-1 7775-27-1',
  '7775-09-9 3811-04-9 7601-89-0 7778-74-7 7790-98-9 7601-90-3 7758-19-2 7758-01-2 7789-38-0',
  '15630-89-4 15120-21-5 10486-00-7 1305-79-9 14452-57-4 1304-29-6 1313-60-6',
  '7726-95-6 7782-50-5',
].flatMap((line) => line.split(' '))

/** Nitrates of ammonium, sodium, potassium, calcium, magnesium and barium oxidise as solids; dissolved in water they do not. */
export const solidNitrates: readonly string[] =
  '6484-52-2 7631-99-4 7757-79-1 10124-37-5 13477-34-4 10377-60-3 13446-18-9 10022-31-8'.split(' ')

/** Of which acids set chlorine dioxide free: sodium and potassium chlorite. */
export const chlorites: readonly string[] = ['7758-19-2', '14314-27-3']

/** Copper, silver, lead and mercury make explosives of them: acetylene, azides of sodium and potassium, picric and styphnic acid, ammonium picrate. */
export const explosiveWithMetals: readonly string[] = '74-86-2 26628-22-8 20762-60-1 88-89-1 82-71-3 131-74-8'.split(' ')

/** They set within seconds on damp skin and between eyelids, which tear before the bond does: methyl, ethyl, butyl, octyl and methoxyethyl cyanoacrylate. */
export const cyanoacrylates: readonly string[] = '137-05-3 7085-85-0 6606-65-1 133978-15-1 6701-17-3 27816-23-5'.split(' ')

export const diethyleneGlycol = '111-46-6'

/** They burn without carbon: hydrogen, ammonia, hydrogen sulphide, silane, phosphine. */
export const carbonFreeGases: readonly string[] = '1333-74-0 7664-41-7 7783-06-4 7803-62-5 7803-51-2'.split(' ')

/**
 * Strong heat makes phosphine of them: phosphinic acid and the hypophosphites (phosphinates) of sodium with its monohydrate, potassium, calcium, ammonium,
 * magnesium, aluminium and nickel.
 */
export const hypophosphites: readonly string[] =
  '6303-21-5 7681-53-0 10039-56-2 7782-87-8 7789-79-9 7803-65-8 10377-57-8 7784-22-7 14507-36-9 36026-88-7'.split(' ')

/** Heat or a strong lye makes phosphine of them: tetrakis(hydroxymethyl)phosphonium sulphate, chloride and phosphate, and the chloride with urea. */
export const hydroxymethylPhosphonium: readonly string[] = '55566-30-8 124-64-1 22031-17-0 27104-30-9'.split(' ')

/** Vapours of hydrazine, which a filter K holds as it does those of ammonia. */
export const hydrazines: readonly string[] = ['302-01-2', '7803-57-8']

/** Chlorine and bromine, which a filter B holds. */
export const halogens: readonly string[] = ['7782-50-5', '7726-95-6']

/** Quartz, cristobalite and tridymite: whoever works in their dust falls under Directive 2004/37/EC, Annex I, number 8. */
export const crystallineSilica: readonly string[] = ['14808-60-7', '14464-46-1', '15468-32-3']

/** Hydrated lime and dolomitic lime, Portland and calcium aluminate cement, flue dust of cement: pH 12 and more in water. */
export const limes: readonly string[] = '1305-62-0 39445-23-3 65997-15-1 65997-16-2 68475-76-3'.split(' ')

/** What melts and burns as an oil does: a jet of water throws it about. */
export const waxName = /\b(?:paraffin|petrolatum|stearin|stearic acid|tallow|lard)\b|wax(?:es)?\b/i

/** Furfuryl alcohol, furfural, aniline, nitrobenzene, cyclohexylamine, ethylenediamine come through nitrile rubber soon, and butyl rubber holds them (tables of makers of gloves). */
export const passingNitrile: readonly string[] = '98-00-0 98-01-1 62-53-3 98-95-3 108-91-8 107-15-3'.split(' ')

export const carbonDioxide = '124-38-9'

/** Metals of which a wet lye makes hydrogen, as granules for drains do: aluminium, magnesium, zinc. */
export const lightMetals: readonly string[] = '7429-90-5 7439-95-4 7440-66-6'.split(' ')

/**
 * Oils that take oxygen from the air and warm up in a cloth until it burns: linseed oil, raw and boiled, tung, perilla, hempseed, walnut, safflower, soya,
 * poppyseed and dehydrated castor oil, tall oil fatty acids.
 */
export const dryingOils: readonly string[] =
  '8001-26-1 68649-95-6 8001-20-5 68132-21-8 8016-24-8 8024-09-7 8001-23-8 8001-22-7 8002-11-7 64147-40-6 61790-12-3'.split(' ')
/** And by their names in English, since many have no number on a recipe. */
export const dryingOilName = /\b(?:linseed|flax ?seed|tung|perilla|hemp ?seed|walnut|safflower|dehydrated castor) (?:stand )?oil/i

/**
 * They start the hardening of a resin by its peroxide, and with the peroxide alone explode: 2-ethylhexanoates, neodecanoates and naphthenate of cobalt, acetylacetonate of
 * vanadium; N,N-dimethyl and -diethylaniline, N,N-dimethyl-p-toluidine and its ethoxylates.
 */
export const peroxideAccelerators: readonly string[] = [
  '136-52-7 13586-82-8 27253-31-2 52270-44-7 61789-51-3 3153-26-2',
  '121-69-7 91-66-7 99-97-8 3077-12-1 38668-48-3 878391-30-1',
].flatMap((line) => line.split(' '))

/** Esters of nitric acid that improve diesel, are propellants or drugs, and decompose from some 100 °C on: nitrates of 2-ethylhexyl, propyl, isopropyl, cyclohexyl, amyl. */
export const nitrateEsters: readonly string[] = '27247-96-7 627-13-4 1712-64-7 2108-66-9 1002-16-0'.split(' ')

export const ammoniumNitrate = '6484-52-2'

/** Picric and styphnic acid and ammonium picrate: what dries of a solution explodes. */
export const explosiveDry: readonly string[] = '88-89-1 82-71-3 131-74-8'.split(' ')
