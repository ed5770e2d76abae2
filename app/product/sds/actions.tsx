import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { Form, useNavigate } from 'react-router'
import type { VersionEntry } from '../../../shared/product-view.ts'
import { productPath, sdsPdfPath } from '../../../shared/links.ts'
import { chooseSheet, type SheetChoice } from '../../../shared/sheet-query.ts'
import { formatDate } from '../../format-date.ts'
import { useTranslate } from '../../texts.tsx'
import { Picker } from '../../ui/picker.tsx'
import { useProduct } from '../product-context.ts'
import './actions.css'
import type { SheetData } from './sheet-data.ts'

/**
 * Language, version, comparison, QR code, download. With JavaScript a choice takes effect at once; without, the form's
 * button sends all of them.
 */
export function Actions({ sheet, versions, qrCode }: { sheet: SheetData; versions: VersionEntry[]; qrCode: boolean }): ReactElement {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  const navigate = useNavigate()
  const { version, compared, olderVersions } = sheet
  const shown: SheetChoice = {
    id: view.id,
    interfaceLanguage,
    language: language.id,
    version: version.number,
    newestVersion: versions[0]?.number ?? version.number,
    compare: compared?.number ?? null,
    qrCode,
  }
  const choose = (chosen: Parameters<typeof chooseSheet>[1]) => void navigate(chooseSheet(shown, chosen), { preventScrollReset: true })
  const versionOption = ({ number, revisedOn }: VersionEntry) => ({ value: String(number), text: `${number} · ${formatDate(revisedOn)}` })
  return (
    <section className="actions" aria-label={t('sds.options')}>
      <Form method="get" action={productPath(view.id, interfaceLanguage, 'gh', language.id)}>
        <input type="hidden" name="shown" value={version.number} />
        <div className={olderVersions.length > 0 ? 'pickers' : 'pickers three'}>
          <Picker
            name="lang"
            label={t('sds.language')}
            value={String(language.id)}
            options={view.languages
              .filter(({ valid }) => valid)
              .map(({ id, name, code }) => ({ value: String(id), text: name, lang: code }))}
            onChoose={(value) => choose({ language: Number(value) })}
          />
          <Picker
            name="version"
            label={t('sds.version')}
            value={String(version.number)}
            options={versions.map(versionOption)}
            onChoose={(value) => choose({ version: Number(value) })}
          />
          {olderVersions.length > 0 ? (
            <Picker
              name="compare"
              label={t('sds.compareWith')}
              value={compared ? String(compared.number) : ''}
              options={[{ value: '', text: '/' }, ...olderVersions.map(versionOption)]}
              onChoose={(value) => choose({ compare: value === '' ? null : Number(value) })}
            />
          ) : null}
          <Picker
            name="qrCode"
            label={t('sds.qrCode')}
            value={qrCode ? '1' : '0'}
            options={[
              { value: '1', text: t('sds.qrVisible') },
              { value: '0', text: t('sds.qrHidden') },
            ]}
            onChoose={(value) => choose({ qrCode: value === '1' })}
          />
        </div>
        <button className="btn btn-block no-js">{t('sds.show')}</button>
      </Form>
      <a className="btn btn-primary btn-block" href={sdsPdfPath(view.id, language.id, { version: version.number, qrCode })}>
        <Download className="i" />
        {t('sds.downloadPdf')}
      </a>
      <p className="cap">
        {compared
          ? t('sds.comparedNote', {
              version: version.number,
              date: formatDate(version.revisedOn),
              otherVersion: compared.number,
              otherDate: formatDate(compared.revisedOn),
            })
          : t('sds.versionNote', { version: version.number, date: formatDate(version.revisedOn) })}
      </p>
    </section>
  )
}
