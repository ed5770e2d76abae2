import type { ColumnType, GeneratedAlways } from 'kysely'
import type { PrintedRow } from '../../clp/annex-vi/parse-row.ts'
import type { OwnSubstanceRecord } from '../../shared/own-substances.ts'
import type { Json, FixedJson, Fixed, FixedDate } from './column-types.ts'

/** A later state of Table 3 of CLP Annex VI. */
export interface HarmonisedStatesTable {
  id: GeneratedAlways<number>
  applies_from: FixedDate
  file_name: Fixed<string>
  file_hash: Fixed<string>
  read_at: ColumnType<Date, never, never>
}

export interface HarmonisedChangesTable {
  state_id: Fixed<number>
  index_number: Fixed<string>
  act: Fixed<string>
  /** null: the entry is deleted */
  row: ColumnType<PrintedRow | null, string | null, never>
}

export interface OwnSubstancesTable {
  id: GeneratedAlways<number>
  workgroup_id: Fixed<number>
  key: Fixed<string>
  revision: number
  record: Json<OwnSubstanceRecord>
  changed_at: Date
  changed_by: string
  /** Tokens of the substance itself and of its components. */
  component_tokens: GeneratedAlways<string[]>
}

export interface OwnSubstanceRevisionsTable {
  substance_id: Fixed<number>
  revision: Fixed<number>
  record: FixedJson<OwnSubstanceRecord>
  changed_at: Fixed<Date>
  changed_by: Fixed<string>
}
