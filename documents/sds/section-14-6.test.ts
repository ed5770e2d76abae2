import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { createTextWriter, plainText } from '../text/write-text.ts'
import type { SdsSource } from './sds-source.ts'
import { writeSection14 } from './section-14-to-15.ts'
import { linesByMode, withModes } from '../../test-kit/lines-by-mode.ts'

describe('section 14.6', () => {
  it('gives quantities and special provisions of each mode under its own name', () => {
    expect(linesByMode(sdsSourceOf(1005), '14.6')).toEqual({
      'ADR/RID': [
        'Transport category: 3',
        'Tunnel restriction code: (-)',
        'Hazard identification number: 90',
        'Classification code: M6',
        'Limited quantity: 5\u00a0L',
        'Excepted quantity: E1',
        'Special provisions: 274, 335, 375, 601',
      ],
      IMDG: [
        'Emergency schedules (EmS): F-A, S-F',
        'Limited quantity: 5\u00a0L',
        'Excepted quantity: E1',
        'Special provisions: 274, 335, 969',
      ],
      'ICAO/IATA': ['Limited quantity: 30\u00a0kg', 'Excepted quantity: E1', 'Special provisions: A97, A158, A197, A215'],
    })
  })

  it('names the modes as the subsections before it do', () => {
    const names = Object.keys(linesByMode(sdsSourceOf(1005), '14.6'))
    for (const number of ['14.1', '14.2', '14.3', '14.4', '14.5'])
      expect(Object.keys(linesByMode(sdsSourceOf(1005), number))).toEqual(names)
  })

  it('leaves out what the record does not have', () => {
    const lines = Object.values(linesByMode(sdsSourceOf(1007), '14.6')).flat()
    expect(lines).toContain('Limited quantity: 0.5\u00a0L')
    expect(lines.join()).not.toContain('Special provisions')
    expect(lines.join()).not.toContain('undefined')
  })

  it('writes the number of a quantity with the decimal sign of the language', () => {
    expect(Object.values(linesByMode(sdsSourceOf(1007), '14.6', 'fr')).flat()).toContain('Quantité limitée\u00a0: 0,5\u00a0L')
    const asWritten = withModes(() => ({ limitedQuantity: '30.5 kg G' }))
    expect(linesByMode(asWritten, '14.6', 'fr').IMDG).toContain('Quantité limitée\u00a0: 30,5\u00a0kg\u00a0G')
    expect(
      linesByMode(
        withModes(() => ({ limitedQuantity: 'Forbidden' })),
        '14.6',
      ).IMDG,
    ).toContain('Limited quantity: Forbidden')
  })

  it('sets a space before the colon where the language does', () => {
    expect(linesByMode(sdsSourceOf(1005), '14.6', 'fr')['ICAO/IATA']).toContainEqual(expect.stringMatching(/\s: 30\u00a0kg$/))
  })

  it('prints the precautions alone where no mode has anything of its own, and says so where there are none either', () => {
    const nothing = {
      transportCategory: undefined,
      tunnelCode: undefined,
      hazardNumber: undefined,
      classificationCode: undefined,
      emergencySchedules: undefined,
      limitedQuantity: undefined,
      exceptedQuantity: undefined,
      specialProvisions: [],
    }
    const source = withModes(() => nothing)
    const blocksOf = (from: SdsSource) => writeSection14(from, createTextWriter('en')).find(({ number }) => number === '14.6')?.blocks ?? []
    expect(new Set(blocksOf(source).map(({ kind }) => kind))).toEqual(new Set(['paragraph']))
    const bare = { ...source, record: { ...source.record, transport: { ...source.record.transport, precautions: [] } } }
    expect(blocksOf(bare).map((block) => (block.kind === 'paragraph' ? plainText(block.text) : block.kind))).toEqual([
      createTextWriter('en').term('sds.noTransportPrecautions'),
    ])
  })
})
