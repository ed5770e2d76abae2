import type { Use } from '../../clp/classification/mixture.ts'
import { findAuthorised, sunsetOf } from '../../clp/reach/annex-xiv.ts'
import {
  all,
  always,
  any,
  classified,
  contains,
  measured,
  none,
  ofComponents,
  ofKind,
  sprayed,
  unless,
  usedBy,
  type Condition,
} from '../conditions.ts'
import type { Facts } from '../facts.ts'
import { because } from '../proposal.ts'
import { candidatesIn, containing, lasting, noCandidate, noneKnown, reasonsBeside, someCandidate, withConcern } from './concerns.ts'
import { barsYoungPeople, harmsExpectingMothers } from './employment.ts'
import { drugPrecursor, precursorsIn, preservativesIn, preserved } from './preservatives-and-precursors.ts'
import { entriesOf, reportedPrecursor, restrictedPrecursor, restrictions } from './restrictions.ts'
import { at, type SentenceRule } from './sentence-rule.ts'
import { inSevesoTable, ofSeveso, ofSevesoNames, sevesoName, sevesoRows, tier } from './seveso.ts'
import {
  chlorinated,
  decomposesHot,
  depletesOzone,
  dryingOil,
  explodesConfined,
  explosiveDry,
  flammableInUse,
  formsPeroxides,
  gasesSetFree,
  givesOxygen,
  violentWithWater,
} from './by-substance.ts'
import {
  acidic,
  aerosol,
  airwaySensitiser,
  alkaline,
  amineHardener,
  aquatic,
  corrosive,
  dryIce,
  explosive,
  explosiveDust,
  flammable,
  freeHydrochloricAcid,
  freeHydroxide,
  hazardousWaste,
  dustOfSolid,
  gas,
  thrownAway,
  heavyVapours,
  liquefiedGas,
  muchUnknown,
  selfDecomposing,
  skinSensitiser,
  solid,
  solvents,
  suffocating,
  unstableGas,
  untested,
} from './situations.ts'

const names = (condition: (facts: Facts) => readonly Facts['answer']['components'][number][]) => (facts: Facts) => ({
  substances: condition(facts).map((one) => facts.nameOf(one)),
})
const behindClass = (start: string) => (facts: Facts) => {
  const keys = new Set(facts.answer.hazards.flatMap((one) => (one.category?.startsWith(start) ? one.because : [])))
  return facts.answer.components.filter(({ key }) => keys.has(key))
}
/** REACH Annex XIV, at or above the content from which a substance counts (Article 56(6)), by the day of the answer. */
const authorisedIn = ({ answer }: Facts) =>
  answer.components.flatMap((component) => {
    const found = findAuthorised([component.cas, component.ec], answer.at)
    return found !== null && component.content.to >= found.limit ? [{ component, found }] : []
  })
const someAuthorised = ofComponents((facts) => authorisedIn(facts).map(({ component }) => component))
/** Of several substances the first day from which one of them is used with an authorisation alone. */
const firstSunset = (facts: Facts) => ({
  date:
    authorisedIn(facts)
      .map(({ component, found }) => sunsetOf(found, component.content.to))
      .toSorted()[0] ?? '',
})

/** EUH071: CLP Annex II, 1.2.6. */
const isRespiratoryCorrosive = ({ answer }: Facts): boolean =>
  answer.label.because.supplemental.statements.some(({ code }) => code === 'EUH071')

/** By children, or with a class for it; nobody swallows a gas (CLP Article 28(1)). */
const swallowed = unless(any(usedBy('consumer'), classified('H300', 'H301', 'H302', 'H304')), gas)

const routes = (facts: Facts) => ({
  routes: [
    // The recipe says in which form it is breathed.
    ...(facts.mixture.inhalation === null && any(solvents, sprayed, classified('H33'))(facts) === null && !isRespiratoryCorrosive(facts)
      ? []
      : ['route.inhalation']),
    'route.skinContact',
    'route.eyeContact',
    ...(swallowed(facts) === null ? [] : ['route.swallowing']),
  ].map((phrase) => ({ phrase })),
})
/** Of whom Directive 98/24/EC, Article 2(b) speaks. */
const hazardousAgent = any(hazardousWaste, classified('Met. Corr.'))
const withAlcohol = any(all(solvents, classified('H336')), contains('harmfulWithAlcohol', 1))
const work: Use[] = ['professional', 'industrial']

/** Sections 2.3, 11, 12, 13, 15 and 16. */
export const effectAndLawRules: readonly SentenceRule[] = [
  ...at('2.3', '/otherHazards', 'REACH Annex II, 2.3', [
    ['otherHazards.explosiveVapours', any(flammable, flammableInUse)],
    ['otherHazards.vapoursHeavierThanAir', unless(any(heavyVapours, chlorinated), aerosol)],
    ['otherHazards.gasDisplacesAir', suffocating],
    ['otherHazards.oxygenPressure', givesOxygen],
    ['symptoms.liquidGasCold', liquefiedGas],
    ['symptoms.coldSolid', dryIce],
    ['otherHazards.selfDecomposing', any(selfDecomposing, unstableGas, decomposesHot)],
    ['otherHazards.explosive', any(explosive, explosiveDry)],
    ['otherHazards.selfHeatingCloths', dryingOil],
    ['reaction.violentWithWater', violentWithWater],
    ['reaction.explosivePeroxides', formsPeroxides],
    ['reaction.explosionUnderConfinement', explodesConfined],
    ['otherHazards.dustExplosion', explosiveDust],
    ['otherHazards.isocyanateSensitisation', contains('isocyanates')],
    ['otherHazards.carbonDioxidePressure', contains('isocyanates')],
    ['otherHazards.chlorineWithBleach', all(acidic, ofKind('cleaner'))],
    ...gasesSetFree,
    ['otherHazards.noPbtVpvbPmtVpvm', lasting],
    ['otherHazards.noEndocrineDisruptor', noneKnown(['ED '], reasonsBeside.hormones)],
  ]),
  ...at('11.1', '/toxicology/notes', 'REACH Annex II, 11.1', [
    ['toxicology.noTestData', always],
    ['toxicology.calculation', always],
    ['toxicology.routes', always, '11.1.2', routes],
    ['toxicology.solventVapours', all(solvents, classified('H336'))],
    ['toxicology.sensitiserSubstances', skinSensitiser, null, names(behindClass('Skin Sens.'))],
    ['toxicology.sensitiserIsocyanate', contains('isocyanates')],
    ['toxicology.methanol', contains('methanol', 3)],
    ['toxicology.toluene', contains('toluene', 3)],
    ['toxicology.isothiazolinones', unless(contains('isothiazolinones'), skinSensitiser)],
    ['toxicology.amineBurns', all(amineHardener, corrosive)],
    ['toxicology.hydroxideBurns', all(corrosive, freeHydroxide)],
    ['toxicology.hydrochloricAcid', freeHydrochloricAcid(1)],
  ]),
  ...at('11.1', '/toxicology/symptoms', 'REACH Annex II, 11.1.4', [
    ['toxicology.narcoticEffects', classified('H336')],
    // Of dust and gases the sentence of 4.2 speaks, which names no vapours.
    ['toxicology.respiratoryIrritation', unless(classified('H335'), any(dustOfSolid, gas))],
    ['symptoms.irritation', all(classified('H335'), any(dustOfSolid, gas))],
    ['toxicology.corrosiveEyesSkin', corrosive],
    ['symptoms.asthma', airwaySensitiser],
    ['toxicology.defatting', unless(solvents, corrosive)],
  ]),
  ...at('11.2', '/toxicology/endocrine', 'REACH Annex II, 11.2.1', [
    ['healthOther.noEndocrineDisruptor', noneKnown(['ED HH'], reasonsBeside.hormones)],
    ['healthOther.endocrineDisruptor', containing('health'), null, names(withConcern('health'))],
  ]),
  ...at('11.2', '/toxicology/other', 'REACH Annex II, 11.2.2', [
    ['healthOther.alcoholIncreases', withAlcohol],
    ['healthOther.none', none(withAlcohol)],
  ]),
  ...at('12.1', '/ecology/toxicity', 'REACH Annex II, 12.1', [
    ['ecotoxicity.noTestData', always],
    ['ecotoxicity.calculation', always],
    ['ecotoxicity.acutePh', all(corrosive, any(acidic, alkaline, measured('pH', { from: 11.5 })))],
    ['ecotoxicity.toxicFishPigment', classified('Aquatic Acute 1', 'Aquatic Chronic 1'), null, names(behindClass('Aquatic'))],
  ]),
  ...at('12.2', '/ecology/persistence', 'REACH Annex II, 12.2', [
    ['persistence.hydrolysis', contains('isocyanates')],
    ['persistence.surfactants', all(ofKind('cleaner'), contains('surfactants'))],
    ['persistence.noData', none(contains('isocyanates'), all(ofKind('cleaner'), contains('surfactants')))],
  ]),
  ...at('12.3', '/ecology/bioaccumulation', 'REACH Annex II, 12.3', [['bioaccumulation.noData', always]]),
  ...at('12.4', '/ecology/mobility', 'REACH Annex II, 12.4', [
    ['mobility.noData', always],
    ['mobility.solventsEvaporate', solvents],
  ]),
  ...at('12.5', '/ecology/pbt', 'REACH Annex II, 12.5', [
    ['pbt.contains', containing('lasting'), null, names(withConcern('lasting'))],
    ['pbt.notPbt', noneKnown(['PBT', 'vPvB'], reasonsBeside.lasting)],
    ['pbt.notPmt', noneKnown(['PMT', 'vPvM'], reasonsBeside.lasting)],
  ]),
  ...at('12.6', '/ecology/endocrine', 'REACH Annex II, 12.6', [
    ['endocrineEnvironment.none', noneKnown(['ED ENV'], reasonsBeside.hormones)],
    ['endocrineEnvironment.contains', containing('environment'), null, names(withConcern('environment'))],
  ]),
  ...at('12.7', '/ecology/other', 'REACH Annex II, 12.7', [
    ['ecologyOther.drains', always],
    ['ecologyOther.photochemicalOzone', solvents],
    ['ecologyOther.phRestored', unless(all(corrosive, any(acidic, alkaline)), aquatic)],
  ]),
  ...at('13.1', '/disposal/product', 'REACH Annex II, 13.1', [
    ['disposal.product.hazardousWaste', unless(hazardousWaste, any(aerosol, gas)), 'P501'],
    ['disposal.product.notHousehold', always, 'P501'],
    ['disposal.product.collectionPoint', unless(all(usedBy('consumer'), hazardousWaste), any(aerosol, gas))],
    ['disposal.product.aerosols', aerosol],
    ['disposal.product.isocyanateResidues', contains('isocyanates')],
    ['disposal.product.hardenedMixture', any(contains('epoxies', 1), amineHardener)],
    ['disposal.product.driedWaste', all(ofKind('paint'), none(hazardousWaste, aerosol, gas))],
    ['disposal.product.producerAssigns', usedBy(...work)],
  ]),
  ...at('13.1', '/disposal/packaging', 'REACH Annex II, 13.1', [
    ['disposal.packaging.contaminated', any(unless(always, any(aerosol, gas)), thrownAway)],
    ['disposal.packaging.emptied', unless(always, any(aerosol, flammable, gas))],
    ['disposal.packaging.vapours', unless(flammable, any(aerosol, gas))],
    ['disposal.packaging.gasContainers', unless(gas, thrownAway)],
    ['disposal.packaging.aerosol', aerosol],
  ]),
  ...at('2.2', '/labelElements/furtherTexts', 'Regulation (EU) No 528/2012, Article 58(3)', [
    ['regulation.treatedArticle', preserved, null, names(preservativesIn)],
  ]),
  ...at('15.1', '/regulatory/union', 'REACH Annex II, 15.1', [
    [
      'regulation.reachAnnexXvii',
      (facts) => (entriesOf(facts).length === 0 ? null : restrictions.flatMap(([, when]) => when(facts) ?? [])),
      'REACH Annex XVII',
      (facts) => ({ entries: entriesOf(facts).join(', ') }),
    ],
    [
      'regulation.reachAuthorisation',
      someAuthorised,
      'REACH Annex XIV and Article 56',
      names((facts) => authorisedIn(facts).map(({ component }) => component)),
    ],
    ['regulation.sunsetDate', someAuthorised, 'REACH Article 58(1)(c)', firstSunset],
    ['regulation.candidateListNone', noCandidate, 'REACH Article 59(10)'],
    ['regulation.candidateList', someCandidate, 'REACH Article 59(10)', names(candidatesIn)],
    [
      'regulation.seveso',
      unless(inSevesoTable, ofSevesoNames),
      'Directive 2012/18/EU, Annex I',
      (facts) => ({
        category: sevesoRows(facts)
          .map(([category]) => category)
          .join(', '),
      }),
    ],
    [
      'regulation.sevesoNamed',
      ofSevesoNames,
      'Directive 2012/18/EU, Annex I, Part 2',
      (facts) => ({ number: String(sevesoName(facts)?.number ?? '') }),
    ],
    [
      'regulation.sevesoQuantities',
      any(inSevesoTable, ofSevesoNames),
      'Directive 2012/18/EU, Annex I',
      (facts) => ({ lowerTier: tier(facts, 0), upperTier: tier(facts, 1) }),
    ],
    ['regulation.sevesoNone', none(ofSeveso, ofSevesoNames, muchUnknown, untested), 'Directive 2012/18/EU, Annex I'],
    ['regulation.chemicalAgentsDirective', all(hazardousAgent, usedBy(...work)), 'Directive 98/24/EC'],
    ['regulation.youngWorkers', all(barsYoungPeople, usedBy(...work)), 'Directive 94/33/EC, Annex I.3'],
    ['regulation.pregnantWorkers', all(harmsExpectingMothers, usedBy(...work)), 'Directive 92/85/EEC, Annexes I and II'],
    [
      'regulation.carcinogensDirective',
      all(any(classified('Carc. 1', 'Muta. 1', 'Repr. 1'), all(solid, contains('crystallineSilica', 1))), usedBy(...work)),
      'Directive 2004/37/EC, Articles 2 and 4 to 16, and Annex I, number 6',
    ],
    ['regulation.detergents', ofKind('cleaner'), 'Regulation (EC) No 648/2004'],
    ['regulation.biocides', ofKind('biocide'), 'Regulation (EU) No 528/2012'],
    ['regulation.plantProtection', ofKind('plantProtection'), 'Regulation (EC) No 1107/2009'],
    ['regulation.fluorinatedGases', contains('greenhouseGases'), 'Regulation (EU) 2024/573, Annexes I and II'],
    ['regulation.ozoneDepleting', depletesOzone, 'Regulation (EU) 2024/590, Annexes I and II'],
    ['regulation.explosivesPrecursorsRestricted', restrictedPrecursor, 'Regulation (EU) 2019/1148, Annex I, and Article 7(1)'],
    ['regulation.explosivesPrecursorsReportable', reportedPrecursor, 'Regulation (EU) 2019/1148, Annexes I and II, and Article 9'],
    ['regulation.drugPrecursors', drugPrecursor, 'Regulation (EC) No 273/2004, Article 2(a) and Annex I', names(precursorsIn)],
    ['regulation.treatedArticle', preserved, 'Regulation (EU) No 528/2012, Article 58(3)', names(preservativesIn)],
    ['regulation.aerosolsDirective', aerosol, 'Directive 75/324/EEC'],
    ['regulation.childResistantFastening', due('childResistantFastening'), 'CLP Annex II, 3.1.1'],
    ['regulation.tactileWarning', due('tactileWarning'), 'CLP Annex II, 3.2.1'],
  ]),
  ...at('15.2', '/regulatory/safetyAssessment', 'REACH Annex II, 15.2', [['safetyAssessment.notCarriedOut', always]]),
  ...at('16', '/otherInformation/training', 'REACH Annex II, 16(f)', [
    ['training.handling', usedBy(...work)],
    ['training.isocyanates', all(contains('isocyanates', 0.1), usedBy(...work)), 'REACH Annex XVII, entry 74'],
    ['training.carcinogens', classified('Carc. 1')],
  ]),
  ...at('16', '/otherInformation/sources', 'REACH Annex II, 16(c)', [
    ['source.supplierSheets', always],
    ['source.clpAnnexVi', ofComponents(({ answer }) => answer.components.filter(({ entry }) => entry !== null))],
  ]),
]

/** What CLP Annex II, Part 3 demands of packages for the public, where the product is for it. */
function due(duty: 'childResistantFastening' | 'tactileWarning'): Condition {
  return (facts) => {
    const { label } = facts.answer
    const isPublic = usedBy('consumer')(facts)
    return label[duty] && isPublic !== null ? [because('class', { classes: label.because[duty].join(', ') }), ...isPublic] : null
  }
}
