/**
 * The safety signs of ISO 7010:2019 that safety instructions show. Categories by the first letter, with shape and colours of ISO 3864-1:
 * E safe condition, F fire equipment, M mandatory action, P prohibition, W warning.
 *
 * Each code has a drawing `signs/{code}.svg` in a square view box. Squares and circles fill it. The triangle of a warning sign is as wide as
 * the view box and 0.873 times as high, in its middle.
 */

/** The signs there are drawings of. */
export const signCodes = [
  ...(['E003', 'E004', 'E011', 'E012'] as const),
  ...(['F001', 'F016'] as const),
  ...(['M001', 'M002', 'M004', 'M008', 'M009', 'M010', 'M011', 'M013', 'M016', 'M017', 'M022', 'M026', 'M047'] as const),
  ...(['P002', 'P003', 'P011', 'P022'] as const),
  ...(['W001', 'W002', 'W016', 'W021', 'W023', 'W028', 'W029'] as const),
] as const

/** Registration number of a safety sign (ISO 7010). */
export type SignCode = (typeof signCodes)[number]

/**
 * What each sign says, as ISO 7010 titles it: identifiers by which the wording of every language is found, not text for readers.
 */
export const signNames: Readonly<Record<SignCode, string>> = {
  E003: 'firstAid',
  E004: 'emergencyTelephone',
  E011: 'eyewashStation',
  E012: 'safetyShower',
  F001: 'fireExtinguisher',
  F016: 'fireBlanket',
  M001: 'generalMandatoryAction',
  M002: 'referToInstructions',
  M004: 'wearEyeProtection',
  M008: 'wearSafetyFootwear',
  M009: 'wearProtectiveGloves',
  M010: 'wearProtectiveClothing',
  M011: 'washHands',
  M013: 'wearFaceShield',
  M016: 'wearMask',
  M017: 'wearRespiratoryProtection',
  M022: 'useBarrierCream',
  M026: 'useProtectiveApron',
  M047: 'wearSelfContainedBreathingApparatus',
  P002: 'noSmoking',
  P003: 'noOpenFlame',
  P011: 'doNotExtinguishWithWater',
  P022: 'noEatingOrDrinking',
  W001: 'generalWarning',
  W002: 'explosiveMaterial',
  W016: 'toxicMaterial',
  W021: 'flammableMaterial',
  W023: 'corrosiveSubstance',
  W028: 'oxidizingSubstance',
  W029: 'pressurizedCylinder',
}

/** File of a sign in the folder `documents/signs`. */
export function signFile(code: SignCode): string {
  return `${code}.svg`
}
