import { labelSizes, packageSizes } from '../../clp/label/label-sizes.ts'
import { describePackage } from '../../documents/label/describe-label.ts'
import { createTextWriter } from '../../documents/text/write-text.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { nameSize } from '../../shared/name-size.ts'

/** Sizes of labels and of packages (CLP Annex I, 1.2.1.4, Table 1.3) as text for people. */
export function nameLabelFormats(language: LanguageCode): Record<'sizes' | 'packages', { id: number; text: string }[]> {
  const writer = createTextWriter(language)
  return {
    sizes: labelSizes.map((size) => ({ id: size.id, text: `${nameSize(size)}\u00a0mm` })),
    packages: packageSizes.map((size) => ({ id: size.id, text: describePackage(size, writer) })),
  }
}
