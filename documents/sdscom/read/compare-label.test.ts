import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

const xml = writeSdscom(sdsSourceOf(1001), 'en')

/** What is said of the label where a file is written otherwise. */
function compare(written: string | RegExp, otherwise: string) {
  const changed = xml.replace(written, otherwise)
  expect(changed).not.toBe(xml)
  const isOfLabel = (path: string) => path.includes('HazardLabelling') || path.includes('labelElements')
  const { left, guesses } = readSdscom(changed)
  return {
    left: left.filter(({ path }) => isOfLabel(path)).map(({ path, text }) => `${path.split('/').slice(5).join('/')}: ${text}`),
    guesses: guesses.filter(({ place }) => isOfLabel(place)).map(({ place, text }) => `${place}: ${text}`),
  }
}

const before = '<PrecautionaryStatement>'
const statement = (code: string, text: string) =>
  `<HazardStatement><PhraseCode>${code}</PhraseCode><FullText>${text}</FullText></HazardStatement>`

describe('the label of a file', () => {
  it('is said no word of where it is the one that follows from the classes', () => {
    expect(compare('Permasheet', 'Another')).toEqual({ left: [], guesses: [] })
  })

  it('has a statement that no class gives: it is named, with its code', () => {
    const text = 'May be fatal if swallowed and enters airways.'
    expect(compare(before, statement('304', text) + before)).toEqual({
      left: ['HazardStatement/PhraseCode: 304', `HazardStatement/FullText: ${text}`],
      guesses: [],
    })
  })

  it('has other words for a statement than the law: they are named', () => {
    const text = 'Flammable liquid and vapour.'
    expect(compare(text, 'Extremely flammable gas.').left).toEqual(['HazardStatement/FullText: Extremely flammable gas.'])
  })

  it('lacks a statement that a class gives: a person looks at it', () => {
    const { guesses } = compare(/<HazardStatement>\s*<PhraseCode>226<[^]*?<\/HazardStatement>/, '')
    expect(guesses).toEqual(['/labelElements/hazardStatements: H226'])
  })

  it('has a statement without a code: its words are named', () => {
    expect(compare(before, `<HazardStatement><FullText>Explosive.</FullText></HazardStatement>${before}`).left).toEqual([
      'HazardStatement/FullText: Explosive.',
    ])
  })

  it('has another signal word than the classes give', () => {
    expect(compare('<PhraseCode>WNG</PhraseCode>', '<PhraseCode>DGR</PhraseCode>')).toEqual({
      left: ['SignalWord/PhraseCode: DGR'],
      guesses: ['/labelElements/signalWord: WNG'],
    })
  })

  it('has a pictogram more, and lacks one', () => {
    const first = '<HazardPictogram>GHS02</HazardPictogram>'
    expect(compare(first, `${first}<HazardPictogram>GHS06</HazardPictogram>`)).toEqual({ left: ['HazardPictogram: GHS06'], guesses: [] })
    expect(compare(first, '').guesses).toEqual(['/labelElements/pictograms: GHS02'])
  })

  it.each(['TactileWarning', 'ChildResistantOpening'])('demands what does not follow from the classes: %s', (name) => {
    const said = `<${name}>false</${name}>`
    expect(compare(said, said.replace('false', 'true')).left).toEqual([`${name}: true`])
    expect(compare(said, said.replace('false', '0')).left).toEqual([])
  })

  it('has a supplement in words that the law does not have', () => {
    expect(compare('Repeated exposure may cause skin dryness or cracking.', 'It stings.').guesses).toEqual([
      '/labelElements/supplementalStatements: EUH066: It stings.',
    ])
  })
})
