import type { TransportTable } from '../../clp/adr/table-a.ts'
import type { SubstanceLibrary } from '../../propose/facts.ts'
import { openEngine, readTransportTable, type Engine } from '../classify/open-engine.ts'
import { openSubstanceLibrary } from './open-library.ts'

/** The program's own tables of dangerous goods and substances, and the engine that uses them. */
export interface OwnTables {
  engine: Engine
  library: SubstanceLibrary
  transportTable: TransportTable
}

/** Loaded once, on first use, and shared by the check, the proposals and the corrections, which would otherwise hold three copies. */
export function openTablesOnce(): () => OwnTables {
  let opened: OwnTables | undefined
  return () => (opened ??= openTables())
}

function openTables(): OwnTables {
  const transportTable = readTransportTable()
  return { engine: openEngine(transportTable), library: openSubstanceLibrary(), transportTable }
}
