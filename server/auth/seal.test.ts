import { describe, expect, it } from 'vitest'
import { createSeals } from './seal.ts'

const seals = createSeals(Buffer.from('a secret of at least thirty-two bytes'))

describe('a sealed text', () => {
  it('opens for its use, is different every time, and reveals nothing of the text', () => {
    const sealed = ['one', 'one'].map((text) => seals.seal(text, 'use'))
    expect(sealed.map((text) => seals.open(text, 'use'))).toEqual(['one', 'one'])
    expect(new Set(sealed).size).toBe(2)
    expect(Buffer.from(sealed[0] ?? '', 'base64url').toString('latin1')).not.toContain('one')
  })

  it('does not open for another use, with another secret, or after a bit was changed', () => {
    const sealed = seals.seal('JBSWY3DPEHPK3PXP', 'second factor of 7')
    expect(seals.open(sealed, 'second factor of 8')).toBeUndefined()
    expect(createSeals(Buffer.from('another secret of at least 32 bytes')).open(sealed, 'second factor of 7')).toBeUndefined()
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      expect(seals.open(changed.toString('base64url'), 'second factor of 7')).toBeUndefined()
    }
  })

  it.each(['', 'x', 'no seal at all', '../../etc/passwd', 'A'.repeat(38)])('is not one in the case of %j', (text) => {
    expect(seals.open(text, 'use')).toBeUndefined()
  })
})
