import type { ColumnType } from 'kysely'

/** A JSON column: read as its value, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>
export type FixedJson<T> = ColumnType<T, string, never>
/** Set on insert and never updated. */
export type Fixed<T> = ColumnType<T, T, never>
/** A calendar date, `YYYY-MM-DD`. */
export type FixedDate = Fixed<string>
