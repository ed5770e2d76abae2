import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

const xml = writeSdscom(sdsSourceOf(1001), 'en')

function readTransport(...changes: readonly [string | RegExp, string][]) {
  const changed = changes.reduce((text, [from, to]) => text.replace(from, to), xml)
  expect(changed).not.toBe(xml)
  const { record, left, guesses } = readSdscom(changed)
  return {
    transport: record['transport'],
    left: left.filter(({ path }) => path.includes('TransportInformation')).map(({ path, text }) => `${path.split('/').at(-1)}: ${text}`),
    guesses: guesses.filter(({ place }) => place.startsWith('/transport')).map(({ place, text }) => `${place}: ${text}`),
  }
}

describe('section 14 of a file', () => {
  it.each([
    ['sea', 'Imdg'],
    ['air', 'IataDgr'],
  ])('has a number of its own for a mode: %s', (mode, element) => {
    const { transport, left } = readTransport([new RegExp(`(<${element}>\\s*<UnNo>)1263`), '$13469'])
    expect(transport).toMatchObject({ unNumber: '1263', [mode]: { unNumber: '3469' } })
    expect(left).toEqual([])
  })

  it('names no number for a mode: that of the others is for a person to look at', () => {
    expect(readTransport([/(<Imdg>\s*)<UnNo>1263<\/UnNo>/, '$1']).guesses).toEqual(['/transport/sea/unNumber: 1263'])
  })

  it('has labels that are none of its class, or two in one', () => {
    const label = '<HazardLabelAdr>3</HazardLabelAdr>'
    const both = readTransport([label, '<HazardLabelAdr>3+8</HazardLabelAdr>'])
    expect(both).toMatchObject({ transport: { road: { hazardClass: '3', subsidiaryHazards: [] } }, left: ['HazardLabelAdr: 3+8'] })
    expect(readTransport([label, '<HazardLabelAdr>8</HazardLabelAdr>']).left).toEqual(['HazardLabelAdr: 8'])
    const more = readTransport([label, `${label}<HazardLabelAdr>8</HazardLabelAdr>`])
    expect(more).toMatchObject({ transport: { road: { hazardClass: '3', subsidiaryHazards: ['8'] } }, left: [] })
  })

  it('says that nothing regulates what a mode has a number for', () => {
    const free = 'Not dangerous goods under the transport regulations.'
    const { transport, left } = readTransport([
      '<TransportInformation>',
      `<TransportInformation><AdditionalInfo><FullText>${free}</FullText></AdditionalInfo>`,
    ])
    expect(transport).toMatchObject({ regulated: true, bulk: [{ phrase: 'transportBulk.notApplicable' }] })
    expect(left).toEqual([`FullText: ${free}`])
  })

  it('does not say whether a mode regulates the product: what it says beside is kept', () => {
    const bulk = '<AdditionalInfo><FullText>Ship type 3.</FullText></AdditionalInfo>'
    const { transport } = readTransport([
      /<TransportInformation>[^]*<\/TransportInformation>/,
      `<TransportInformation>${bulk}</TransportInformation>`,
    ])
    expect(transport).toEqual({ precautions: [], bulk: [{ text: { en: 'Ship type 3.' } }] })
  })

  it('denies in one place that it pollutes the sea, and says so in another: it does', () => {
    const polluting = writeSdscom(sdsSourceOf(1010), 'en')
    const { record, left } = readSdscom(polluting.replace('<MarinePollutant>true<', '<MarinePollutant>false<'))
    expect(record['transport']).toMatchObject({ sea: { environmentallyHazardous: true } })
    expect(left).toContainEqual({ path: 'Datasheet/TransportInformation/Imdg/MarinePollutant', text: 'false' })
  })

  it('writes true as 1 too', () => {
    expect(readTransport([/<MarinePollutant>\w+</, '<MarinePollutant>1<']).transport).toMatchObject({
      sea: { environmentallyHazardous: true },
    })
  })
})
