import { sql, type Kysely } from 'kysely'
import { type Migration, type MigrationProvider, type MigrationResultSet, Migrator } from 'kysely/migration'
import { OperatorError } from '../errors.ts'
import * as products from './migrations/0001-products.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as productSearch from './migrations/0003-product-search.ts'
import * as drafts from './migrations/0020-drafts.ts'
import * as attachments from './migrations/0021-attachments.ts'
import * as shareRequests from './migrations/0022-share-requests.ts'
import * as deletedAttachments from './migrations/0023-deleted-attachments.ts'
import * as shares from './migrations/0010-shares.ts'
import * as writtenMails from './migrations/0034-written-mails.ts'
import { withLock } from './advisory-locks.ts'
import * as sharedIdentities from './migrations/0035-shared-identities.ts'
import * as listedFormulas from './migrations/0036-listed-formulas.ts'
import * as harmonisedStates from './migrations/0037-harmonised-states.ts'
import * as ownSubstances from './migrations/0038-own-substances.ts'
import * as noHandOverPlaces from './migrations/0041-no-hand-over-places.ts'
import * as overruledFindings from './migrations/0043-overruled-findings.ts'
import * as recipes from './migrations/0045-recipes.ts'
import * as workgroupProfiles from './migrations/0048-workgroup-profiles.ts'
import * as whereUsed from './migrations/0049-where-used.ts'
import * as recalculations from './migrations/0050-recalculations.ts'
import * as apiKeys from './migrations/0051-api-keys.ts'
import * as lookUps from './migrations/0056-look-ups.ts'
import * as ownKeys from './migrations/0057-own-keys.ts'
import * as callCounts from './migrations/0059-call-counts.ts'
import * as bulkLabelJobs from './migrations/0060-bulk-label-jobs.ts'
import * as listedProducts from './migrations/0062-listed-products.ts'
import * as accountLinks from './migrations/0068-account-links.ts'
import * as feeds from './migrations/0071-feeds.ts'
import * as webhooks from './migrations/0072-webhooks.ts'
import * as cachePurges from './migrations/0075-cache-purges.ts'
import * as productDeeds from './migrations/0086-product-deeds.ts'
import * as passwordLinks from './migrations/0090-password-links.ts'
import * as sessionDevices from './migrations/0091-session-devices.ts'
import * as deeds from './migrations/0092-deeds.ts'
import * as secondFactors from './migrations/0093-second-factors.ts'
import * as identities from './migrations/0094-identities.ts'
import * as largeCatalogues from './migrations/0098-large-catalogues.ts'
import * as cheaperColumns from './migrations/0099-cheaper-columns.ts'
import * as recipeRevisions from './migrations/0100-recipe-revisions.ts'
import * as wordsOfProducts from './migrations/0105-words-of-products.ts'
import * as quietReceivers from './migrations/0110-quiet-receivers.ts'
import * as earlierSecrets from './migrations/0111-earlier-secrets.ts'
import * as receiversThatTakeNothing from './migrations/0112-receivers-that-take-nothing.ts'
import * as sessionsOfAProvider from './migrations/0113-sessions-of-a-provider.ts'
import * as whoInvited from './migrations/0114-who-invited.ts'
import * as editedSince from './migrations/0115-edited-since.ts'
import type { Database } from './schema.ts'

/** In order. Listed one by one and not read from the folder, so that Vite takes them into the bundled server. */
const migrations: Record<string, Migration> = {
  '0001-products': products,
  '0002-accounts': accounts,
  '0003-product-search': productSearch,
  '0010-shares': shares,
  '0020-drafts': drafts,
  '0021-attachments': attachments,
  '0022-share-requests': shareRequests,
  '0023-deleted-attachments': deletedAttachments,
  '0034-written-mails': writtenMails,
  '0035-shared-identities': sharedIdentities,
  '0036-listed-formulas': listedFormulas,
  '0037-harmonised-states': harmonisedStates,
  '0038-own-substances': ownSubstances,
  '0041-no-hand-over-places': noHandOverPlaces,
  '0043-overruled-findings': overruledFindings,
  '0045-recipes': recipes,
  '0048-workgroup-profiles': workgroupProfiles,
  '0049-where-used': whereUsed,
  '0050-recalculations': recalculations,
  '0051-api-keys': apiKeys,
  '0056-look-ups': lookUps,
  '0057-own-keys': ownKeys,
  '0059-call-counts': callCounts,
  '0060-bulk-label-jobs': bulkLabelJobs,
  '0062-listed-products': listedProducts,
  '0068-account-links': accountLinks,
  '0071-feeds': feeds,
  '0072-webhooks': webhooks,
  '0075-cache-purges': cachePurges,
  '0086-product-deeds': productDeeds,
  '0090-password-links': passwordLinks,
  '0091-session-devices': sessionDevices,
  '0092-deeds': deeds,
  '0093-second-factors': secondFactors,
  '0094-identities': identities,
  '0098-large-catalogues': largeCatalogues,
  '0099-cheaper-columns': cheaperColumns,
  '0100-recipe-revisions': recipeRevisions,
  '0105-words-of-products': wordsOfProducts,
  '0110-quiet-receivers': quietReceivers,
  '0111-earlier-secrets': earlierSecrets,
  '0112-receivers-that-take-nothing': receiversThatTakeNothing,
  '0113-sessions-of-a-provider': sessionsOfAProvider,
  '0114-who-invited': whoInvited,
  '0115-edited-since': editedSince,
}

const provider: MigrationProvider = { getMigrations: async () => migrations }

/**
 * Migrates the tables to this version, in one transaction. Any number of processes may start at once: one of them migrates and the others
 * wait. (Kysely's own lock begins only after it has made its own tables.)
 * @throws {OperatorError} when the database was written by a newer program.
 */
export async function migrateToLatest(db: Kysely<Database>): Promise<void> {
  await migrate(db, (migrator) => migrator.migrateToLatest())
}

/**
 * Migrates the tables to the state in which a backup was made, so that its rows fit.
 * @throws {OperatorError} when this program does not know that migration: the backup is a newer program's.
 */
export async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  if (!(name in migrations)) throw new OperatorError(`This was made by a newer Permasheet (${name}). Use that version.`)
  await migrate(db, (migrator) => migrator.migrateTo(name))
}

async function migrate(db: Kysely<Database>, run: (migrator: Migrator) => Promise<MigrationResultSet>): Promise<void> {
  await db.connection().execute((connection) =>
    withLock(connection, 'migrations', async () => {
      const executed = await listExecuted(connection)
      if (executed.some((name) => !(name in migrations)))
        throw new OperatorError('This database was made by a newer Permasheet. Start that version.')
      const { error } = await run(new Migrator({ db: connection, provider }))
      if (error !== undefined) throw error
    }),
  )
}

/** Whether the database belongs to a Permasheet: one that it created has a migration. */
export async function hasMigrations(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db)
  return rows[0]?.found === true
}

async function listExecuted(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasMigrations(db))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
