import staticFiles, { type FastifyStaticOptions } from '@fastify/static'
import type { FastifyContextConfig, FastifyInstance, FastifySchema } from 'fastify'

/**
 * The files of a folder for everybody, under a prefix.
 * @param contract what the description of the API says of them; without it nothing
 */
export async function serveFiles(
  app: FastifyInstance,
  options: FastifyStaticOptions & { prefix: string },
  contract: { config: FastifyContextConfig; schema: FastifySchema } = { config: {}, schema: { hide: true } },
): Promise<void> {
  await app.register(async (scope) => {
    // The plugin makes the route and takes no options for it.
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...contract.config, access: 'everybody' }
      route.schema = contract.schema
    })
    await scope.register(staticFiles, { ...options, decorateReply: false })
  })
}
