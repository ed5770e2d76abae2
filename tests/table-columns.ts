import type { Selectable } from 'kysely'
import type { Database } from '../server/db/schema.ts'

/** The types of columns that come back as a value of this type. */
type ColumnType<T> = T extends number
  ? 'integer'
  : T extends string
    ? 'text' | 'date' | 'uuid'
    : T extends boolean
      ? 'boolean'
      : T extends Date
        ? 'timestamp with time zone'
        : T extends string[] | number[]
          ? 'ARRAY'
          : 'jsonb'
type Column<T> = null extends T ? `${ColumnType<NonNullable<T>>} null` : ColumnType<T>
/** Columns of the tables as the database names their types. */
export type Tables = {
  [Table in keyof Database]: { [Name in keyof Selectable<Database[Table]>]: Column<Selectable<Database[Table]>[Name]> }
}
