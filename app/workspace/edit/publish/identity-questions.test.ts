import { describe, expect, it } from 'vitest'
import type { IdentityGround, SharedIdentity } from '../../../../shared/identities.ts'
import { readConfirmations } from './identity-questions.tsx'

const shared: SharedIdentity = {
  kind: 'ufi',
  value: 'N1QV-R02N-J00M-WQD5',
  with: { permalinkId: 1002, synonymId: 21002, name: 'Other' },
  grounds: ['ranges', 'standardFormula', 'fuel'],
  confirmed: null,
}
const read = (ground: IdentityGround | null, { named = '', reason = '' } = {}) =>
  readConfirmations([shared], { answers: { 'ufi N1QV-R02N-J00M-WQD5 1002': { ground, named, reason } } })

describe('what is said about a UFI of another composition', () => {
  it('is whole with a ground of Annex VIII', () => {
    expect(read(null)).toBeNull()
    expect(read('ranges')).toEqual([{ kind: 'ufi', with: 1002, ground: 'ranges' }])
  })

  it.each(['standardFormula', 'fuel'] as const)('names which one, where both are one %s', (ground) => {
    expect(read(ground)).toBeNull()
    expect(read(ground, { named: '  ' })).toBeNull()
    expect(read(ground, { named: ' Diesel fuel ' })).toEqual([{ kind: 'ufi', with: 1002, ground, named: 'Diesel fuel' }])
  })

  it('names nothing where another ground was chosen since', () => {
    expect(read('ranges', { named: 'Diesel fuel' })).toEqual([{ kind: 'ufi', with: 1002, ground: 'ranges' }])
  })

  it('has the reason where it is overruled', () => {
    expect(read('overruled')).toBeNull()
    expect(read('overruled', { reason: 'Submission 2026-17' })).toEqual([
      { kind: 'ufi', with: 1002, ground: 'overruled', reason: 'Submission 2026-17' },
    ])
  })
})
