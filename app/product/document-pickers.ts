import { isValidFor } from '../../shared/guard.ts'
import type { DocumentLanguage, ProductView } from '../../shared/product-view.ts'
import type { Tab } from '../../shared/tabs.ts'
import type { Translate } from '../language/texts.tsx'
import type { PickerProps } from '../ui/picker.tsx'

/** The languages in which a page's document exists, each named in itself. */
export function languagePicker(
  t: Translate,
  tab: Tab,
  shown: { view: ProductView; language: DocumentLanguage },
  onChoose: (id: number) => void,
): PickerProps {
  return {
    name: 'lang',
    label: t('sds.language'),
    value: String(shown.language.id),
    options: shown.view.languages
      .filter((language) => isValidFor(tab, language))
      .map(({ id, name, code }) => ({ value: String(id), text: name, lang: code })),
    onChoose: (value) => onChoose(Number(value)),
  }
}

/** Whether a document carries its QR code: '1' visible, '0' not (specification, section 9). */
export function qrPicker(t: Translate, qrCode: boolean, onChoose: (shows: boolean) => void): PickerProps {
  return {
    name: 'qrCode',
    label: t('sds.qrCode'),
    value: qrCode ? '1' : '0',
    options: [
      { value: '1', text: t('sds.qrVisible') },
      { value: '0', text: t('sds.qrHidden') },
    ],
    onChoose: (value) => onChoose(value === '1'),
  }
}
