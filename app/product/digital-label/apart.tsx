import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { digitalLabelPath, productPath, withoutScheme } from '../../../shared/links.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useLangOf, useTranslate } from '../../language/texts.tsx'
import { AddressText, Code } from '../../ui/shown.tsx'
import '../../ui/rows.css'
import type { DigitalLabelData } from './load-digital-label.ts'

/** What is no element of the label, below it and apart from it: the way on, version and day, a lot that the address carries. */
export function Apart({ page }: { page: DigitalLabelData }): ReactElement {
  const t = useTranslate()
  const { id, interfaceLanguage, label, language, version, lot, components, isWithdrawn } = page
  const lang = useLangOf(label.language)
  const address = new URL(digitalLabelPath(id, label.language), page.permalink).href
  return (
    <footer className="dlabel-apart">
      <h2>{t('digitalLabel.apart')}</h2>
      {label.description === '' ? null : <p lang={lang}>{label.description}</p>}
      {isWithdrawn && components.length === 0 ? null : (
        <ul className="rows">
          {components.map((component) => (
            <li key={component.id}>
              <RowLink to={digitalLabelPath(component.id, interfaceLanguage)} text={`${t('digitalLabel.title')}: ${component.name}`} />
            </li>
          ))}
          {isWithdrawn ? null : (
            <li>
              <RowLink to={productPath(id, interfaceLanguage, 'pd', language.id)} text={t('digitalLabel.more')} />
            </li>
          )}
        </ul>
      )}
      <p>{t('digitalLabel.version', { version: version.number, date: formatDate(version.revisedOn) })}</p>
      {lot === null ? null : (
        <p>
          {t('digitalLabel.lot')} <Code>{lot}</Code>
        </p>
      )}
      <p>{t('digitalLabel.promise')}</p>
      {/* It can be typed where a camera does not read the code. */}
      <p className="dlabel-address">
        {t('app.permanentLink')} <AddressText>{withoutScheme(address)}</AddressText>
      </p>
    </footer>
  )
}

/** A whole page follows: this one has no script that could change it. */
function RowLink({ to, text }: { to: string; text: string }): ReactElement {
  return (
    <a className="rowlink" href={to}>
      <span>{text}</span>
      <ChevronRight className="i i-flip" />
    </a>
  )
}
