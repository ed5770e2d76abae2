import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readDescription } from '../../tests/described-api.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { partForForms } from './part-for-forms.ts'

const { document, calls } = await readDescription(await startWithoutPages())

/** Every reference within a value, with its place. */
function listReferences(value: unknown, place = '#'): { place: string; target: string }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === '$ref' && typeof inner === 'string' ? [{ place, target: inner }] : listReferences(inner, `${place}/${key}`),
  )
}

/** The value that a JSON pointer (RFC 6901) into the description leads to. */
function resolve(pointer: string): unknown {
  const steps = pointer.split('/').map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'))
  return steps.reduce<unknown>(
    (value, step) => (step === '#' ? document : typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    undefined,
  )
}

const bodyTypesOf = (name: string) => Object.keys(calls.find((call) => call.name === name)?.operation.requestBody?.content ?? {})
const statusesOf = (name: string) => Object.keys(calls.find((call) => call.name === name)?.operation.responses ?? {})

describe('the references of the description', () => {
  it('all lead to a schema of the description', () => {
    const references = listReferences(document)
    expect(references.length).toBeGreaterThan(100)
    expect(references.filter(({ target }) => typeof resolve(target) !== 'object')).toStrictEqual([])
  })

  it('let a text contain texts', () => {
    const reason = resolve('#/components/schemas/PostProductsSynonymIdPublishInput/properties/reason')
    expect(reason).toMatchObject({ $ref: '#/components/schemas/TextInput' })
    const inside = listReferences(document.components.schemas['TextInput']).map(({ target }) => target)
    expect(new Set(inside)).toStrictEqual(new Set(['#/components/schemas/TextInput']))
    expect(JSON.stringify(document)).not.toContain('$defs')
  })
})

describe('the bodies of the description', () => {
  it('are JSON alone where they hold a record, and forms too otherwise', () => {
    expect(bodyTypesOf('PUT /api/v1/products/{synonymId}/draft')).toStrictEqual(['application/json'])
    for (const name of ['POST /api/oauth2/token', 'POST /api/v1/label/bulk', 'POST /api/v1/label/nice_label', 'POST /api/v1/products'])
      expect(bodyTypesOf(name)).toStrictEqual(['application/json', 'application/x-www-form-urlencoded'])
  })

  it('leave out for forms what a form cannot send, where it is optional', () => {
    const write = (schema: z.ZodType) => partForForms(z.toJSONSchema(schema, { io: 'input' }), {})
    const part = write(z.object({ name: z.string(), days: z.array(z.string()), record: z.object({}).optional() }))
    expect(part).toMatchObject({ properties: { name: { type: 'string' }, days: { type: 'array' } } })
    expect(part).not.toHaveProperty('properties.record')
    expect(write(z.object({ name: z.string(), record: z.object({}) }))).toBeNull()
  })
})

describe('the answers of the description', () => {
  it('come in parts where Range is supported, which is for GET', () => {
    expect(statusesOf('GET /api/v1/productLabelRender/pdf/-{id}')).toEqual(expect.arrayContaining(['206', '416']))
    const made = statusesOf('POST /api/v1/label/nice_label')
    expect(made).toContain('200')
    expect(made.filter((status) => ['206', '416'].includes(status))).toStrictEqual([])
  })

  it('have a conflict where somebody may have been faster, a product or workgroup is at its limit, a key was used for another share, or the account does not allow the call', () => {
    const inConflict = calls.filter(({ operation }) => '409' in operation.responses).map(({ name }) => name)
    expect(inConflict.toSorted()).toStrictEqual([
      'DELETE /api/v1/own-substances/{key}',
      'DELETE /api/v1/products/{synonymId}/draft',
      'DELETE /api/v1/workgroup/members/{id}',
      'DELETE /api/v1/workgroup/members/{id}/second-factor',
      'GET /api/v1/products/{synonymId}/draft/check',
      'GET /api/v1/products/{synonymId}/publish/label',
      'GET /api/v1/products/{synonymId}/publish/poster',
      'GET /api/v1/products/{synonymId}/publish/preview',
      'GET /api/v1/products/{synonymId}/publish/sheet',
      'POST /api/v1/account/oidc',
      'POST /api/v1/account/oidc/off',
      'POST /api/v1/account/second-factor',
      'POST /api/v1/account/second-factor/confirm',
      'POST /api/v1/account/second-factor/off',
      'POST /api/v1/account/second-factor/recovery-codes',
      'POST /api/v1/own-substances',
      'POST /api/v1/products/group_action/share',
      'POST /api/v1/products/import',
      'POST /api/v1/products/{synonymId}/attachments',
      'POST /api/v1/products/{synonymId}/attachments/{attachmentId}/restore',
      'POST /api/v1/products/{synonymId}/proposals',
      'POST /api/v1/products/{synonymId}/publish',
      'POST /api/v1/recalculations',
      'POST /api/v1/recalculations/{id}/publish',
      'POST /api/v1/recalculations/{id}/take',
      'POST /api/v1/workgroup/invitations',
      'POST /api/v1/workgroup/keys',
      'POST /api/v1/workgroup/ufi',
      'POST /api/v1/workgroup/webhooks',
      'PUT /api/v1/own-substances/{key}',
      'PUT /api/v1/products/{synonymId}/draft',
      'PUT /api/v1/products/{synonymId}/external_id',
      'PUT /api/v1/products/{synonymId}/recipe',
      'PUT /api/v1/workgroup',
      'PUT /api/v1/workgroup/members/{id}',
      'PUT /api/v1/workgroup/second-factor',
    ])
  })

  it('have 429 only where there is a limit', () => {
    expect(statusesOf('POST /api/v1/account/password')).not.toContain('429')
    expect(statusesOf('POST /api/oauth2/token')).toContain('429')
  })
})
