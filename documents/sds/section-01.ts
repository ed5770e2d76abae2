import { listProductCodes } from '../../shared/record/list-product-codes.ts'
import type { Company } from '../../shared/record/company.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Block, Rich, Subsection } from '../document-model.ts'
import { keepTogether } from '../text/bind-words.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { pairRow, pairsOr, rich, textsRow, type PairRow } from './blocks.ts'
import { chooseEmergencyContacts, generalEmergencyNumber, writeAvailability } from './choose-emergency.ts'
import type { SdsSource } from './sds-source.ts'
import { nameOf, writeIdentifiers } from './section-03.ts'

/** Section 1: identification (REACH Annex II, 1.1 to 1.4). */
export function writeSection1({ record }: SdsSource, writer: TextWriter): Subsection[] {
  const codes = listProductCodes(record)
  const otherNames = record.synonyms.map((synonym) => synonym.name).filter((name) => name !== record.name)
  const variant = record.variant ? `, ${plainText(writer.text(record.variant))}` : ''
  const identifier: Block[] = pairsOr(
    'identifier',
    [
      ...pairRow('productName', writer.term('sds.productName'), [rich(record.name + variant)]),
      ...writeSubstance(record, writer),
      ...pairRow('otherNames', writer.term('sds.otherNames'), otherNames.map(rich)),
      ...pairRow('productCode', writer.term('sds.productCode'), codes.length > 0 ? [rich(codes.join(', '))] : []),
      ...pairRow('ufi', writer.term('sds.ufi'), record.ufi ? [rich(record.ufi)] : []),
    ],
    writer,
    'document.noData',
  )
  const uses = pairsOr(
    'uses',
    [...textsRow('sds.identifiedUses', record.uses, writer), ...textsRow('sds.usesAdvisedAgainst', record.usesAdvisedAgainst, writer)],
    writer,
    'document.noData',
  )
  const producerDiffers = record.producer.name !== record.supplier.name
  const supplier = pairsOr(
    'supplier',
    [
      ...companyRows('sds.supplier', record.supplier, writer),
      ...(producerDiffers ? pairRow('sds.producer', writer.term('sds.producer'), [rich(writeAddress(record.producer, writer))]) : []),
    ],
    writer,
    'document.noData',
  )
  return [
    { number: '1.1', heading: writer.heading('1.1'), blocks: identifier },
    { number: '1.2', heading: writer.heading('1.2'), blocks: uses },
    { number: '1.3', heading: writer.heading('1.3'), blocks: supplier },
    { number: '1.4', heading: writer.heading('1.4'), blocks: [{ kind: 'pairs', key: 'emergency', rows: writeEmergency(record, writer) }] },
  ]
}

/** Name and numbers of the main constituent, as it is registered or classified: REACH Annex II, 1.1. */
function writeSubstance({ composition: { kind, ingredients } }: ProductRecord, writer: TextWriter): PairRow[] {
  const [main] = ingredients
  if (kind === 'mixture' || !main) return []
  const form = main.concerns.includes('nanoform') ? ` (${writer.term('concern.nanoform')})` : ''
  const numbers = writeIdentifiers(main, writer).map(({ name, value }) => rich(`${name ?? ''} ${plainText(value)}`.trim()))
  return pairRow('substance', writer.term('sds.substance'), [rich(nameOf(main, writer) + form), ...numbers])
}

/** The supplier's lines, the official bodies where the sheet is supplied, and the emergency number of the whole Union. */
function writeEmergency(record: ProductRecord, writer: TextWriter): PairRow[] {
  const { own, national } = chooseEmergencyContacts(record, writer.language)
  const row = (telephone: string, line: Rich) => pairRow(`emergency ${telephone}`, writer.term('sds.emergencyTelephone'), [line])
  return [
    ...[...own, ...national].flatMap((contact) => {
      const country = contact.country ? ` (${writer.country(contact.country)})` : ''
      const named = `${contact.name ?? ''}${country}`.trim()
      const who = named === '' ? '' : `${named}${writer.term('document.colon')} `
      return row(contact.telephone, [{ text: `${who}${keepTogether(contact.telephone)}, ` }, ...writeAvailability(contact, writer)])
    }),
    ...row(generalEmergencyNumber, rich(`${generalEmergencyNumber}, ${writer.term('sds.generalEmergencyNumber')}`)),
  ]
}

/** Name, street, place and country on one line, as REACH Annex II, 1.3 requires. */
export function writeAddress(company: Company, writer: TextWriter): string {
  const place = company.postalCode ? `${company.postalCode} ${company.city}` : company.city
  return [company.name, company.address, place, writer.country(company.country)].join(', ')
}

function companyRows(termKey: string, company: Company, writer: TextWriter) {
  const hours: Rich = company.telephoneHours ? [{ text: ' (' }, ...writer.text(company.telephoneHours), { text: ')' }] : []
  return [
    ...pairRow(termKey, writer.term(termKey), [rich(writeAddress(company, writer))]),
    ...pairRow('sds.telephone', writer.term('sds.telephone'), [[{ text: keepTogether(company.telephone) }, ...hours]]),
    ...pairRow('sds.email', writer.term('sds.email'), [rich(company.email)]),
    ...pairRow('sds.website', writer.term('sds.website'), company.website ? [rich(company.website)] : []),
  ]
}
