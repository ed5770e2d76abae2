import { z } from 'zod'
import { countryCode, line, quantity, text, texts } from './texts.ts'

/** Section 4. */
export const firstAid = z
  .strictObject({
    general: texts,
    inhalation: texts,
    skin: texts,
    eyes: texts,
    ingestion: texts,
    firstAiders: texts,
    symptoms: texts,
    treatment: texts,
  })
  .prefault({})

/** Section 5. */
export const firefighting = z.strictObject({ suitableMedia: texts, unsuitableMedia: texts, hazards: texts, advice: texts }).prefault({})

/** Section 6. */
export const accidentalRelease = z
  .strictObject({ personal: texts, responders: texts, environment: texts, containment: texts, references: texts })
  .prefault({})

/** Section 7. */
export const handling = z
  .strictObject({
    handling: texts,
    hygiene: texts,
    fireProtection: texts,
    storage: texts,
    incompatible: texts,
    storageTemperature: quantity.optional(),
    /** Storage class of TRGS 510. */
    storageClass: line(10).optional(),
    endUses: texts,
  })
  .prefault({})

/** Section 8.2. The exposure limits of 8.1 stand with each ingredient. */
export const exposureControls = z
  .strictObject({
    engineering: texts,
    eyes: texts,
    hands: texts,
    /** Gloves by material: EN ISO 374. */
    gloves: z
      .array(
        z.strictObject({
          material: text,
          thickness: quantity.optional(),
          breakthrough: quantity.optional(),
          standard: line(60).optional(),
        }),
      )
      .max(6)
      .default([]),
    body: texts,
    respiratory: texts,
    thermal: texts,
    environment: texts,
    /** Biological limit values and monitoring. */
    monitoring: texts,
  })
  .prefault({})

/** Section 10. */
export const stability = z
  .strictObject({ reactivity: texts, chemicalStability: texts, reactions: texts, avoid: texts, incompatible: texts, decomposition: texts })
  .prefault({})

/**
 * Why a hazard class is not classified: REACH Annex II, 11.1 and 12. `criteriaNotMet` says that the product's own data show it. Absent: what the
 * calculation from the ingredients says; where it says nothing, data are lacking.
 */
const notClassifiedReason = z.enum(['criteriaNotMet', 'dataLacking', 'inconclusive', 'technicallyImpossible'])
export type NotClassifiedReason = z.infer<typeof notClassifiedReason>

/** Section 11: what is known of the product beyond its ingredients and its classification. */
export const toxicology = z
  .strictObject({
    /** Acute toxicity estimates of the mixture: CLP Annex I, 3.1.3. */
    estimates: z
      .array(z.strictObject({ route: z.enum(['oral', 'dermal', 'inhalationGas', 'inhalationVapour', 'inhalationDust']), quantity }))
      .max(5)
      .default([]),
    /** Percentage of ingredients of unknown acute toxicity, where it must be stated: CLP Annex I, 3.1.3.6.2.2. */
    unknownAcuteToxicityPercent: z.number().min(0).max(100).optional(),
    /** By hazard class of 11.1 (a) to (j). */
    notClassified: z
      .strictObject({
        acuteToxicity: notClassifiedReason.optional(),
        skinCorrosionIrritation: notClassifiedReason.optional(),
        eyeDamageIrritation: notClassifiedReason.optional(),
        sensitisation: notClassifiedReason.optional(),
        germCellMutagenicity: notClassifiedReason.optional(),
        carcinogenicity: notClassifiedReason.optional(),
        reproductiveToxicity: notClassifiedReason.optional(),
        specificTargetOrganToxicitySingleExposure: notClassifiedReason.optional(),
        specificTargetOrganToxicityRepeatedExposure: notClassifiedReason.optional(),
        aspirationHazard: notClassifiedReason.optional(),
      })
      .optional(),
    notes: texts,
    symptoms: texts,
    endocrine: texts,
    other: texts,
  })
  .prefault({})

/** Section 12. */
export const ecology = z
  .strictObject({
    /** Percentage of components with unknown hazards to the aquatic environment, where it must be stated: CLP Annex I, 4.1.3.6.1. */
    unknownAquaticHazardPercent: z.number().min(0).max(100).optional(),
    notClassified: z.strictObject({ aquaticHazard: notClassifiedReason.optional() }).optional(),
    toxicity: texts,
    persistence: texts,
    bioaccumulation: texts,
    mobility: texts,
    pbt: texts,
    endocrine: texts,
    other: texts,
  })
  .prefault({})

/** Section 13. Codes of the European waste list, Decision 2000/532/EC. */
export const disposal = z
  .strictObject({
    product: texts,
    packaging: texts,
    wasteCodes: z
      .array(z.strictObject({ code: z.string().regex(/^\d\d \d\d \d\d\*?$/), name: text }))
      .max(10)
      .default([]),
  })
  .prefault({})

/** Section 15. */
export const regulatory = z
  .strictObject({
    /** Rules of the Union. */
    union: texts,
    /** National rules, by country. */
    national: z
      .array(z.strictObject({ country: countryCode, texts }))
      .max(30)
      .default([]),
    /** Content of volatile organic compounds: Directives 2004/42/EC and 2010/75/EU. */
    volatileOrganicCompounds: quantity.optional(),
    safetyAssessment: texts,
  })
  .prefault({})

/** Section 16. */
export const otherInformation = z
  .strictObject({
    /** What changed against the previous version: REACH Annex II, 16 (a). */
    changes: texts,
    training: texts,
    sources: texts,
    disclaimer: text.optional(),
    further: texts,
  })
  .prefault({})

/**
 * Where the safety instructions hang and whom to call there, as the workplace writes it in every language. What is not given is left empty on
 * the poster, to be written on.
 */
export const workplace = z.strictObject({
  activity: line(120).optional(),
  /** Often short, and not in international form. */
  internalNumber: line(40).optional(),
  /** Name, and how they are reached. */
  firstAider: line(80).optional(),
  doctor: line(80).optional(),
})
