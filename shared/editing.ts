import { z } from 'zod'
import { overrules } from './draft-check.ts'
import { toldReason } from './error-answer.ts'
import { identityConfirmations, sharedIdentity } from './identities.ts'
import { languageCodes } from './languages.ts'
import { exampleNames } from './recipe/example-names.ts'
import { isoDate, line, text } from './record/texts.ts'
import { rule } from './reasons/reason.ts'

/** Revisions of the record being worked on that are kept, for undo across sessions; as many that were kept aside. */
export const revisionsKept = 50

const ownNumber = z.number().int().positive().max(2_147_483_647)

/** Number of a revision: 1, 2, 3 … per product, never used twice. */
export const revisionNumber = ownNumber.describe('The revision that was read')

/** A number of ours where it may come from a form. */
const sentNumber = z.union([
  ownNumber,
  z
    .string()
    .regex(/^[1-9]\d{0,9}$/, rule('notWhole'))
    .transform(Number)
    .pipe(ownNumber),
])

/** A product record, complete or not: any JSON object. */
export const workingRecord = z.record(z.string(), z.unknown())
export type WorkingRecord = z.infer<typeof workingRecord>

/** Stands between the steps of a place, in a record and in a document. */
export const placeSeparator = ' › '

/** One place in which two records differ. `before` is absent where it was added, `after` where it was removed. */
const recordDifference = z.object({
  path: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})
export type RecordDifference = z.infer<typeof recordDifference>

/**
 * How a revision came about. `begun`: the stored record, as it was when somebody first opened it; `saved`: an editor saved; `aside`: an
 * editor saved upon a revision that was no longer the newest, so it is kept beside the others; `discarded`: back to the stored record;
 * `imported`: the stored record was changed by an import; `published`: frozen as a version.
 */
const revisionKinds = ['begun', 'saved', 'aside', 'discarded', 'imported', 'published'] as const
export type RevisionKind = (typeof revisionKinds)[number]

const revisionEntry = z.object({
  revision: revisionNumber,
  kind: z.enum(revisionKinds),
  /** Revision that its author started from; null where there was none. */
  basedOn: revisionNumber.nullable(),
  /** Null: the program itself, or an account that is gone. */
  savedBy: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  savedAt: z.iso.datetime(),
})
export type RevisionEntry = z.infer<typeof revisionEntry>

/** What saving a draft answers. */
export const draftState = z.object({
  permalinkId: z.number().int(),
  /** First synonym of the stored record. */
  synonymId: z.number().int(),
  status: z.enum(['active', 'withdrawn']),
  /** Present revision: a call that saves, discards or publishes names it. */
  revision: revisionNumber,
  kind: z.enum(revisionKinds),
  savedBy: revisionEntry.shape.savedBy,
  savedAt: z.iso.datetime(),
  /** Whether there is anything that is not in the stored record yet. */
  changed: z.boolean(),
  /** Everything that keeps the record from being published; empty: it can be. */
  problems: z.array(toldReason),
  /** What editors saved upon an older revision: nobody has taken it over or dismissed it yet. Newest first. */
  aside: z.array(revisionEntry),
  /** The newest version of each document; `documents` are the record's flags. */
  published: z.array(z.object({ kind: z.enum(['sds', 'tds']), number: z.number().int(), revisedOn: isoDate })),
})
export type DraftState = z.infer<typeof draftState>

/** GET …/draft. */
export const draftAnswer = draftState.extend({
  record: workingRecord,
  /** Against what was published last; null where nothing was published yet. */
  differences: z.array(recordDifference).nullable(),
})
export type DraftAnswer = z.infer<typeof draftAnswer>

/** PUT …/draft: the whole record, or a JSON merge patch (RFC 7396) upon the revision. */
export const draftBody = z.union([
  z.strictObject({
    revision: revisionNumber,
    record: workingRecord.describe('The whole record: /api/v1/schemas/record.json'),
    settles: revisionNumber.optional().describe('A revision kept aside whose changes are in this record: it is kept no longer'),
    continues: revisionNumber
      .optional()
      .describe(
        'A revision of one’s own, kept aside, upon which this was written further: where this is kept aside too, it takes its place',
      ),
  }),
  z.strictObject({
    revision: revisionNumber,
    patch: workingRecord.describe('What differs, as a JSON merge patch (RFC 7396); null takes a field away'),
  }),
])
export type DraftBody = z.infer<typeof draftBody>

/**
 * `report` of the answer 409 to saving, discarding and publishing: somebody was faster. Whatever was sent is kept, as revision `yours`;
 * null where nothing was sent (discarding, publishing).
 */
export const draftConflict = z.object({
  current: revisionEntry.extend({ record: workingRecord }),
  yours: revisionEntry.extend({ record: workingRecord }).nullable(),
  /** What each changed since `base`; against each other where the base is no longer kept. */
  theirChanges: z.array(recordDifference),
  yourChanges: z.array(recordDifference),
  /** Places that both changed. */
  collisions: z.array(z.string()),
  /** Both changes in one record, where they do not collide: can be saved upon `current.revision`. */
  merged: workingRecord.nullable(),
})
export type DraftConflict = z.infer<typeof draftConflict>

const entry = z.object({
  kind: z.enum(['withdrawn', 'restored', 'externalId']),
  value: z.string().nullable().describe('Of `externalId`: the key that was given; null: it was taken away'),
  by: z.string().describe('The person, or the key of a machine'),
  at: z.iso.datetime(),
})
export type HistoryEntry = z.infer<typeof entry>

/** GET …/draft/revisions, newest first. */
export const revisionList = z.object({
  revisions: z.array(revisionEntry),
  entries: z.array(entry).describe('Who withdrew or restored the product, or gave it the key of another system'),
})
/** GET …/draft/revisions/{revision}. `differences`: what would change if it were saved now. */
export const revisionAnswer = revisionEntry.extend({ record: workingRecord, differences: z.array(recordDifference) })

/** Query of DELETE …/draft: the present revision. */
export const discardQuery = z.object({
  revision: sentNumber.describe('The revision that is given up: refused where there is another by now'),
})

/** POST …/publish. */
export const publishBody = z.strictObject({
  revision: sentNumber.describe('The revision that is published, as the draft says it'),
  date: isoDate.describe('Day of the revision, YYYY-MM-DD: not before that of the version before and not after tomorrow'),
  documents: z
    .array(z.enum(['sds', 'tds']))
    .min(1)
    .max(2)
    .default(['sds']),
  reason: text.optional().describe('What changed and why, in each language: must be given from the second version on'),
  confirmations: identityConfirmations.describe('Product codes and UFIs that other products have too, and why'),
  overrules: overrules.describe('Errors of the check that an owner of the workgroup overrules'),
})
export type PublishBody = z.infer<typeof publishBody>

export const publishAnswer = z.object({
  permalinkId: z.number().int(),
  synonymId: z.number().int(),
  /** Revision of the record now: what was published. */
  revision: revisionNumber,
  versions: z.array(z.object({ kind: z.enum(['sds', 'tds']), number: z.number().int(), revisedOn: isoDate })),
})
export type PublishAnswer = z.infer<typeof publishAnswer>

const languageCode = z.enum(languageCodes)

/** A piece of a compared text. */
const run = z.object({ text: z.string(), mark: z.enum(['added', 'removed']).optional() })

/** One change in a document: where it stands, its text before and after (empty: not there), and the same with marks. */
const documentChange = z.object({ place: z.string(), before: z.string(), after: z.string(), runs: z.array(run) })
export type DocumentChange = z.infer<typeof documentChange>

const changedSection = z.object({
  /** 1 to 16. */
  number: z.number().int(),
  heading: z.string(),
  subsections: z.array(z.object({ number: z.string(), heading: z.string(), changes: z.array(documentChange) })),
})
export type ChangedSection = z.infer<typeof changedSection>

const languageState = z.object({
  code: languageCode,
  id: z.number().int(),
  /** All texts of the new version exist in it. */
  valid: z.boolean(),
  /** Those of the version before did. */
  before: z.boolean(),
  /** How many texts it lacks, and the keys of the first of them; `free text` is one written by a person. */
  missing: z.number().int(),
  first: z.array(z.string()),
})

/** GET …/publish/preview?language=. */
export const publishPreview = z.object({
  revision: revisionNumber,
  language: languageCode,
  /** Where there are any, the record cannot be published, and there are no documents to compare. */
  problems: z.array(toldReason),
  sds: z
    .object({
      number: z.number().int().describe('Of the new version'),
      previous: z.object({ number: z.number().int(), revisedOn: isoDate }).nullable(),
      sections: z.array(changedSection),
      languages: z.array(languageState),
    })
    .nullable(),
  tds: z
    .object({
      number: z.number().int().describe('Of the new version'),
      previous: z.object({ number: z.number().int(), revisedOn: isoDate }).nullable(),
      languages: z.array(languageState),
    })
    .nullable(),
  /** Changes of the record against what was published last: also of what stands in no sheet. Null: nothing was published yet. */
  differences: z.array(recordDifference).nullable(),
  /** Texts written by a person, with the languages in which they exist: elsewhere the sheet is not valid. */
  freeTexts: z.array(z.object({ path: z.string(), languages: z.array(languageCode) })),
  sharedIdentities: z.array(sharedIdentity).describe('Product codes and UFIs that other published products have too'),
  mayOverrule: z.boolean().describe('Whether who asks may overrule the rule of a UFI'),
  hasLabel: z.boolean().describe('Whether readers will find a label'),
  hasPoster: z.boolean().describe('Whether readers will find safety instructions'),
})
export type PublishPreview = z.infer<typeof publishPreview>

/** GET …/publish/sheet. */
export const comingSheet = z.object({
  revision: revisionNumber,
  language: languageCode,
  number: z.number().int().describe('Of the new version'),
  previous: z.object({ number: z.number().int(), revisedOn: isoDate }).nullable(),
  html: z.string().describe('The sheet as readers will see it, with what differs from the version before marked'),
  changed: z.array(z.number().int()).describe('Sections that differ'),
})
export type ComingSheet = z.infer<typeof comingSheet>

/** GET …/publish/poster. */
export const comingPoster = z.object({
  revision: revisionNumber,
  language: languageCode,
  html: z.string().describe('The safety instructions as readers will see them'),
  report: z
    .object({
      formats: z.array(z.enum(['A2', 'A4'])).describe('Sheets on which they do not fit: of these there will be no PDF'),
      title: z.string(),
      reasons: z.array(z.string()),
      assurance: z.string(),
    })
    .nullable()
    .describe('null where they fit on every sheet'),
})
export type ComingPoster = z.infer<typeof comingPoster>

/** Name of a new product, as somebody types it or a file has it: one line that can be stored and seen, of 160 characters at most. */
export const newProductName = line(160)
  .regex(/^[^\u0000-\u001F\u007F-\u009F]*$/u, rule('characters'))
  .refine((name) => name.isWellFormed(), rule('characters'))

/** POST /api/v1/products. Without `copyOf` the product is empty; supplier, producer and emergency telephones are the group's last. */
export const newProductBody = z.strictObject({
  name: newProductName.optional().describe('Beside `sdscom` it may be left out: the name of the file is taken'),
  copyOf: sentNumber
    .optional()
    .describe(
      'Synonym id of the product to be copied: its record as it is being edited, without what names it (codes, other names, identifiers, UFI), versions and attachments',
    ),
  example: z.enum(exampleNames).optional().describe('Recipe with invented figures that it begins with; not beside `copyOf`'),
  sdscom: z
    .string()
    .min(1)
    .optional()
    .describe('An SDScom XML file of version 5, as text: the draft begins with what it says. Not beside `copyOf` or `example`'),
})

/** What became of a file with which a product begins. */
const fileRead = z.object({
  guesses: z.array(z.object({ place: z.string(), text: z.string() })).describe('read otherwise than the file says it'),
  left: z.array(z.object({ path: z.string(), text: z.string() })).describe('what the file says and the draft does not'),
})
export type FileRead = z.infer<typeof fileRead>
export const newProductAnswer = z.object({
  permalinkId: z.number().int(),
  synonymId: z.number().int(),
  read: fileRead.optional().describe('beside `sdscom`'),
})

/** POST …/withdraw and POST …/restore. */
export const statusAnswer = z.object({ permalinkId: z.number().int(), status: z.enum(['active', 'withdrawn']) })
