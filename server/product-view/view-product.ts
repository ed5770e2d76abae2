import { labelRestrictions } from '../../clp/label/label-restrictions.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import type { Rich } from '../../documents/document-model.ts'
import { drawQrCode } from '../../documents/qr-code.ts'
import { chooseEmergencyContacts, writeAvailability } from '../../documents/sds/choose-emergency.ts'
import { describePictogram } from '../../documents/sds/section-02.ts'
import { createTextWriter, plainText, type TextWriter } from '../../documents/text/write-text.ts'
import { languageIdOf, languages, type LanguageCode } from '../../shared/languages.ts'
import type { DocumentLanguage, ProductView, ShownText } from '../../shared/product-view.ts'
import { listProductCodes } from '../../shared/record/list-product-codes.ts'
import type { Text } from '../../shared/record/texts.ts'
import { findLabelLanguages } from '../label/find-label.ts'
import { findValidLanguages } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'
import { findValidTdsLanguages } from '../tds/view-tds.ts'
import { permalinkOf, versionEntry, type Product } from '../products/load-product.ts'
import { readOrLogBroken } from '../products/read-or-log-broken.ts'
import { gtinsOf } from '../../shared/record/gtins-of-record.ts'
import { svgUrl } from '../products/svg-url.ts'

/** A product for the public pages, with its texts in the document's language. */
export async function viewProduct(services: Services, product: Product, language: LanguageCode): Promise<ProductView> {
  const { record } = product
  const writer = createTextWriter(language)
  const shown = (text: Text): ShownText => showText(text, writer)
  const current = product.sdsVersions[0]
  // Without a safety data sheet, the label determines in which languages documents exist.
  const label = product.record.documents.label ? findLabelLanguages(services, product) : []
  const valid = await (current ? findValidLanguages(services, product, current) : label)
  const currentTds = product.tdsVersions[0]
  // A technical data sheet that fails must not keep anybody from the safety data sheet.
  const foundTds = currentTds && (await readOrLogBroken(services, product.id, () => findValidTdsLanguages(services, product, currentTds)))
  // Its page, which is opened as if it had those of the other sheet, leads home (specification, section 8).
  const validTds = foundTds === null ? valid : (foundTds ?? [])
  const elements = labelElementsOf(record)
  const { own, national } = chooseEmergencyContacts(record, language)
  const emergency = own[0] ?? national[0]
  return {
    id: product.id,
    brand: product.brand,
    name: record.name,
    variant: record.variant ? shown(record.variant) : null,
    description: shown(record.description),
    supplierName: record.supplier.name,
    logo: record.supplier.logo ? svgUrl(record.supplier.logo) : null,
    productCodes: listProductCodes(record),
    ufi: record.ufi ?? null,
    gtins: gtinsOf(record),
    documentState: {
      sdsVersions: product.sdsVersions.length,
      validLanguages: valid.length,
      sdsExists: product.sdsVersions.length > 0,
      languageExists: valid.length > 0,
      tdsExists: product.tdsVersions.length > 0,
      tdsEnabled: record.documents.tdsEnabled,
      flags: {
        sds: record.documents.sds,
        tds: record.documents.tds,
        label: record.documents.label,
        safetyInstructions: record.documents.safetyInstructions,
      },
    },
    sdsVersions: product.sdsVersions.map(versionEntry),
    tdsVersions: product.tdsVersions.map(versionEntry),
    languages: listLanguages(valid, validTds, currentTds !== undefined),
    language,
    hazard: {
      signalWord: elements.signalWord ? { key: elements.signalWord, text: writer.heading(`signalWord.${elements.signalWord}`) } : null,
      pictograms: elements.pictograms.map((code) => ({ code, description: describePictogram(code, writer) })),
    },
    emergency: emergency ? { telephone: emergency.telephone, hours: showRich(writeAvailability(emergency, writer)) } : null,
    generalUse: labelRestrictions(elements.hazardStatements, record.composition.ingredients).generalUse,
    permalink: permalinkOf(services, product),
  }
}

function listLanguages(valid: readonly LanguageCode[], validTds: readonly LanguageCode[], tdsCreated: boolean): DocumentLanguage[] {
  return languages.map(({ code, name }) => ({
    id: languageIdOf(code),
    code,
    name,
    valid: valid.includes(code),
    tdsValid: validTds.includes(code),
    tdsCreated,
  }))
}

/** A text for a page. A missing one is marked as missing, in its place. */
export function showText(text: Text, writer: TextWriter): ShownText {
  return showRich(writer.text(text))
}

function showRich(rich: Rich): ShownText {
  return { text: plainText(rich), missing: rich.some((run) => run.missing) }
}

/** The QR code of the product's permanent link, as an SVG. */
export function viewQrCode(services: Services, product: Product): string {
  return drawQrCode(permalinkOf(services, product))
}
