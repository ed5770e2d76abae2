import { useState } from 'react'
import { createKey } from '../frame/create-key.ts'

/**
 * Names what is to be sent, so that all tries to send it count once: an answer that was lost on its way says nothing of whether the
 * mails were queued. What is sent differently after a failure is another request and has a name of its own.
 */
export function useRequestKey(content: string): string {
  const [request, setRequest] = useState(() => ({ content, key: createKey() }))
  if (request.content === content) return request.key
  const next = { content, key: createKey() }
  setRequest(next)
  return next.key
}
