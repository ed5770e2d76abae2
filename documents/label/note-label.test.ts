/** What is noted beside a label: what the package needs besides it, for whom it is, and which choice the law left. */
import { describe, expect, it } from 'vitest'
import { labelOfCatalogue, labelOfSample } from '../../test-kit/label-of.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { fitLabel } from './fit-label.ts'
import { noteFit } from './note-label.ts'

const kinds = (list: readonly { kind: string }[]) => list.map(({ kind }) => kind)

describe('beside the label', () => {
  it('stand the child-resistant fastening and the tactile warning, with what demands them', () => {
    const { notes } = labelOfCatalogue(1003)
    expect(notes).toContainEqual({ kind: 'childResistantFastening', because: ['H304', 'methanol'], source: 'CLP Annex II, 3.1.1' })
    expect(notes).toContainEqual({
      kind: 'tactileWarning',
      because: ['H225', 'H304', 'H361d', 'H371', 'H373'],
      source: 'CLP Annex II, 3.2.1',
    })
  })

  it('follows the fastening the composition, whatever figure was typed for it before (CLP Annex II, 3.1.1.3)', () => {
    const { composition } = sdsSourceOf(1003).record
    const fasteningOf = (content: number) => {
      const ingredients = composition.ingredients.map((own) => (own.casNumber === '67-56-1' ? { ...own, content } : own))
      const typed: object = { labelElements: { methanolPercent: 50 } }
      const { notes } = labelOfSample({ classification: [], composition: { ...composition, ingredients }, ...typed }, 'xlang=1')
      return notes.flatMap(({ kind, because }) => (kind === 'childResistantFastening' ? because : []))
    }
    expect(fasteningOf(3)).toEqual(['methanol'])
    expect(fasteningOf(2.9)).toEqual([])
  })

  it('stands that a product is not for the general public', () => {
    expect(kinds(labelOfCatalogue(1010).notes)).toContain('professionalUseOnly')
    expect(kinds(labelOfCatalogue(1004).notes)).toEqual([])
  })

  it('stands that pictograms are smaller than they should be, if possible (CLP Annex I, Table 1.3)', () => {
    const noted = (query: string) => {
      const label = labelOfCatalogue(1007, `xlang=1&QR=0&logoON=0&opisOFF=1&vlusageON=0&vlstorageON=0&padT=3&padR=3&padB=3&padL=3&${query}`)
      const fit = fitLabel(label)
      return { notes: noteFit(label, fit), side: fit.layout.pictogramSide }
    }
    const small = noted('dim=1&emb=1')
    expect(small.side).toBeLessThan(16)
    expect(small.notes).toEqual([{ kind: 'smallPictograms', because: [String(small.side)], source: 'CLP Annex I, 1.2.1.4, Table 1.3' }])
    expect(noted('dim=8&emb=1')).toEqual({ notes: [], side: 16 })
    expect(noted('dim=1&emb=1&picOFF=1').notes).toEqual([])
  })

  it('stands what became of the pictogram for corrosion of metals (CLP Annex I, 1.3.6)', () => {
    expect(kinds(labelOfCatalogue(1007, 'picMetCorrOFF=1').notes)).toContain('metalCorrosionPictogramStays')
    expect(kinds(labelOfCatalogue(1009, 'picMetCorrOFF=1').notes)).toContain('metalCorrosionPictogramLeftOut')
  })
})
