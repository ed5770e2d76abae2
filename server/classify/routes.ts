import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { classificationAnswer } from '../../shared/classification/answer.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { addressKeyOf } from '../auth/address-key.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findOwnOfMixture } from './find-own-substances.ts'
import { openEngine } from './open-engine.ts'

const minute = 60_000
const schemas = {
  request: z.toJSONSchema(classificationRequest, { io: 'input', unrepresentable: 'any', reused: 'ref' }),
  answer: z.toJSONSchema(classificationAnswer, { io: 'output', unrepresentable: 'any' }),
}

/** Classification of a mixture for everybody: nothing is stored (the contract of the engine, Calls). */
export function classifyRoutes(app: FastifyInstance, services: Services): void {
  const { config } = services
  const classify = openEngine()
  void app.register(async (scope) => {
    await scope.register(rateLimit, { global: false })
    const countAddress = scope.createRateLimit({
      max: config.classifyPerMinute,
      timeWindow: minute,
      keyGenerator: (request) => addressKeyOf(request.ip),
    })
    const typed = scope.withTypeProvider<ZodTypeProvider>()

    typed.post(
      '/api/v1/classify',
      { schema: { body: classificationRequest, response: { 200: classificationAnswer } } },
      async (request, reply) => {
        if (config.classifyPerMinute > 0) {
          const counted = await countAddress(request)
          if (!counted.isAllowed && counted.isExceeded)
            throw new AppError('CLIENT_SIDE', { status: 429, headers: { 'retry-after': String(counted.ttlInSeconds) } })
        }
        const { at, mixture } = request.body
        const day = at ?? new Date().toISOString().slice(0, 10)
        const own = await findOwnOfMixture(services, mixture, request, reply)
        const register = (await services.register.current()).at(day)
        const answer = classify(mixture, { ...register, findOwn: (key) => own.get(key) ?? null })
        // Written here: the engine's answer needs no second validation, which would cost more than it does.
        reply.header('cache-control', 'private, no-store').type('application/json; charset=utf-8')
        return reply.serializer((text: string) => text).send(JSON.stringify(answer) as never)
      },
    )

    typed.get('/api/v1/classify/schema', { schema: { response: { 200: z.looseObject({}) } } }, async (_request, reply) => {
      reply.header('cache-control', 'public, no-cache')
      return schemas
    })
  })
}
