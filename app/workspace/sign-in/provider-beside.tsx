import { useState, type ReactElement } from 'react'
import { signedInPath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { ProviderButton } from './provider-button.tsx'

interface ProviderBesideProps {
  name: string
  /** How often somebody came back to this tab without being the person who works in it. */
  returnsInVain: number
}

/** The provider in a tab of its own: this page, and all that was typed on it, stays where it is (see `useReturn`). */
export function ProviderBeside({ name, returnsInVain }: ProviderBesideProps): ReactElement {
  const t = useTranslate()
  const [openedAt, setOpenedAt] = useState<number | null>(null)
  return (
    <>
      <ProviderButton
        name={name}
        to={signedInPath}
        isBeside
        // Whoever came back and is not the same person is asked by the provider for another account there.
        isAnew={openedAt !== null && returnsInVain > openedAt}
        onClick={() => setOpenedAt(openedAt ?? returnsInVain)}
      />
      <p className="meta">{t('signIn.newTab')}</p>
    </>
  )
}
