import { z } from 'zod'

/** The description of a backup, in its `manifest.json`. */
export const backupManifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The newest migration of the database that was copied. */
  migration: z.string(),
  /** Tables in the order in which they can be filled. */
  tables: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string().regex(/^\w+$/), value: z.number().nullable() })),
})
export type BackupManifest = z.infer<typeof backupManifest>
