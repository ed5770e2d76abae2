import type { Ingredient } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { capitalise, plainText, type TextWriter } from '../text/write-text.ts'
import type { LabelModel } from './label-model.ts'

/**
 * The name and the identification number of a product that is a substance: CLP Article 18(2). Null for a mixture, whose substances
 * Article 18(3) names.
 * @param writers of the languages of the label, the leading one first: the identifier stands in each of them (Article 17(2))
 */
export function identifySubstance(
  { composition, name: product }: ProductRecord,
  writers: readonly TextWriter[],
  cover: (text: string) => string,
): LabelModel['substance'] {
  // REACH Annex II, 3.1: the main constituent stands first.
  const [main] = composition.ingredients
  const [leading] = writers
  if (composition.kind !== 'substance' || !main || !leading) return null
  const written = writers.map((writer) => capitalise(plainText(writer.text(main.name)), writer.language))
  const isProductName = (name: string) => name.toLowerCase() === product.toLowerCase()
  const names = [...new Set(written)].filter((name) => !isProductName(name))
  return { names: names.map(cover), number: cover(numberOf(main, leading)) }
}

/**
 * Article 18(2)(a): a number as Annex VI gives it, so the index number; (b) otherwise that of the inventory, the EC number; (c) otherwise the
 * CAS number. A registration number under REACH is none of these.
 */
function numberOf({ indexNumber, ecNumber, casNumber }: Ingredient, writer: TextWriter): string {
  const numbers = [
    ['index', indexNumber],
    ['ec', ecNumber],
    ['cas', casNumber],
  ] as const
  const [found] = numbers.flatMap(([kind, number]) => (number ? `${writer.term(`identifier.${kind}`)}\u00a0${number}` : []))
  return found ?? ''
}
