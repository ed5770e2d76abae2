import { describe, expect, it } from 'vitest'
import { liquid, part, type TypedComponent } from '../../tests/classify-by-request.ts'
import { derive } from '../../tests/derive-by-request.ts'

describe('what nobody knows', () => {
  const warnings = (...components: TypedComponent[]) =>
    derive({ ...liquid([]), components }).transport?.warnings.map(({ message }) => message)
  const secret = (content: number): TypedComponent => ({ name: 'Additive from abroad', content })

  it('is said where no class of dangerous goods was found, since that is no answer (ADR 2.1.3.5)', () => {
    expect(derive(liquid([secret(35), part('water', 65)])).transport?.isDangerous).toBe(false)
    expect(warnings(secret(35), part('water', 65))).toEqual(['The hazards of Additive from abroad are not known.'])
    expect(warnings(part('water', 65))).toEqual(['35 % of the mixture are not named.'])
  })

  it('below 1 % is not', () => {
    expect(warnings(secret(0.9), part('water', 99.1))).toEqual([])
    expect(warnings(part('water', 99.1))).toEqual([])
  })
})
