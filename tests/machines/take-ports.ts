import net from 'node:net'

/** Below the ports from which connections go out: what listens here finds its port free again after a restart. */
const first = 4180
const last = 4999

/** So many ports of the loopback that nobody uses, the lowest first. */
export async function takePorts(count: number): Promise<number[]> {
  const taken: number[] = []
  for (let port = first; taken.length < count && port <= last; port += 1) if (await isFree(port)) taken.push(port)
  if (taken.length < count) throw new Error(`Fewer than ${count} ports from ${first} to ${last} are free`)
  return taken
}

function isFree(port: number): Promise<boolean> {
  const server = net.createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
