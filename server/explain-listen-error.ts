import type { Config } from './config.ts'
import { OperatorError } from './errors.ts'

/** Says what an operator can do about a port that cannot be used; returns other errors unchanged. */
export function explainListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new OperatorError(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`)
  if (code === 'EACCES') return new OperatorError(`Port ${port} on ${host} may not be used by this account. Set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new OperatorError(`HOST ${host} is not an address of this machine.`)
  return error
}
