import type { ReactElement } from 'react'
import coatings from './mark-coatings.svg?url'
import safety from './mark-safety.svg?url'

/** A brand's mark: its address as a file, and the same drawing in the page, where it takes the page's colours. */
const marks: Readonly<Record<string, { url: string; ground: string; cut: string }>> = {
  coatings: { url: coatings, ground: 'M2 2h24v24H2z', cut: 'M7 8h14v1.5H7zM7 12.5h14v2.5H7zM7 18h14v4H7z' },
  safety: { url: safety, ground: 'M14 0l14 14-14 14L0 14z', cut: 'M11.5 8h5v2h-5zM8 13h12v2H8zM11.5 18h5v2h-5z' },
}

const fallback = { url: coatings, ground: 'M2 2h24v24H2z', cut: 'M7 8h14v1.5H7zM7 12.5h14v2.5H7zM7 18h14v4H7z' }

const markOf = (brandKey: string | undefined) => marks[brandKey ?? ''] ?? fallback

export function markUrl(brandKey: string | undefined): string {
  return markOf(brandKey).url
}

export function BrandMark({ brandKey }: { brandKey: string | undefined }): ReactElement {
  const { ground, cut } = markOf(brandKey)
  return (
    <svg className="mark" viewBox="0 0 28 28" aria-hidden="true">
      <path d={ground} />
      <path className="cut" d={cut} />
    </svg>
  )
}
