import { z } from 'zod'
import { isValidUfi } from '../../clp/ufi/ufi.ts'
import { identityConfirmations } from '../identities.ts'
import { company, emergencyContact } from './company.ts'
import { classification, composition } from './composition.ts'
import { labelDefaults, labelElements } from './label.ts'
import {
  accidentalRelease,
  disposal,
  ecology,
  exposureControls,
  firefighting,
  firstAid,
  handling,
  otherInformation,
  regulatory,
  stability,
  toxicology,
  workplace,
} from './measures.ts'
import { parameter } from './properties.ts'
import { attachment, formulationMixer, kit, material, technical } from './technical.ts'
import { isoDate, line, text, texts } from './texts.ts'
import { transport } from './transport.ts'
import { rule } from '../reasons/reason.ts'

/** Numbers of permalinks, synonyms and product codes: positive and within PostgreSQL's integer. */
const recordId = z.number().int().positive().max(2_147_483_647)

/** A name under which the product is sold, with its codes: each synonym has its own id, its permalink does not change. */
const synonym = z.strictObject({
  id: recordId,
  name: line(160),
  productCodes: z
    .array(z.strictObject({ id: recordId, code: line(60) }))
    .max(200)
    .default([]),
  /** Further identifiers: EAN, internal numbers. */
  identifiers: z.array(line(80)).max(20).default([]),
})

/** Which documents the product has. A document that is switched off is greyed out on the pages. */
const documentFlags = z
  .strictObject({
    sds: z.boolean().default(true),
    tds: z.boolean().default(true),
    label: z.boolean().default(true),
    safetyInstructions: z.boolean().default(true),
    /** Whether the technical data sheet is offered at all: without it, the tab is not there. */
    tdsEnabled: z.boolean().default(true),
  })
  .prefault({})

/**
 * The product record: everything that is known of one product, in the form in which it is stored, imported and frozen
 * into versions. Every document is derived from it. Unknown keys are refused.
 */
export const productRecord = z
  .strictObject({
    /** Id in the permanent link. */
    permalinkId: recordId,
    /** Brand on whose host the product lives; it can be read on every brand's host. */
    brand: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, rule('brand')),
    /** A withdrawn product shows the message of removal on every page. */
    status: z.enum(['active', 'withdrawn']).default('active'),
    /** Trade name, the product identifier of CLP Article 18 and REACH Annex II, 1.1. */
    name: line(160),
    /** Component, colour or kind, printed beside the name. */
    variant: text.optional(),
    /** What the product is, in one or two sentences. */
    description: text,
    /** At least one; the first is the product's own name. Two codes of different ids may have the same text. */
    synonyms: z.array(synonym).min(1).max(50),
    ufi: z
      .string()
      .refine((ufi) => isValidUfi(ufi), rule('ufi'))
      .optional(),
    supplier: company,
    producer: company,
    emergency: z.array(emergencyContact).min(1).max(30),
    /** 1.2. */
    uses: texts,
    usesAdvisedAgainst: texts,
    /** 2.1. Empty: not classified as hazardous, where the composition leads to that or `isNotHazardous` says so. */
    classification,
    /**
     * Somebody has looked and says that the product meets the criteria of no hazard class (CLP Article 4(1)): the answer where no composition
     * gives one. Without it, an empty classification of a product whose ingredients are not named is no answer.
     */
    isNotHazardous: z.boolean().optional(),
    labelElements: labelElements.prefault({}),
    /** 2.3. */
    otherHazards: texts,
    composition,
    firstAid,
    firefighting,
    accidentalRelease,
    handling,
    exposureControls,
    parameters: z.array(parameter).max(80).default([]),
    stability,
    toxicology,
    ecology,
    disposal,
    transport,
    regulatory,
    otherInformation,
    technical,
    materials: z.array(material).max(200).default([]),
    formulationMixer,
    kit: kit.optional(),
    workplace: workplace.optional(),
    attachments: z.array(attachment).max(100).default([]),
    labelDefaults,
    documents: documentFlags,
  })
  .superRefine((record, context) => {
    const codeIds = record.synonyms.flatMap((entry) => entry.productCodes.map((code) => code.id))
    const twice = codeIds.find((id, index) => codeIds.indexOf(id) !== index)
    if (twice !== undefined) context.addIssue({ code: 'custom', path: ['synonyms'], message: rule('onceOnly', { code: twice }) })
    const synonymIds = record.synonyms.map((entry) => entry.id)
    const twiceNamed = synonymIds.find((id, index) => synonymIds.indexOf(id) !== index)
    if (twiceNamed !== undefined) context.addIssue({ code: 'custom', path: ['synonyms'], message: rule('onceOnly', { code: twiceNamed }) })
  })
/** What is stored: all defaults filled in. */
export type ProductRecord = z.infer<typeof productRecord>
/** What may be written in an import file: fields with a default may be left out. */
export type ProductRecordInput = z.input<typeof productRecord>

/** When and why a record was published as a version. */
const publication = z.strictObject({
  /** Day of the revision; the first publication's day is the date of compilation. */
  date: isoDate,
  /** Which documents get a new version. */
  documents: z
    .array(z.enum(['sds', 'tds']))
    .min(1)
    .default(['sds']),
  reason: text.optional(),
  /** Product codes and UFIs that other products have too, and why. */
  confirmations: identityConfirmations,
})

/** One entry of an import file: a record, and how to publish it. Without `publish` the record stays a draft. */
export const importEntry = z.strictObject({ publish: publication.optional(), record: productRecord })
export type ImportEntry = z.infer<typeof importEntry>
export type ImportEntryInput = z.input<typeof importEntry>

/** Entries of an import file at most. */
export const mostImportEntries = 10_000

/** An import file: one entry or a list of them, stored in this order, all or none. */
export const importFile = z.union([z.array(importEntry).min(1).max(mostImportEntries), importEntry.transform((entry) => [entry])])
