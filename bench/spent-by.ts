import { childrenOf, type BenchServer } from '../test-kit/run-server.ts'
import { processorSeconds } from './load-by-sockets.ts'

/** What a server and its database have taken of the processors since they began, in seconds. */
export function spentBy({ pid }: Pick<BenchServer, 'pid'>): { program: number; database: number } {
  const database = childrenOf(pid, 'postgres').flatMap((child) => [child, ...childrenOf(child, 'postgres')])
  const web = [pid, ...childrenOf(pid, 'serve.mjs')]
  return { program: processorSeconds(web), database: processorSeconds(database) }
}
