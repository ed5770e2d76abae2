import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from 'fastify'
import { z } from 'zod'

/** A call as its route declares it. */
export interface CollectedRoute {
  method: string
  /** As the router has it: `/api/v1/products/-:id/detail`. */
  url: string
  params: z.ZodObject | null
  query: z.ZodObject | null
  body: z.ZodType | null
  /** Schema of the answer by status; null for an answer without content. */
  answers: ReadonlyMap<number, z.ZodType>
  schema: FastifySchema
  config: FastifyContextConfig
}

const isOfApi = (url: string): boolean => /^\/(api|v2)\/./.test(url) || url === '/assets/app.config.json'

/**
 * Gathers the routes of the API as they are registered, so that their description comes from the schemas that validate. To be called
 * before the routes are registered; the list is complete when the app is ready.
 */
export function collectRoutes(app: FastifyInstance): { list(): CollectedRoute[] } {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  return {
    list: () =>
      routes.flatMap(({ method, url, schema, config = {} }) =>
        !isOfApi(url) || !schema || schema.hide
          ? []
          : [method]
              .flat()
              .filter((one) => one !== 'HEAD')
              .map((one) => ({
                method: one,
                url,
                params: readObject(schema.params),
                query: readObject(schema.querystring),
                body: schema.body instanceof z.ZodType ? schema.body : null,
                answers: readAnswers(schema.response),
                schema,
                config,
              })),
      ),
  }
}

const readObject = (schema: unknown): z.ZodObject | null => (schema instanceof z.ZodObject ? schema : null)

function readAnswers(response: unknown): Map<number, z.ZodType> {
  const answers = new Map<number, z.ZodType>()
  if (typeof response !== 'object' || response === null) return answers
  for (const [status, schema] of Object.entries(response)) if (schema instanceof z.ZodType) answers.set(Number(status), schema)
  return answers
}
