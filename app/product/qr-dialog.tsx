import { Printer, X } from 'lucide-react'
import { useEffect, type ReactElement, type RefObject } from 'react'
import { useTranslate } from '../language/texts.tsx'
import { AddressText } from '../ui/shown.tsx'
import '../ui/dialog.css'

interface QrDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  /** Name of the product, printed with its code. */
  name: string
  /** The code as an image's address. */
  image: string
  address: string
  /** The page came with the dialog open: so it is without JavaScript. */
  openAtFirst: boolean
  onClose: () => void
}

/** The product's QR code, to be scanned from the screen or printed. */
export function QrDialog({ ref, name, image, address, openAtFirst, onClose }: QrDialogProps): ReactElement {
  const t = useTranslate()
  useEffect(() => {
    if (!openAtFirst) return
    // Written open by the server; as a modal dialog it also holds the focus.
    ref.current?.removeAttribute('open')
    ref.current?.showModal()
  }, [ref, openAtFirst])
  return (
    <dialog ref={ref} className="dialog" open={openAtFirst} aria-labelledby="qr-title" onClose={onClose} closedby="any">
      <header>
        <h2 id="qr-title">{t('home.qrCode')}</h2>
        <form method="dialog">
          <button className="btn btn-icon" aria-label={t('app.close')}>
            <X className="i" />
          </button>
        </form>
      </header>
      <div className="in">
        <img className="qr" src={image} alt={t('home.qrCodeDescription', { address })} width={280} height={280} />
        <p>
          <b>{name}</b>
        </p>
        <p className="cap">
          <AddressText>{address}</AddressText>
        </p>
      </div>
      <footer className="needs-js">
        <button type="button" className="btn" onClick={() => print()}>
          <Printer className="i" />
          {t('home.print')}
        </button>
      </footer>
    </dialog>
  )
}
