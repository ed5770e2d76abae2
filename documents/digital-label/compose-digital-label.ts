import type { DigitalLabel } from '../../shared/digital-label.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { readLabelOptions } from '../../shared/label-options.ts'
import { codesOf, withOwnContent } from '../label/choose-codes.ts'
import { composeLabel } from '../label/compose-label.ts'
import { uncoveredLabel } from '../label/cover-label.ts'
import type { LabelModel, LabelSource } from '../label/label-model.ts'
import { capitalise, createTextWriter } from '../text/write-text.ts'

/**
 * The digital label of a product in one language: CLP Article 34b with all elements of Article 17(1). It is the printed label's own model, so
 * that the two say the same, but for what its options leave out: here nothing is, whatever a small package may do without.
 * @param source the version, its permanent link and the day whose law holds
 */
export function composeDigitalLabel(source: LabelSource, language: LanguageCode): DigitalLabel {
  const { record } = source
  const usual = readLabelOptions({}, { ...record.labelDefaults, languages: [language] }, [language])
  const whole = {
    hideUfi: false,
    hideDescription: false,
    hideStatements: false,
    hidePictograms: false,
    hideMetalCorrosionPictogram: false,
    useRelief: false,
    foldPages: null,
    qrTarget: 0,
    showLogo: false,
  } as const
  const label = composeLabel(source, withOwnContent(record, { ...usual, ...whole }, false), uncoveredLabel)
  const writer = createTextWriter(language)
  const [block] = label.blocks
  if (!block) throw new Error('A label has a language')
  const productCodes = [...new Set(codesOf(record).map(({ code }) => code))]
  const isResponse = ({ code }: { code: string }) => code.startsWith('P3')
  const hasHazard = block.signalWord !== null || label.pictograms.length > 0
  return {
    language,
    name: label.name,
    synonyms: [...new Set(record.synonyms.map(({ name }) => name))].filter((name) => name !== record.name),
    variant: label.variant,
    description: label.description,
    productCodes,
    substance: label.substance,
    ufi: label.ufi,
    signalWord: block.signalWord,
    // Under the picture stands what it means, without its number.
    pictograms: label.pictograms.map(({ code, description }) => ({
      code,
      name: capitalise(description.replace(/^[A-Z]+\d+,\s*/, ''), language),
      description,
    })),
    contains: block.contains?.text ?? null,
    hazard: block.hazard,
    response: block.precautionary.filter(isResponse),
    precautions: block.precautionary.filter((statement) => !isResponse(statement)),
    supplemental: [...block.supplemental.map(({ text }) => text), ...block.further, ...block.distinct],
    withoutHazard: hasHazard ? null : writer.term('sds.noPictogram'),
    supplier: label.supplier,
    quantity: writeQuantity(label, productCodes),
  }
}

/** A product in packs of several sizes says to which of its codes the content belongs that the record knows. */
function writeQuantity({ quantity, productCodes }: LabelModel, all: readonly string[]): string {
  const own = [...new Set(productCodes.map(({ code }) => code))]
  return quantity === '' || all.every((code) => own.includes(code)) ? quantity : `${quantity} (${own.join(', ')})`
}
