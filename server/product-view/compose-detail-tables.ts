import { deriveLabelElements } from '../../clp/label/label-elements.ts'
import { writeValue } from '../../documents/tds/key-data.ts'
import { plainText, type TextWriter } from '../../documents/text/write-text.ts'
import type { ProductDetail } from '../../shared/product-detail.ts'
import type { ClassificationEntryOfRecord } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { propertyCategories } from '../../shared/record/properties.ts'
import type { Text } from '../../shared/record/texts.ts'

/** Substances with their numbers and contents: for editors only, since the exact content is a trade secret. */
export function composeSubstances(record: ProductRecord, writer: TextWriter): ProductDetail['substances']['data'] {
  return record.composition.ingredients.map((ingredient) => ({
    text: plainText(writer.text(ingredient.name)),
    casnr: ingredient.casNumber ?? null,
    ecnr: ingredient.ecNumber ?? null,
    indexnr: ingredient.indexNumber ?? null,
    reachnr: ingredient.reachNumber ?? null,
    content: ingredient.content ?? null,
    content_range: writer.contentRange(ingredient.contentRange),
    rshp: ingredient.classification.map(({ category, statements }) => ({ category, rshp_id: [...statements] })),
  }))
}

/**
 * Rows of the material composer.
 * @param components classification of components that are products of the same workgroup, by permalink id
 */
export function composeMaterials(
  record: ProductRecord,
  components: ReadonlyMap<number, readonly ClassificationEntryOfRecord[]>,
  writer: TextWriter,
): ProductDetail['materials'] {
  return record.materials.map((material) => ({
    child_id: material.id,
    product_name: material.component,
    content: material.content ?? null,
    content_range: material.contentRange ?? null,
    supplier: material.supplier ?? null,
    purpose: textOrNull(material.purpose, writer),
    hazards: hazardsOf(components.get(findComponent(record, material.component) ?? 0)),
  }))
}

/** The formulation mixer: materials and the instructions between them, in order. */
export function composeMixer(record: ProductRecord, writer: TextWriter): ProductDetail['steps']['formulation_mixer'] {
  return record.formulationMixer.map((row) => {
    const isMaterial = row.type === 'M'
    return {
      type: row.type,
      child_source: isMaterial ? 'material' : 'instruction',
      child_id: isMaterial ? (row.product ?? null) : null,
      product_name: isMaterial ? row.name : null,
      supplier: isMaterial ? (row.supplier ?? null) : null,
      purpose: isMaterial ? textOrNull(row.purpose, writer) : null,
      content: isMaterial ? row.massPercent : null,
      volume: isMaterial ? row.volume : null,
      price: isMaterial ? row.price : null,
      instruction: isMaterial ? null : textOrNull(row.instruction, writer),
    }
  })
}

/** Permalink ids of the components that are products themselves. */
export function componentIds(record: ProductRecord): number[] {
  return record.formulationMixer.flatMap((row) => (row.type === 'M' && row.product !== undefined ? [row.product] : []))
}

/** Parameters with their values, by category. */
export function composePreview(record: ProductRecord, writer: TextWriter): ProductDetail['parameters_preview'] {
  const grouped = Map.groupBy(record.parameters, ({ category }) => category)
  return Object.fromEntries(
    propertyCategories.flatMap((category) => {
      const rows = (grouped.get(category) ?? []).map((parameter) => ({
        pcode: parameter.property,
        name: writer.term(`property.${parameter.property}`),
        value: plainText(writeValue(parameter, writer)),
        method: parameter.method ?? '',
        remark: textOrNull(parameter.remark, writer) ?? '',
      }))
      return rows.length > 0 ? [[category, rows]] : []
    }),
  )
}

export function composeParameters(record: ProductRecord, writer: TextWriter): ProductDetail['parameters'] {
  return record.parameters.map(({ property, category }) => ({ name: writer.term(`property.${property}`), pcode: property, category }))
}

const findComponent = (record: ProductRecord, name: string): number | undefined =>
  record.formulationMixer.flatMap((row) => (row.type === 'M' && row.name === name && row.product !== undefined ? [row.product] : []))[0]

const hazardsOf = (classification: readonly ClassificationEntryOfRecord[] = []): string[] => [
  ...deriveLabelElements(classification).hazardStatements,
]

const textOrNull = (text: Text | undefined, writer: TextWriter): string | null => (text ? plainText(writer.text(text)) : null)
