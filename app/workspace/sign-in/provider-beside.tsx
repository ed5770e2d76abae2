import { useEffect, useRef, useState, type ReactElement } from 'react'
import { signedInPath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ProviderButton } from './provider-button.tsx'

interface ProviderBesideProps {
  name: string
  onSignedIn: () => void
}

/**
 * The provider in a tab of its own: this page, and all that was typed on it, stays where it is. Whoever comes back from there is found signed in,
 * if it is the same person; the server gives the page of one person no token of another.
 */
export function ProviderBeside({ name, onSignedIn }: ProviderBesideProps): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const wasOpened = useRef(false)
  // Whoever came back and is not the same person is asked by the provider for another account there.
  const [isAnew, setAnew] = useState(false)
  useEffect(() => {
    let isUnderWay = false
    const look = async () => {
      if (document.visibilityState !== 'visible' || isUnderWay) return
      isUnderWay = true
      const isSignedIn = await api.resume().catch(() => false)
      isUnderWay = false
      if (isSignedIn) onSignedIn()
      else if (wasOpened.current) setAnew(true)
    }
    const listener = () => void look()
    document.addEventListener('visibilitychange', listener)
    window.addEventListener('focus', listener)
    return () => {
      document.removeEventListener('visibilitychange', listener)
      window.removeEventListener('focus', listener)
    }
  }, [api, onSignedIn])
  return (
    <>
      <ProviderButton
        name={name}
        to={signedInPath}
        isBeside
        isAnew={isAnew}
        onClick={() => {
          wasOpened.current = true
        }}
      />
      <p className="meta">{t('signIn.newTab')}</p>
    </>
  )
}
