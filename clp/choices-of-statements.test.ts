import { describe, expect, it } from 'vitest'
import { fillInsOf, statementChoices, statementParameters } from './statements.ts'

describe('the choices', () => {
  it('have their fill-ins among the alternatives, and no others than the statement has', () => {
    for (const [code, { alternatives, fillIns = {} }] of Object.entries(statementChoices)) {
      const count = alternatives.reduce((sum, own) => sum + own, 0)
      for (const [name, number] of Object.entries(fillIns)) {
        expect(number, `${code} ${name}`).toBeLessThanOrEqual(count)
        expect(Object.entries(statementParameters).find(([own]) => own === code)?.[1], code).toHaveProperty(name)
      }
    }
  })

  it('say what must be filled in, and what may be', () => {
    const needs = (...[code, chosen]: Parameters<typeof fillInsOf>) => {
      const { required, known } = fillInsOf(code, chosen)
      return { required: [...required], known: [...known] }
    }
    expect(needs('P310')).toEqual({ required: [], known: ['adviser'] })
    expect(needs('P310', { choices: [1, 2] })).toEqual({ required: [], known: [] })
    expect(needs('P310', { choices: [1, 3] })).toEqual({ required: ['adviser'], known: ['adviser'] })
    expect(needs('P411', { choices: [1] })).toEqual({ required: ['celsius'], known: ['celsius'] })
    expect(needs('P413', { choices: [1] }).required).toEqual(['kilograms', 'celsius', 'fahrenheit'])
    expect(needs('P413', { choices: [1, 3] }).required).toEqual(['kilograms', 'celsius'])
    expect(needs('P501', { choices: [1] }).required).toEqual(['place'])
    expect(needs('P241')).toEqual({ required: [], known: [] })
    expect(needs('P241', { bracketText: true, choices: [4] }).required).toEqual(['equipment'])
    expect(needs('P370+P380+P375[+P378]').known).toEqual([])
    expect(needs('P370+P380+P375[+P378]', { bracketText: true }).required).toEqual(['agent'])
  })
})
