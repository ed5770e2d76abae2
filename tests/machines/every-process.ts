import { askFrom, type Answer, type Asker } from './ask-from.ts'
import { closeAfterFile } from '../close-after-file.ts'
import type { Machine, Machines } from './start-machines.ts'

export interface EveryProcess {
  /** Processes that answer, of all machines. */
  count: number
  /** What each of them answers. */
  ask(): Promise<{ status: number; text: string }[]>
}

/** The page of a sheet, as each process of each machine shows it, past the proxy. */
export async function findSheetAnswers({ machines }: Pick<Machines, 'machines'>, permalinkId: number): Promise<EveryProcess> {
  const askers = (await Promise.all(machines.map(connectToAll))).flat()
  closeAfterFile(async () => askers.forEach((asker) => asker.close()))
  return {
    count: askers.length,
    ask: async () =>
      (await Promise.all(askers.map((asker) => asker.ask(`/p/${permalinkId}/en/gh/1`)))).map(({ status, bytes }) => ({
        status,
        text: bytes.toString(),
      })),
  }
}

const numberOf = ({ bytes }: Answer): number => (JSON.parse(bytes.toString()) as { process?: number }).process ?? 1

/** A connection to each process of a machine: what is asked on it, that process answers. */
async function connectToAll({ port, processes }: Machine): Promise<Asker[]> {
  const found = new Map<number, Asker>()
  for (let address = 100; found.size < processes; address = address === 250 ? 100 : address + 1) {
    const asker = askFrom(address, port)
    const number = numberOf(await asker.ask('/health/live'))
    if (found.has(number)) asker.close()
    else found.set(number, asker)
  }
  return [...found.values()]
}
