import { Phone } from 'lucide-react'
import type { ReactElement } from 'react'
import type { ShownText } from '../../shared/product-view.ts'
import { useTranslate } from '../language/texts.tsx'
import { Code, Shown, telephoneHref } from '../ui/shown.tsx'
import './emergency.css'

interface EmergencyCallProps {
  telephone: string
  hours: ShownText
  /** Language of the hours, where it is not that of the page. */
  lang: string | undefined
}

/** The telephone number for an emergency, to be pressed. */
export function EmergencyCall({ telephone, hours, lang }: EmergencyCallProps): ReactElement {
  const t = useTranslate()
  return (
    <a className="call" href={telephoneHref(telephone)}>
      <Phone className="i i-lg" />
      <span className="vh">{t('home.callEmergency')} </span>
      <Code>{telephone}</Code>
      <small lang={lang}>
        <Shown value={hours} />
      </small>
    </a>
  )
}
