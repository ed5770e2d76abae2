import { useEffect, useState, type ReactElement, type SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { labelFilePath } from '../../../shared/links.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { useProduct } from '../product-context.ts'
import { labelSearch, mayBeUndone, pictureQuery } from './label-address.ts'
import './preview.css'

/**
 * The label as it is printed. With a change the new picture is fetched at once, beside the page's own data, unless that may undo an option;
 * the old one stays until the new one is there, and an older answer never replaces a newer one.
 */
export function LabelPreview({ label }: { label: LabelView }): ReactElement {
  const t = useTranslate()
  const { view } = useProduct()
  const { search } = useLocation()
  const { search: requested } = useRequestedLocation()
  const next = mayBeUndone(new URLSearchParams(requested)) ? search : requested
  const { shown, failed, busy, fail } = useNewestPicture(pictureOf(view.id, next, label), pictureOf(view.id, search, label))
  const { size, report, values } = label
  // Of several pages the measures would be those of none.
  const isFolded = values.fold !== ''
  // The picture that the server wrote may have failed before the script came.
  const notice = (picture: HTMLImageElement | SyntheticEvent<HTMLImageElement> | null) => {
    const element = picture && 'currentTarget' in picture ? picture.currentTarget : picture
    if (element?.complete && element.naturalWidth === 0) fail()
  }
  return (
    <figure
      className={`preview${isFolded ? ' is-folded' : size.height > size.width ? ' is-upright' : ''}${report ? ' is-over' : ''}`}
      aria-busy={busy}
    >
      {/* A text longer than the label may be longer than the screen. */}
      <div className="dims" tabIndex={report ? 0 : undefined} role={report ? 'group' : undefined} aria-label={report?.title}>
        <span className="dim w">{`${size.width} mm`}</span>
        <span className="dim h">{`${size.height} mm`}</span>
        {failed ? (
          <p className="preview-failed" role="alert">
            {t('label.previewFailed')}
          </p>
        ) : (
          <img
            src={shown}
            ref={notice}
            alt={t('label.previewOf', { name: view.name })}
            onError={notice}
            width={Math.round(label.preview.width * 10)}
            height={Math.round(label.preview.height * 10)}
          />
        )}
      </div>
    </figure>
  )
}

/** The picture's address for options as they stand in the page's address. */
function pictureOf(id: number, search: string, label: LabelView): string {
  return labelFilePath(id, 'preview', pictureQuery(labelSearch(search), label))
}

function useNewestPicture(requested: string, first: string) {
  const [shown, setShown] = useState(first)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (requested === shown) return
    let isNewest = true
    const picture = new Image()
    picture.src = requested
    const fetchPicture = async () => {
      const arrived = await picture.decode().then(
        () => true,
        () => false,
      )
      if (!isNewest) return
      if (arrived) setShown(requested)
      setFailed(arrived ? null : requested)
    }
    void fetchPicture()
    return () => {
      isNewest = false
      // Ends the request: nobody waits for this picture any more.
      picture.src = ''
    }
  }, [requested, shown])
  return { shown, failed: failed === requested, busy: requested !== shown && failed !== requested, fail: () => setFailed(shown) }
}
