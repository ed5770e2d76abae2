import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { text } from '../record/texts.ts'
import { wholeNumber } from '../sent-values.ts'
import { readIssues } from './read-issue.ts'
import { rule } from './reason.ts'

const read = (schema: z.ZodType, value: unknown) => readIssues(schema.safeParse(value, { reportInput: true }).error?.issues ?? [])
const codes = (schema: z.ZodType, value: unknown) => read(schema, value).map(({ path, code }) => `${path} ${code}`)

describe('what a schema found wrong', () => {
  it.each([
    [z.string().min(1), '', 'missing', {}],
    [z.string().min(3), 'ab', 'tooShort', { min: 3 }],
    [z.string().max(2), 'abc', 'tooLong', { max: 2 }],
    [z.number().min(4), 3, 'tooSmall', { min: 4 }],
    [z.number().positive(), 0, 'notAbove', { min: 0 }],
    [z.number().max(4), 5, 'tooLarge', { max: 4 }],
    [z.number().int(), 1.5, 'notWhole', {}],
    [z.number(), 'much', 'notANumber', {}],
    [z.coerce.number(), 'much', 'notANumber', {}],
    [z.number(), Infinity, 'notANumber', {}],
    [z.union([z.number(), z.strictObject({})]), Infinity, 'notANumber', {}],
    [z.union([z.number(), z.strictObject({})]), 'much', 'notANumber', {}],
    [z.number(), '1,000', 'ambiguousNumber', { figure: '1,000' }],
    [z.array(z.string()).min(2), [], 'tooFew', { min: 2 }],
    [z.array(z.string()).max(1), ['a', 'b'], 'tooMany', { max: 1 }],
    [z.enum(['a', 'b']), 'c', 'notAChoice', { choices: ['a', 'b'] }],
    [z.literal(2), 3, 'notAChoice', { choices: ['2'] }],
    [z.string(), undefined, 'missing', {}],
    [wholeNumber(9), undefined, 'missing', {}],
    [wholeNumber(9), '10', 'between', { min: 1, max: 9 }],
    [wholeNumber(9), 'x', 'between', { min: 1, max: 9 }],
    [z.string(), null, 'wrongKind', { expected: 'string', received: 'null' }],
    [z.strictObject({}), [], 'wrongKind', { expected: 'object', received: 'array' }],
    [z.union([z.string(), z.array(z.string())]), {}, 'wrongKind', { expected: 'string | array', received: 'object' }],
    [z.email(), 'x', 'email', {}],
    [z.url(), 'x', 'url', {}],
    [z.iso.date(), '2026-13-01', 'date', {}],
    [z.uuid(), 'x', 'form', {}],
    [z.string().regex(/^a$/), 'b', 'form', {}],
    [z.string().regex(/^a$/, rule('telephone')), 'b', 'telephone', {}],
    [z.string().refine(() => false, rule('onceOnly', { code: 'H300' })), 'b', 'onceOnly', { code: 'H300' }],
    [z.string().refine(() => false), 'b', 'form', {}],
  ] as const)('has a code and its parameters: %#', (schema, value, code, params) => {
    expect(read(schema, value)).toStrictEqual([{ code, params, path: '' }])
  })

  it('names the place as a program writes it', () => {
    const schema = z.strictObject({ list: z.array(z.strictObject({ 'a b': z.string() })) })
    expect(codes(schema, { list: [{ 'a b': 'x' }, {}] })).toEqual(['list[1]["a b"] missing'])
  })

  it('names what is not known, up to two dozen', () => {
    const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))
    expect(codes(z.strictObject({}), keys(2))).toEqual(['k0 unknownField', 'k1 unknownField'])
    const many = read(z.strictObject({}), keys(30))
    expect([many.length, many.at(-1)]).toStrictEqual([25, { code: 'moreUnknownFields', params: { count: 6 }, path: '' }])
    const [long] = read(z.strictObject({}), { ['k'.repeat(5_000)]: 1 })
    expect(long?.path.length).toBeLessThan(80)
    expect(codes(z.strictObject({ values: z.record(z.string().regex(/^[a-z]+$/), z.string()) }), { values: { A1: 'x' } })).toEqual([
      'values.A1 noFillIn',
    ])
  })

  it('is what the form that was meant lacks', () => {
    expect(codes(text, {})).toEqual([' missing'])
    expect(codes(text, { text: {} })).toEqual(['text language'])
    expect(codes(text, { phrase: 'a b' })).toEqual(['phrase phrase'])
    expect(codes(text, { phrase: 'sds.reason', values: { limit: { value: 'x', unit: 'g/l' } } })).toEqual(['values.limit.value notANumber'])
    expect(codes(z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]), { b: 1, c: 2 })).toEqual([
      'b wrongKind',
      'c unknownField',
    ])
  })

  it('names the choices of the field that decides on the form', () => {
    const schema = z.discriminatedUnion('type', [z.object({ type: z.literal('M') }), z.object({ type: z.literal('N') })])
    expect(codes(schema, {})).toEqual(['type missing'])
    expect(read(schema, { type: 'X' })).toStrictEqual([{ code: 'notAChoice', params: { choices: ['M', 'N'] }, path: 'type' }])
  })

  it('is said once', () => {
    expect(
      read(
        z
          .string()
          .regex(/^a$/, rule('brand'))
          .refine(() => false, rule('brand')),
        'b',
      ),
    ).toHaveLength(1)
  })
})
