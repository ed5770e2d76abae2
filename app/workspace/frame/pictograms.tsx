import type { ReactElement } from 'react'
import { pictogramNames, type PictogramCode } from '../../../clp/pictograms.ts'
import { useTranslate } from '../../language/texts.tsx'

interface PictogramsProps {
  codes: readonly PictogramCode[]
  /** Side of each picture in pixels, as long as no style says otherwise. */
  size: number
}

/** Pictures of a label in a row, with the names that public pages and documents give them. */
export function Pictograms({ codes, size }: PictogramsProps): ReactElement {
  const t = useTranslate()
  return (
    <span className="pics">
      {codes.map((code) => (
        <img
          key={code}
          className="pic"
          src={`/pictograms/${code}.svg`}
          alt={t(`pictogram.${pictogramNames[code]}`)}
          width={size}
          height={size}
        />
      ))}
    </span>
  )
}
