import { describe, expect, it } from 'vitest'
import { type Typed, looked, bare, sentences } from '../test-kit/gases-and-reactive-solids.ts'

describe('what irritates the airways', () => {
  const glue = (use: 'consumer' | 'professional'): Typed => ({
    ...bare,
    use,
    physicalState: 'liquid',
    components: [
      { name: 'monomer', content: 90, own: { classification: ['STOT SE 3 H335', 'Skin Irrit. 2 H315', 'Eye Irrit. 2 H319'] } },
      { name: 'thickener', content: 10, own: looked },
    ],
  })

  it('is stored locked up where the public has it, as P405 on its label says', () => {
    expect(sentences(glue('consumer'))('/handling/storage')).toContain('storage.lockedUp')
    expect(sentences(glue('professional'))('/handling/storage')).not.toContain('storage.lockedUp')
  })
})
