import { listProductCodes } from '../../shared/record/list-product-codes.ts'
import type { Company } from '../../shared/record/company.ts'
import { nameOf } from '../sds/section-03.ts'
import { chooseEmergencyContacts, generalEmergencyNumber } from '../sds/choose-emergency.ts'
import { tryText } from '../sds/section-14-to-15.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { phrases, sayings } from './phrases.ts'
import type { Sheet } from './sheet.ts'
import { writeNumbers } from './substance.ts'

/** A GTIN of 8, 12, 13 or 14 digits. */
const gtin = /^(?:\d{8}|\d{12,14})$/

/** Section 1: REACH Annex II, 1.1 to 1.4. */
export function writeIdentification(sheet: Sheet): Element[] {
  const { record, writer, source } = sheet
  const codes = listProductCodes(record)
  const names = new Set([record.name, ...record.synonyms.map(({ name }) => name)])
  const [main] = record.composition.ingredients
  const hours = record.supplier.telephoneHours
  return group(
    'IdentificationSubstPrep',
    group(
      'TradeProductIdentity',
      // The format wants one number at least: where the maker has none, that of the permanent link.
      (codes.length > 0 ? codes : [String(record.permalinkId)]).flatMap((code) => value('ProductNoUser', code)),
      record.composition.kind === 'substance' && main
        ? group('SubstanceIdentifiers', value('IupacName', nameOf(main, writer)), writeNumbers(main))
        : [],
      group(
        'ProductIdentifiers',
        [...names].flatMap((name) => value('TradeName', name)),
        group('RegionEU', value('Ufi', record.ufi)),
      ),
      record.synonyms
        .flatMap(({ identifiers }) => identifiers.map((one) => one.replaceAll(' ', '')))
        .filter((one) => gtin.test(one))
        .flatMap((one) => group('ProductGtin', value('No', one))),
      // No part of the sheet, which is whole without it.
      tryText(record.description, writer.language) === null ? [] : phrases('ProductDefinition', [record.description], writer).slice(0, 1),
      phrases('AdditionalInfo', record.variant ? [record.variant] : [], writer),
    ),
    phrases('Use', record.uses, writer),
    phrases('UseAdvisedAgainst', record.usesAdvisedAgainst, writer),
    group(
      'RegionEU',
      value('SdsName', record.name),
      value('VersionNo', source.number),
      value('IssueDate', source.compiledOn),
      value('RevisionDate', source.revisedOn),
      writeCompany(record.supplier, 'Responsible company', hours ? plainText(writer.text(hours)) : ''),
      record.producer.name === record.supplier.name ? [] : writeCompany(record.producer, 'Manufacturer'),
      writeEmergency(sheet),
    ),
  )
}

function writeCompany(company: Company, role: string, hours = ''): Element[] {
  return group(
    'SupplierInformation',
    group('Role', value('RoleCode', role)),
    value('Country', company.country),
    value('Name', company.name),
    group(
      'Address',
      value('VisitingAddressLine1', company.address),
      value('VisitingAddressPostCode', company.postalCode && `${company.country}-${company.postalCode}`.slice(0, 16)),
      value('VisitingAddressCity', company.city),
    ),
    value('Phone', hours ? `${company.telephone} (${hours})` : company.telephone),
    value('Email', company.email),
    value('CompanyUrl', company.website),
  )
}

/** All languages, in which a sheet of each chooses its numbers, and not only where the reader's is none of them. */
function writeSpoken({ languages }: { languages: readonly LanguageCode[] }, writer: TextWriter): string[] {
  if (languages.length === 0) return []
  const names = languages.map((code) => writer.languageName(code)).join(', ')
  return [`${writer.term('sds.languagesSpoken')}${writer.term('document.colon')} ${names}`]
}

function writeEmergency({ record, writer }: Sheet): Element[] {
  const { own, national } = chooseEmergencyContacts(record, writer.language)
  const contacts = [...own, ...national].map((contact) => ({
    number: contact.telephone,
    about: [
      ...(contact.name ? [contact.name] : []),
      ...(contact.country ? [writer.country(contact.country)] : []),
      ...writeSpoken(contact, writer),
      plainText(writer.text(contact.hours)),
    ],
  }))
  const general = { number: generalEmergencyNumber, about: [writer.term('sds.generalEmergencyNumber')] }
  return [...contacts, general].flatMap(({ number, about }) =>
    group('EmergencyPhone', value('No', number), sayings('EmergencyPhoneDescription', about)),
  )
}
