import { Phone } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ProductView } from '../../shared/product-view.ts'
import { useLangOf, useTranslate } from '../texts.tsx'
import { Code, Shown, telephoneHref } from '../ui/shown.tsx'
import './emergency.css'

/** Signal word, pictograms and the number to call: the first thing that somebody in trouble sees. */
export function Emergency({ view }: { view: ProductView }): ReactElement | null {
  const t = useTranslate()
  const lang = useLangOf(view.language)
  const { hazard, emergency } = view
  const hasHazard = hazard.signalWord !== null || hazard.pictograms.length > 0
  if (!hasHazard && !emergency) return null
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
          <a className="call" href={telephoneHref(emergency.telephone)}>
            <Phone className="i i-lg" />
            <span className="vh">{t('home.callEmergency')} </span>
            <Code>{emergency.telephone}</Code>
            <small lang={lang}>
              <Shown value={emergency.hours} />
            </small>
          </a>
          <p className="cap">
            {t(code ? 'home.emergencyNote' : 'home.emergencyNoteWithoutCode')} {code ? <Code>{code}</Code> : null}
          </p>
        </>
      ) : null}
    </section>
  )
}
