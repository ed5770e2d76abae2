import type { Translate } from '../../language/texts.tsx'

/** Keys of the texts that name the options of a label, by the names that these have in an address. */
const texts: Readonly<Record<string, string>> = {
  dim: 'label.option.size',
  w: 'label.option.size',
  h: 'label.option.size',
  emb: 'label.option.package',
  day: 'label.option.day',
  font: 'label.option.textSize',
  fontPN: 'label.option.titleSize',
  QR: 'label.option.qr',
  qrON: 'label.option.qr',
  xlang: 'label.option.languages',
  rlang: 'label.option.leading',
  pCodes: 'label.option.codes',
  fold: 'label.option.fold',
  vseb: 'label.option.content',
  info: 'label.option.info',
  lp: 'label.file.single',
  copies: 'label.copies',
}

/** What is said where nothing of a list is chosen. */
export const neededTexts = { xlang: 'label.languageNeeded', pCodes: 'label.codeNeeded' } as const

/** What a person calls the options of a label; those that change nothing of it have no name. @param names as in an address */
export function nameOptions(names: readonly string[], t: Translate): string[] {
  const named = names.flatMap((name) => {
    if (texts[name] !== undefined) return t(texts[name])
    if (/^pad[TRBL]$/.test(name)) return t('label.marginRefused', { field: t(`label.margin.${name}`) })
    return /(ON|OFF)$/.test(name) ? t(`label.flag.${name}`) : []
  })
  return [...new Set(named)]
}
