import { pino } from 'pino'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'

/** JSON lines on standard error; standard output is for the messages that a person reads at start. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): FastifyBaseLogger {
  return pino({ level: logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] }, pino.destination(2))
}
