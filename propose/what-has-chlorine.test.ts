import { describe, expect, it } from 'vitest'
import { recipe, said } from '../test-kit/say-for-recipe.ts'

const rest = (content: number) => ({ name: 'rest', content, own: { classification: [] } })
const respiratory = '/exposureControls/respiratory'
const storageClass = '/handling/storageClass'

describe('what has chlorine', () => {
  const solvent = (cas: string) => recipe([{ cas, content: 100 }], { inhalation: 'vapour' })

  it('evaporates and asks for a filter and ventilation, whatever its classes', () => {
    expect(said(solvent('127-18-4'), respiratory)).toEqual(['protection.respiratory.filterA'])
    expect(said(solvent('75-09-2'), respiratory)).toEqual(['protection.respiratory.filterAX'])
    expect(said(solvent('75-09-2'), '/exposureControls/engineering')).toContain('engineering.localExhaust')
    expect(said(solvent('75-09-2'), '/handling/handling')).toContain('handling.ventilation')
  })

  it('has no vapours as a chlorinated paraffin in a plastisol', () => {
    const plastisol = recipe([{ cas: '85535-85-9', content: 15 }, rest(85)], { measured: { flashPoint: 200 } })
    expect(said(plastisol, '/otherHazards')).not.toContain('otherHazards.vapoursHeavierThanAir')
    expect(said(plastisol, '/stability/incompatible')).not.toContain('incompatible.lightMetals')
    expect(said(plastisol, storageClass)).toEqual(['10'])
  })
})
