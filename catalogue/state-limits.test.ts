import { expect, it } from 'vitest'
import { readLibraryLimits } from '../test-kit/read-library-limits.ts'

/**
 * By State and rule: the limit of eight hours, that of a short time (for TRGS 900 the product with its excursion factor), and the notations. Taken
 * from the library on 30 November 2026, so that no figure changes unseen: who changes one has read the rule, and changes it here too.
 */
const ofStates: Readonly<Record<string, string>> = {
  'DE TRGS 900': `
    nButylAcetate; 300 mg/m³, 62 ppm; short: 600 mg/m³, 124 ppm; noDamageToUnbornChild
    methoxymethylethylAcetate; 270 mg/m³, 50 ppm; short: 270 mg/m³, 50 ppm; noDamageToUnbornChild
    xylene; 220 mg/m³, 50 ppm; short: 440 mg/m³, 100 ppm; skin
    ethylbenzene; 88 mg/m³, 20 ppm; short: 176 mg/m³, 40 ppm; skin; noDamageToUnbornChild
    toluene; 190 mg/m³, 50 ppm; short: 380 mg/m³, 100 ppm; skin; noDamageToUnbornChild
    methanol; 130 mg/m³, 100 ppm; short: 260 mg/m³, 200 ppm; skin; noDamageToUnbornChild
    acetone; 1200 mg/m³, 500 ppm; short: 2400 mg/m³, 1000 ppm; noDamageToUnbornChild
    hydrocarbonsC9Aromatics; 50 mg/m³; short: 100 mg/m³
    solventNaphthaLightAromatic; 50 mg/m³; short: 100 mg/m³
    hexamethyleneDiisocyanate; 0.035 mg/m³, 0.005 ppm; short: 0.035 mg/m³, 0.005 ppm; sensitisation
    octylisothiazolinone; 0.05 mg/m³; short: 0.1 mg/m³; skin; sensitisation; inhalableFraction; noDamageToUnbornChild
    titaniumDioxide; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    titaniumDioxide; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    butan1Ol; 310 mg/m³, 100 ppm; short: 310 mg/m³, 100 ppm; noDamageToUnbornChild
    isobutanol; 310 mg/m³, 100 ppm; short: 310 mg/m³, 100 ppm; noDamageToUnbornChild
    methoxypropanol; 370 mg/m³, 100 ppm; short: 740 mg/m³, 200 ppm; noDamageToUnbornChild
    benzylAlcohol; 22 mg/m³, 5 ppm; short: 44 mg/m³, 10 ppm; skin; noDamageToUnbornChild
    calciumCarbonate; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    calciumCarbonate; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    talc; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    talc; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    ammoniaSolution; 14 mg/m³, 20 ppm; short: 28 mg/m³, 40 ppm; noDamageToUnbornChild
    butanone; 600 mg/m³, 200 ppm; short: 600 mg/m³, 200 ppm; skin; noDamageToUnbornChild
    ethylAcetate; 730 mg/m³, 200 ppm; short: 1460 mg/m³, 400 ppm; noDamageToUnbornChild
    isobutylAcetate; 300 mg/m³, 62 ppm; short: 600 mg/m³, 124 ppm; noDamageToUnbornChild
    propan2Ol; 500 mg/m³, 200 ppm; short: 1000 mg/m³, 400 ppm; noDamageToUnbornChild
    ethanol; 380 mg/m³, 200 ppm; short: 1520 mg/m³, 800 ppm; noDamageToUnbornChild
    butoxyethanol; 49 mg/m³, 10 ppm; short: 98 mg/m³, 20 ppm; skin; noDamageToUnbornChild
    butoxyethylAcetate; 66 mg/m³, 10 ppm; short: 132 mg/m³, 20 ppm; skin; noDamageToUnbornChild
    butoxyethoxyethanol; 67 mg/m³, 10 ppm; short: 100.5 mg/m³, 15 ppm; noDamageToUnbornChild
    dipropyleneGlycolMethylEther; 310 mg/m³, 50 ppm; short: 310 mg/m³, 50 ppm
    methylpentanone; 83 mg/m³, 20 ppm; short: 166 mg/m³, 40 ppm; skin; noDamageToUnbornChild
    cyclohexanone; 80 mg/m³, 20 ppm; short: 80 mg/m³, 20 ppm; skin; noDamageToUnbornChild
    hydrocarbonsC9C11; 300 mg/m³; short: 600 mg/m³
    hydrocarbonsC10C13; 300 mg/m³; short: 600 mg/m³
    distillatesHydrotreatedLight; 300 mg/m³; short: 600 mg/m³
    limonene; 28 mg/m³, 5 ppm; short: 112 mg/m³, 20 ppm; skin; sensitisation; noDamageToUnbornChild
    ethyleneGlycol; 26 mg/m³, 10 ppm; short: 52 mg/m³, 20 ppm; skin; noDamageToUnbornChild
    isophoroneDiisocyanate; 0.046 mg/m³, 0.005 ppm; short: 0.046 mg/m³, 0.005 ppm; sensitisation
    diphenylmethaneDiisocyanate; 0.05 mg/m³; short: 0.05 mg/m³; skin; sensitisation; inhalableFraction; noDamageToUnbornChild
    methylMethacrylate; 210 mg/m³, 50 ppm; short: 420 mg/m³, 100 ppm; noDamageToUnbornChild
    styrene; 86 mg/m³, 20 ppm; short: 172 mg/m³, 40 ppm; noDamageToUnbornChild
    maleicAnhydride; 0.081 mg/m³, 0.02 ppm; short: 0.081 mg/m³, 0.02 ppm; sensitisation; noDamageToUnbornChild
    tricalciumPhosphate; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    tricalciumPhosphate; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    aluminiumPowderStabilised; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    aluminiumPowderStabilised; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    ironOxide; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    ironOxide; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    carbonBlack; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    carbonBlack; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    bariumSulfate; 1.25 mg/m³; short: 2.5 mg/m³; respirableFraction
    bariumSulfate; 10 mg/m³; short: 20 mg/m³; inhalableFraction
    dimethylEther; 1900 mg/m³, 1000 ppm; short: 15200 mg/m³, 8000 ppm
    propane; 1800 mg/m³, 1000 ppm; short: 7200 mg/m³, 4000 ppm
    butane; 2400 mg/m³, 1000 ppm; short: 9600 mg/m³, 4000 ppm
    isobutane; 2400 mg/m³, 1000 ppm; short: 9600 mg/m³, 4000 ppm
    hydrochloricAcid; 3 mg/m³, 2 ppm; short: 6 mg/m³, 4 ppm; noDamageToUnbornChild
    phosphoricAcid; 2 mg/m³; short: 4 mg/m³; inhalableFraction; noDamageToUnbornChild
    aceticAcid; 25 mg/m³, 10 ppm; short: 50 mg/m³, 20 ppm; noDamageToUnbornChild
    citricAcid; 2 mg/m³; short: 4 mg/m³; inhalableFraction; noDamageToUnbornChild
    hydrogenPeroxide; 0.71 mg/m³, 0.5 ppm; short: 0.71 mg/m³, 0.5 ppm; noDamageToUnbornChild
    ethanolamine; 0.5 mg/m³, 0.2 ppm; short: 0.5 mg/m³, 0.2 ppm; skin; sensitisation; noDamageToUnbornChild
    iodopropynylButylcarbamate; 0.058 mg/m³, 0.005 ppm; short: 0.116 mg/m³, 0.01 ppm; sensitisation; noDamageToUnbornChild
    formaldehyde; 0.37 mg/m³, 0.3 ppm; short: 0.74 mg/m³, 0.6 ppm; sensitisation; noDamageToUnbornChild
  `,
  'FR VLEP': `
    nButylAcetate; 241 mg/m³, 50 ppm; short: 723 mg/m³, 150 ppm
    methoxymethylethylAcetate; 275 mg/m³, 50 ppm; short: 550 mg/m³, 100 ppm; skin
    xylene; 221 mg/m³, 50 ppm; short: 442 mg/m³, 100 ppm; skin
    ethylbenzene; 88.4 mg/m³, 20 ppm; short: 442 mg/m³, 100 ppm; skin
    toluene; 76.8 mg/m³, 20 ppm; short: 384 mg/m³, 100 ppm; skin
    methanol; 260 mg/m³, 200 ppm; skin
    acetone; 1210 mg/m³, 500 ppm; short: 2420 mg/m³, 1000 ppm
    hexamethyleneDiisocyanate; 0.075 mg/m³, 0.01 ppm; short: 0.15 mg/m³, 0.02 ppm
    quartz; 0.1 mg/m³; respirableFraction
    quartzRespirable; 0.1 mg/m³; respirableFraction
    butan1Ol; short: 150 mg/m³, 50 ppm
    isobutanol; 150 mg/m³, 50 ppm
    methoxypropanol; 188 mg/m³, 50 ppm; short: 375 mg/m³, 100 ppm; skin
    bisphenolA; 2 mg/m³; inhalableFraction
    calciumCarbonate; 10 mg/m³
    ammoniaSolution; 7 mg/m³, 10 ppm; short: 14 mg/m³, 20 ppm
    butanone; 600 mg/m³, 200 ppm; short: 900 mg/m³, 300 ppm; skin
    ethylAcetate; 734 mg/m³, 200 ppm; short: 1468 mg/m³, 400 ppm
    isobutylAcetate; 241 mg/m³, 50 ppm; short: 723 mg/m³, 150 ppm
    propan2Ol; short: 980 mg/m³, 400 ppm
    ethanol; 1900 mg/m³, 1000 ppm; short: 9500 mg/m³, 5000 ppm
    butoxyethanol; 49 mg/m³, 10 ppm; short: 246 mg/m³, 50 ppm; skin
    butoxyethylAcetate; 66.5 mg/m³, 10 ppm; short: 333 mg/m³, 50 ppm; skin
    butoxyethoxyethanol; 67.5 mg/m³, 10 ppm; short: 101.2 mg/m³, 15 ppm
    dipropyleneGlycolMethylEther; 308 mg/m³, 50 ppm; skin
    methylpentanone; 83 mg/m³, 20 ppm; short: 208 mg/m³, 50 ppm
    cyclohexanone; 40.8 mg/m³, 10 ppm; short: 81.6 mg/m³, 20 ppm
    ethyleneGlycol; 52 mg/m³, 20 ppm; short: 104 mg/m³, 40 ppm; skin
    isophoroneDiisocyanate; 0.09 mg/m³, 0.01 ppm; short: 0.18 mg/m³, 0.02 ppm
    diphenylmethaneDiisocyanate; 0.1 mg/m³, 0.01 ppm; short: 0.2 mg/m³, 0.02 ppm
    methylMethacrylate; 205 mg/m³, 50 ppm; short: 410 mg/m³, 100 ppm
    styrene; 100 mg/m³, 23.3 ppm; short: 200 mg/m³, 46.6 ppm; skin
    maleicAnhydride; short: 1 mg/m³
    tetraethylSilicate; 44 mg/m³, 5 ppm
    aluminiumPowderStabilised; 5 mg/m³
    carbonBlack; 3.5 mg/m³
    dimethylEther; 1920 mg/m³, 1000 ppm
    butane; 1900 mg/m³, 800 ppm
    sodiumHydroxide; 2 mg/m³
    potassiumHydroxide; short: 2 mg/m³
    hydrochloricAcid; short: 7.6 mg/m³, 5 ppm
    phosphoricAcid; 1 mg/m³, 0.2 ppm; short: 2 mg/m³, 0.5 ppm
    aceticAcid; 25 mg/m³, 10 ppm; short: 50 mg/m³, 20 ppm
    hydrogenPeroxide; 1.5 mg/m³, 1 ppm
    ethanolamine; 2.5 mg/m³, 1 ppm; short: 7.6 mg/m³, 3 ppm; skin
    formaldehyde; 0.37 mg/m³, 0.3 ppm; short: 0.74 mg/m³, 0.6 ppm; sensitisation; carcinogenic
  `,
  'SI Pravilnik, Ur. l. RS 100/01': `
    methoxymethylethylAcetate; 275 mg/m³, 50 ppm; short: 550 mg/m³, 100 ppm; skin
    xylene; 221 mg/m³, 50 ppm; short: 442 mg/m³, 100 ppm; skin
    ethylbenzene; 442 mg/m³, 100 ppm; short: 884 mg/m³, 200 ppm; skin
    toluene; 192 mg/m³, 50 ppm; short: 384 mg/m³, 100 ppm; skin
    methanol; 260 mg/m³, 200 ppm; short: 1040 mg/m³, 800 ppm; skin
    acetone; 1210 mg/m³, 500 ppm; short: 2420 mg/m³, 1000 ppm
    hexamethyleneDiisocyanate; 0.035 mg/m³, 0.005 ppm; short: 0.035 mg/m³, 0.005 ppm
    butan1Ol; 310 mg/m³, 100 ppm; short: 310 mg/m³, 100 ppm
    isobutanol; 310 mg/m³, 100 ppm; short: 310 mg/m³, 100 ppm
    methoxypropanol; 375 mg/m³, 100 ppm; short: 568 mg/m³, 150 ppm; skin
    ammoniaSolution; 14 mg/m³, 20 ppm; short: 36 mg/m³, 50 ppm
    butanone; 600 mg/m³, 200 ppm; short: 900 mg/m³, 300 ppm; skin
    ethylAcetate; 734 mg/m³, 200 ppm; short: 1468 mg/m³, 400 ppm
    propan2Ol; 500 mg/m³, 200 ppm; short: 1000 mg/m³, 400 ppm
    ethanol; 960 mg/m³, 500 ppm; short: 1920 mg/m³, 1000 ppm
    butoxyethanol; 98 mg/m³, 20 ppm; short: 246 mg/m³, 50 ppm; skin
    butoxyethylAcetate; 133 mg/m³, 20 ppm; short: 333 mg/m³, 50 ppm; skin
    butoxyethoxyethanol; 67.5 mg/m³, 10 ppm; short: 101.2 mg/m³, 15 ppm
    dipropyleneGlycolMethylEther; 308 mg/m³, 50 ppm; skin
    methylpentanone; 83 mg/m³, 20 ppm; short: 208 mg/m³, 50 ppm
    cyclohexanone; 40.8 mg/m³, 10 ppm; short: 81.6 mg/m³, 20 ppm; skin
    ethyleneGlycol; 52 mg/m³, 20 ppm; short: 104 mg/m³, 40 ppm; skin
    styrene; 86 mg/m³, 20 ppm; short: 344 mg/m³, 80 ppm
    tetraethylSilicate; 44 mg/m³, 5 ppm
    dimethylEther; 1920 mg/m³, 1000 ppm; short: 15360 mg/m³, 8000 ppm
    propane; 1800 mg/m³, 1000 ppm; short: 7200 mg/m³, 4000 ppm
    butane; 2400 mg/m³, 1000 ppm; short: 9600 mg/m³, 4000 ppm
    isobutane; 2400 mg/m³, 1000 ppm; short: 9600 mg/m³, 4000 ppm
    phosphoricAcid; 1 mg/m³; short: 2 mg/m³
    aceticAcid; 25 mg/m³, 10 ppm; short: 50 mg/m³, 20 ppm
    ethanolamine; 2.5 mg/m³, 1 ppm; short: 7.6 mg/m³, 3 ppm; skin
  `,
  'FR VLEP (Cr)': `
    strontiumChromate; 0.001 mg/m³; short: 0.005 mg/m³; skin; carcinogenic
  `,
}

it('the library has the workplace limits of the States with the figures that were read (REACH Annex II, 8.1.1)', () => {
  const found: Record<string, string[]> = {}
  for (const { key, basis, country, longTerm, shortTerm, remarks } of readLibraryLimits()) {
    if (country === undefined) continue
    const short = shortTerm === undefined ? [] : `short: ${shortTerm}`
    const lines = (found[`${country} ${basis}`] ??= [])
    lines.push([key, longTerm ?? [], short, remarks].flat().join('; '))
  }
  const expected = Object.entries(ofStates).map(([rule, lines]) => [rule, lines.trim().split(/\n\s*/)])
  expect(found).toEqual(Object.fromEntries(expected))
})
