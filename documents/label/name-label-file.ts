import { labelSizeOfOptions, type LabelOptions } from '../../shared/label-options.ts'
import { nameFile } from '../name-file.ts'

/** `Label_105x74_{name}.pdf` for one label, `Label_A4_{name}.pdf` for sheets. @param extension without its dot; a picture is always of one */
export function labelFileName(
  name: string,
  { single, foldPages, ...size }: Pick<LabelOptions, 'labelSize' | 'ownSize' | 'single' | 'foldPages'>,
  extension: string,
): string {
  const { width, height } = labelSizeOfOptions(size)
  return nameFile(`Label_${single || foldPages !== null || extension === 'png' ? `${width}x${height}` : 'A4'}_`, name, `.${extension}`)
}
