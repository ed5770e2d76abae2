import type { TransportTable } from '../../clp/adr/table-a.ts'
import type { SubstanceLibrary } from '../../propose/facts.ts'
import { openEngine, readTransportTable, type Engine } from '../classify/open-engine.ts'
import { openSubstanceLibrary } from './open-library.ts'

/** What the program itself knows of dangerous goods and substances, and the engine that counts with it. */
export interface OwnTables {
  engine: Engine
  library: SubstanceLibrary
  transportTable: TransportTable
}

/** They are read when somebody needs them first, and once: a process whose check, proposals and mends had their own would hold them three times. */
export function openTablesOnce(): () => OwnTables {
  let opened: OwnTables | undefined
  return () => (opened ??= openTables())
}

function openTables(): OwnTables {
  const transportTable = readTransportTable()
  return { engine: openEngine(transportTable), library: openSubstanceLibrary(), transportTable }
}
