import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { LabelRemark, LabelView } from '../../../shared/label-view.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import './fit-report.css'
import { changeOptions } from './label-address.ts'
import { nameOptions, neededTexts } from './name-options.ts'
import { useIgnoredOnce } from './use-ignored-once.ts'

/** What is to be said of the label: that it does not fit and what would help, where it leaves the law, what the package needs. */
export function FitReport({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { pathname, search } = useRequestedLocation()
  const { report, warnings, notes, ignored, leftOut, lacking } = label
  useIgnoredOnce()
  const left = nameOptions(ignored, t)
  const address = (values: Parameters<typeof changeOptions>[1]) =>
    pathname + changeOptions(new URLSearchParams(search), values, label.usual)
  return (
    <div className="stack" aria-live="polite">
      {lacking.map((name) => (
        <Banner key={name} type="error">
          {t(neededTexts[name])}
        </Banner>
      ))}
      {leftOut.length > 0 ? <Banner type="warning">{t('label.languagesLeftOut', { languages: leftOut.join(', ') })}</Banner> : null}
      {left.length > 0 ? <Banner type="error">{t('label.ignored', { options: left.join(' · ') })}</Banner> : null}
      {report ? (
        <Banner type="error">
          <p>
            <b>{report.title}</b>
          </p>
          {report.reasons.map((reason) => (
            <Remark key={reason.text} remark={reason} />
          ))}
          <p>{report.assurance}</p>
          <ul className="fit-choices">
            {report.choices.map(({ text, values }) => (
              <li key={text}>
                {values ? (
                  <Link to={address(values)} preventScrollReset>
                    {text}
                  </Link>
                ) : (
                  text
                )}
              </li>
            ))}
          </ul>
          <p>{report.consequence}</p>
        </Banner>
      ) : null}
      {warnings.map((warning) => (
        <Banner key={warning.text} type="warning">
          <Remark remark={warning} />
        </Banner>
      ))}
      {notes.map((note, index) => (
        <Banner key={note.text} type={note.kind === 'professionalUseOnly' ? 'warning' : 'info'}>
          <Remark remark={note} />
          {isRelief(note.kind) && notes[index - 1]?.kind !== note.kind ? (
            <p>
              <Link to={address({ reliefON: note.kind === 'reliefPossible' ? '1' : '0' })} preventScrollReset>
                {t(note.kind === 'reliefPossible' ? 'label.relief.take' : 'label.relief.leave')}
              </Link>
            </p>
          ) : null}
        </Banner>
      ))}
    </div>
  )
}

function isRelief(kind: string): boolean {
  return kind === 'reliefPossible' || kind === 'reliefTaken'
}

function Remark({ remark }: { remark: LabelRemark }): ReactElement {
  return (
    <p>
      {remark.text}
      {remark.source === '' ? null : <span className="source">{remark.source}</span>}
    </p>
  )
}
