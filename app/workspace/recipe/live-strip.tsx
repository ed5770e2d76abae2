import { ChevronRight, X } from 'lucide-react'
import { useId, useRef, useState, type ReactElement } from 'react'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import '../../ui/dialog.css'
import { Pictograms } from '../frame/pictograms.tsx'
import { formatEnds } from './format-share.ts'
import { listClasses } from './list-hazards.ts'
import { LivePanel, signalOf } from './live-panel.tsx'
import { useWorkshop } from './workshop-context.ts'

/** On a phone: what follows from the recipe in one line above the places, which opens as a sheet. */
export function LiveStrip(): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { judged, request } = useWorkshop()
  const { answer } = judged
  return (
    <>
      <button
        type="button"
        className="livestrip"
        aria-haspopup="dialog"
        onClick={() => {
          setIsOpen(true)
          dialog.current?.showModal()
        }}
      >
        <span className="vh">{t('recipe.live')}</span>
        {/* Of what is not judged yet nobody says that it has no signal word. */}
        <span className={answer?.label.signalWord ? 'signal' : 'meta'}>{answer ? signalOf(answer.label.signalWord, t) : '…'}</span>
        <Pictograms codes={answer?.label.pictograms ?? []} size={52} />
        <span className="num">
          <b>{formatEnds(request.sum, language)} %</b>
          {t('recipe.live.classes', {
            count: answer ? listClasses(answer).filter(({ hazard }) => hazard.outcome === 'classified').length : '…',
          })}
        </span>
        <ChevronRight className="i i-flip" />
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby={id} closedby="any" onClose={() => setIsOpen(false)}>
        <header>
          <h2 id={id}>{t('recipe.live')}</h2>
          <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={() => dialog.current?.close()}>
            <X className="i" />
          </button>
        </header>
        <div className="live-in">{isOpen ? <LivePanel /> : null}</div>
      </dialog>
    </>
  )
}
