import { describe, expect, it } from 'vitest'
import { makeRecoveryCodes, readRecoveryCode } from './recovery-code.ts'

describe('recovery codes', () => {
  it('are ten, in groups of four, without characters that look alike, and never made twice', () => {
    const codes = Array.from({ length: 20 }, makeRecoveryCodes)
    for (const ten of codes) expect(ten).toHaveLength(10)
    expect(new Set(codes.flat()).size).toBe(200)
    for (const code of codes.flat()) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}$/)
  })

  it('are read however they are typed', () => {
    for (const typed of ['ABCD-EFGH-JKLM-2345', 'abcdefghjklm2345', ' abcd efgh\njklm–2345 ', 'ABCD‐EFGH‑JKLM—2345'])
      expect(readRecoveryCode(typed)).toBe('ABCDEFGHJKLM2345')
  })

  it.each([
    '',
    '123456',
    'ABCD-EFGH-JKLM-234',
    'ABCD-EFGH-JKLM-23456',
    'ABCD-EFGH-IJKL-2345',
    'ABCD-EFGH-JKLM-234O',
    'ABCD_EFGH_JKLM_2345',
  ])('are not %j', (typed) => {
    expect(readRecoveryCode(typed)).toBeNull()
  })
})
