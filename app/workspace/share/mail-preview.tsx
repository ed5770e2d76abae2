import { useEffect, useEffectEvent, useId, useRef, type ReactElement } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { encodeParams, type Params } from '../../api/encode-params.ts'
import { useTranslate } from '../../language/texts.tsx'
import type { NameProduct } from '../explain-failure.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer } from '../frame/use-call.ts'

const previewPath = '/api/v1/products/sharePreview'

interface MailPreviewProps {
  api: Pick<ApiClient, 'until' | 'address'>
  params: Params
  nameProduct: NameProduct
  /** The answer holds no mail: nothing changes then (specification, section 8). */
  onNothing: () => void
}

/**
 * The mail as every recipient gets it, in a frame that runs nothing. The frame loads it itself, by a form, for text given to it
 * (`srcDoc`) would stand under this page's policy, which forbids the styles that a mail carries in itself. What the server refuses
 * is found before, and said here.
 */
export function MailPreview({ api, params, nameProduct, onNothing }: MailPreviewProps): ReactElement {
  const t = useTranslate()
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const { data, failure, again } = useAnswer(JSON.stringify(params), (signal) => api.until(signal).text(previewPath, params, 'POST'))
  const leave = useEffectEvent(onNothing)
  useEffect(() => {
    if (data === '') leave()
    else if (data !== null) form.current?.submit()
  }, [data])
  if (failure) return <LoadFailure error={failure} nameProduct={nameProduct} onRetry={again} />
  if (data === null)
    return (
      <p className="meta mail-room" role="status">
        {t('app.loading')}
      </p>
    )
  return (
    <>
      <form ref={form} action={api.address(previewPath)} method="post" target={name} hidden>
        {[...encodeParams(params)].map(([key, value], index) => (
          <input key={index} type="hidden" name={key} value={value} />
        ))}
      </form>
      <iframe className="mail-room mail-preview" name={name} title={t('share.previewTitle')} sandbox="" />
    </>
  )
}
