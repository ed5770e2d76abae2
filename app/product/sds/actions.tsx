import { Download } from 'lucide-react'
import type { ReactElement } from 'react'
import { useNavigate } from 'react-router'
import type { VersionEntry } from '../../../shared/product-view.ts'
import { sdscomPath, sdsPdfPath } from '../../../shared/links.ts'
import { chooseSheet, type SheetChoice } from '../../../shared/sheet-query.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useFeature } from '../../page/features.tsx'
import { useTranslate } from '../../language/texts.tsx'
import { ActionsPanel } from '../actions-panel.tsx'
import { languagePicker, qrPicker } from '../document-pickers.ts'
import { useProduct } from '../product-context.ts'
import { useChosen } from '../use-chosen.ts'
import type { SheetData } from './sheet-data.ts'

/** Language, version, comparison, QR code, download. */
export function Actions({ sheet, versions, qrCode }: { sheet: SheetData; versions: VersionEntry[]; qrCode: boolean }): ReactElement {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  const mayCompare = useFeature('compareVersions')
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
  const add = useChosen<Parameters<typeof chooseSheet>[1]>()
  const choose = (chosen: Parameters<typeof chooseSheet>[1]) => void navigate(chooseSheet(shown, add(chosen)), { preventScrollReset: true })
  const versionOption = ({ number, revisedOn }: VersionEntry) => ({ value: String(number), text: `${number} · ${formatDate(revisedOn)}` })
  return (
    <ActionsPanel
      page="gh"
      hidden={{ shown: version.number }}
      pickers={[
        languagePicker(t, 'gh', { view, language }, (value) => choose({ language: value })),
        {
          name: 'version',
          label: t('sds.version'),
          value: String(version.number),
          options: versions.map(versionOption),
          onChoose: (value) => choose({ version: Number(value) }),
        },
        ...(olderVersions.length > 0 && mayCompare
          ? [
              {
                name: 'compare',
                label: t('sds.compareWith'),
                value: compared ? String(compared.number) : '',
                options: [{ value: '', text: '/' }, ...olderVersions.map(versionOption)],
                onChoose: (value: string) => choose({ compare: value === '' ? null : Number(value) }),
              },
            ]
          : []),
        qrPicker(t, qrCode, (shows) => choose({ qrCode: shows })),
      ]}
    >
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
      <p className="cap">
        <a href={sdscomPath(view.id, language.id, version.number)}>{t('sds.downloadSdscom')}</a>
      </p>
    </ActionsPanel>
  )
}
