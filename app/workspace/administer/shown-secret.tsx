import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { ShownOnce } from './shown-once.tsx'

/** The new secret of a receiver. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }): ReactElement {
  const t = useTranslate()
  return (
    <ShownOnce
      secret={secret}
      title={t('webhooks.secret')}
      note={t('webhooks.secretOnce')}
      copyText={t('webhooks.copySecret')}
      copyFailed={t('webhooks.copyFailed')}
      kept={t('webhooks.kept')}
      onClose={onClose}
    />
  )
}
