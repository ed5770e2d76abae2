import { describe, expect, it } from 'vitest'
import { labelOfCatalogue } from '../../test-kit/label-of.ts'
import type { LabelModel } from './label-model.ts'

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code)

describe('each option', () => {
  const usual = 'xlang=1&vlusageON=0&vlstorageON=0&logoON=0'
  it.each<[string, number, (label: LabelModel) => unknown, unknown, unknown]>([
    ['logoON=1', 1001, ({ logo }) => logo !== null, false, true],
    ['sinON=1', 1001, ({ synonyms }) => synonyms, [], ['Norvik PU-Klarlack 2K', 'Norvik Vernis PU 2K']],
    ['ufiOFF=1', 1001, ({ ufi }) => ufi !== null, true, false],
    ['opisOFF=1', 1001, ({ description }) => description !== '', true, false],
    [
      'stavkiOFF=1',
      1001,
      ({ blocks }) => blocks.map((block) => block.hazard.length + block.precautionary.length + block.supplemental.length),
      [11],
      [0],
    ],
    ['adrOFF=1', 1001, ({ transport }) => transport !== null, true, false],
    ['picOFF=1', 1001, ({ pictograms }) => pictograms.length, 2, 0],
    ['picMetCorrOFF=1', 1009, ({ pictograms }) => codes(pictograms), ['GHS05', 'GHS07'], ['GHS07']],
    ['vlusageON=1', 1007, ({ blocks }) => blocks[0]?.directions.map(({ part }) => part), [], ['usage']],
    ['vlstorageON=1', 1007, ({ blocks }) => blocks[0]?.directions.map(({ part }) => part), [], ['storage']],
    ['vseb=9 l', 1001, ({ quantity }) => quantity, '5 l', '9 l'],
  ])('%s changes what its name says', (option, id, look, before, after) => {
    expect(look(labelOfCatalogue(id, usual))).toEqual(before)
    expect(look(labelOfCatalogue(id, `${usual}&${option}`))).toEqual(after)
  })

  it('vlusageON and vlstorageON repeat nothing that stands on the label without them', () => {
    const directionsOf = (query: string) => labelOfCatalogue(1007, `${usual}&vlusageON=1&vlstorageON=1${query}`).blocks[0]?.directions ?? []
    const [usage, storage] = directionsOf('')
    expect(usage?.text).toBe('Pour into the drain, leave to act and rinse with plenty of cold water.')
    expect(storage?.text).not.toContain('Store locked up.')
    // Without P405 the directions say it.
    expect(directionsOf('&stavkiOFF=1')[1]?.text).toContain('Store locked up.')
  })

  it('sinON prefers the names of the codes chosen', () => {
    expect(labelOfCatalogue(1001, 'sinON=1&pCodes=70120').synonyms).toEqual(['Norvik Vernis PU 2K'])
  })
})
