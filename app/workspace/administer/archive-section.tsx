import { useId, useState, type ReactElement } from 'react'
import { archivePath } from '../../../shared/archive.ts'
import { languages, type LanguageCode } from '../../../shared/languages.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** Orders everything that the workgroup has as one file, which the browser saves as it comes (decision 185). */
export function ArchiveSection(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api } = useWorkspace()
  const lang = useInterfaceLanguage()
  const [chosen, setChosen] = useState<readonly LanguageCode[]>([])
  const [isNewest, setIsNewest] = useState(false)
  const order = { lang, ...(chosen.length > 0 && { languages: chosen.join() }), ...(isNewest && { versions: 'newest' }) }
  return (
    <section className="company-part" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('archive.title')}</h2>
      <p className="meta">{t('archive.note')}</p>
      <label className="choice">
        <input type="checkbox" checked={isNewest} onChange={({ currentTarget }) => setIsNewest(currentTarget.checked)} />
        {t('archive.newest')}
      </label>
      <details>
        <summary id={`${id}only`}>{t('archive.only')}</summary>
        <div role="group" className="archive-languages" aria-labelledby={`${id}only`}>
          {languages.map(({ code, name }) => (
            <label key={code} className="choice" lang={code}>
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
                }
              />
              {name}
            </label>
          ))}
        </div>
      </details>
      <p>
        <a className="btn" href={api.address(archivePath, order)}>
          {t('archive.download')}
        </a>
      </p>
    </section>
  )
}
