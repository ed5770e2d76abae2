import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'
import { answerPreflight } from './answer-other-sites.ts'

/**
 * Serves the files of a folder to everybody, under a prefix.
 * @param contract for the description of the API; without it the files are not described
 */
export async function serveFiles(
  app: FastifyInstance,
  options: FastifyStaticOptions & { prefix: string },
  contract: { config: FastifyContextConfig; schema: FastifySchema } = { config: {}, schema: { hide: true } },
): Promise<void> {
  if (contract.config.forOtherSites === true) answerPreflight(app, `${options.prefix}*`)
  await app.register(async (scope) => {
    // The plugin creates the route itself and accepts no options for it.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...contract.config, access: 'everybody' }
      route.schema = contract.schema
    })
    await scope.register(staticFiles, { ...options, decorateReply: false })
  })
}
