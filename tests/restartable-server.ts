import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RestartableServer {
  /** The same after each end. */
  port: number
  /** Ends as a killed process does: every connection breaks. */
  goDown(): Promise<void>
  comeBack(): Promise<void>
}

/** A server of HTTP on this machine that can be gone for a while. */
export async function startRestartableServer(listener: RequestListener): Promise<RestartableServer> {
  let server: Server | undefined
  let port = 0
  async function comeBack(): Promise<void> {
    const next = createServer(listener)
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve))
    const bound = next.address() as AddressInfo
    ;({ port } = bound)
    server = next
  }
  async function goDown(): Promise<void> {
    const old = server
    server = undefined
    old?.closeAllConnections()
    await new Promise<void>((resolve) => (old ? old.close(() => resolve()) : resolve()))
  }
  await comeBack()
  return { port, goDown, comeBack }
}
