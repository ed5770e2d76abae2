import { describe, expect, it } from 'vitest'
import { sdsSourceOf } from '../../../test-kit/read-catalogue.ts'
import { writeSdscom } from '../write-sdscom.ts'
import { readSdscom } from './read-sdscom.ts'

interface Leaf {
  path: string
  name: string
  text: string
  /** Where its text stands in the file. */
  begin: number
}

/** The first element of each path that has a text. */
function listLeaves(xml: string): Leaf[] {
  const leaves = new Map<string, Leaf>()
  const open: string[] = []
  for (const { 0: tag, 1: slash, 2: name = '', 3: text = '', index } of xml.matchAll(/<(\/?)(\w+)>([^<]*)/g)) {
    if (slash) open.pop()
    else open.push(name)
    const path = open.join('/')
    if (!slash && text.trim() !== '' && !leaves.has(path)) leaves.set(path, { path, name, text, begin: index + tag.length - text.length })
  }
  return [...leaves.values()]
}

/** Another value that the format has; where it has a list of them, one from it. */
const others: Readonly<Record<string, string>> = {
  Unit: 'Ci',
  HazardPictogram: 'GHS01',
  HazardClassCategory: 'Expl. 1.2',
  CompositionType: 'Mixture: Polymer',
  RoleCode: 'Reimporter',
  Country: 'FR',
  State: 'solid',
  Class: '8',
  HazardLabelAdr: '8',
  SdscomSubset: 'SDScomChem',
  RegulationsRelatedToCountryOrRegionCode: 'US',
}

function change({ path, name, text }: Leaf): string {
  if (path.endsWith('SignalWord/PhraseCode')) return text === 'DGR' ? 'WNG' : 'DGR'
  if (name === 'PhraseCode') return '200'
  if (text === 'true' || text === 'false') return text === 'true' ? 'false' : 'true'
  if (name === 'LowerValueSymbol') return text === 'gt' ? 'ge' : 'gt'
  if (name === 'UpperValueSymbol') return text === 'lt' ? 'le' : 'lt'
  const number = Number(text)
  return others[name] ?? (Number.isNaN(number) ? `${text} Quokka` : String(number + 1))
}

/** A key of a sentence is nothing beside the sentence; which program wrote the file and when says nothing of the product. */
const saysNothing = (path: string): boolean =>
  (path.endsWith('PhraseCode') && !/(?:Statements?|Supplemental\w+|SignalWord)\/PhraseCode$/.test(path)) ||
  /InformationFromExportingSystem\/(?:SdscomVersionNo|SystemUsedInPreparation|DateGeneratedExport|Language\/FreetextLanguageCode)$/.test(
    path,
  )

describe('what an SDScom file says', () => {
  const source = structuredClone(sdsSourceOf(1001))
  // One component has the elements of all, in a file that is read three times as fast.
  source.record.composition.ingredients = source.record.composition.ingredients.slice(0, 1)
  const xml = writeSdscom(source, 'de').replaceAll(/<(\/?)eSDScom:(\w+)[^>]*>/g, '<$1$2>')
  const read = (file: string) => JSON.stringify(readSdscom(file))

  it('is in the record, or is what follows from it, or is named: each figure and code, changed alone', () => {
    const unchanged = read(xml)
    const leaves = listLeaves(xml).filter(({ path, name }) => name !== 'FullText' && !saysNothing(path))
    expect(leaves.length).toBeGreaterThan(100)
    const vanished = leaves.filter((leaf) => {
      const { begin, text } = leaf
      return read(xml.slice(0, begin) + change(leaf) + xml.slice(begin + text.length)) === unchanged
    })
    expect(vanished.map(({ path }) => path)).toEqual([])
  }, 180_000)

  it('is in the record or named: each sentence that goes on otherwise than one that follows from the record', () => {
    let count = 0
    const told = read(xml.replaceAll('</FullText>', () => ` Quokka${(count += 1)}x.</FullText>`))
    expect(count).toBeGreaterThan(200)
    expect(Array.from({ length: count }, (_, index) => `Quokka${index + 1}x`).filter((word) => !told.includes(word))).toEqual([])
  })
})
