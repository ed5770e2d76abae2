import { BriefcaseMedical } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ProductView } from '../../shared/product-view.ts'
import { isTabEnabled } from '../../shared/tabs.ts'
import { useLangOf, useTranslate } from '../language/texts.tsx'
import { Code } from '../ui/shown.tsx'
import { EmergencyCall } from './emergency-call.tsx'
import './emergency.css'
import { pathOf, useProduct } from './product-context.ts'

/** Section of the sheet on first aid (REACH Annex II Part B), by its id in the sheet's HTML. */
const firstAidSection = 's4'

/** Signal word, pictograms, the number to call and the way to first aid: the first thing that somebody in trouble sees. */
export function Emergency({ view }: { view: ProductView }): ReactElement | null {
  const t = useTranslate()
  const lang = useLangOf(view.language)
  const { hazard, emergency } = view
  const hasHazard = hazard.signalWord !== null || hazard.pictograms.length > 0
  const hasSheet = isTabEnabled('gh', view.documentState)
  if (!hasHazard && !emergency && !hasSheet) return null
  const [code] = view.productCodes
  return (
    <section className="emergency" aria-label={t('home.emergency')}>
      {hasHazard ? (
        <div className="row" lang={lang}>
          {hazard.signalWord ? <p className="signal">{hazard.signalWord.text}</p> : null}
          <span className="pics">
            {hazard.pictograms.map((pictogram) => (
              <img
                key={pictogram.code}
                className="pic"
                src={`/pictograms/${pictogram.code}.svg`}
                alt={pictogram.description}
                width={56}
                height={56}
              />
            ))}
          </span>
        </div>
      ) : null}
      {emergency ? (
        <>
          <EmergencyCall telephone={emergency.telephone} hours={emergency.hours} lang={lang} />
          <p className="cap">
            {t(code ? 'home.emergencyNote' : 'home.emergencyNoteWithoutCode')} {code ? <Code>{code}</Code> : null}
          </p>
        </>
      ) : null}
      {hasSheet ? <FirstAid /> : null}
    </section>
  )
}

/** To section 4 of the sheet, as a whole page: so it arrives at its place without a connection too. */
function FirstAid(): ReactElement {
  const t = useTranslate()
  const product = useProduct()
  return (
    <a className="first-aid" href={`${pathOf(product, 'gh')}#${firstAidSection}`}>
      <BriefcaseMedical className="i i-lg" />
      <span>{t('home.firstAid')}</span>
      <small>{t('home.firstAidNote')}</small>
    </a>
  )
}
