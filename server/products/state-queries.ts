import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { PublicationState } from '../db/schema.ts'

/** The state of a product as people see it: also a saved draft makes a published one “changed since”. @param table its name in the query */
export const publicationState = (table: string): RawBuilder<PublicationState> => {
  const state = sql.ref(`${table}.document_state`)
  return sql<PublicationState>`case when ${state} = 'published' and ${sql.ref(`${table}.is_edited`)} then 'changed' else ${state} end`
}

/** Whether a product has the state. In the form for which there are indexes. */
export function hasState(state: PublicationState): RawBuilder<SqlBool> {
  if (state === 'published') return sql<SqlBool>`(document_state = 'published' and not is_edited)`
  if (state === 'changed') return sql<SqlBool>`(document_state = 'changed' or (document_state = 'published' and is_edited))`
  return sql<SqlBool>`document_state = ${state}`
}
