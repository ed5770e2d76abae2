/** Tells how much of a body has left, from 0 to 1. */
export type OnProgress = (part: number) => void

interface Upload {
  method: string
  headers: Headers
  body: FormData
  signal: AbortSignal
}

/** As `fetch`, which cannot tell how far it is with what it sends. Fails as `fetch` does. */
export function uploadWithProgress(address: string, { method, headers, body, signal }: Upload, onProgress: OnProgress): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.responseType = 'blob'
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answered = new Headers()
      for (const line of request
        .getAllResponseHeaders()
        .trim()
        .split(/[\r\n]+/)) {
        const end = line.indexOf(':')
        if (end > 0) answered.append(line.slice(0, end), line.slice(end + 1).trim())
      }
      const blob: unknown = request.response
      const content = [204, 205, 304].includes(request.status) || !(blob instanceof Blob) ? null : blob
      resolve(new Response(content, { status: request.status, headers: answered }))
    })
    request.addEventListener('error', () => reject(new TypeError('The connection failed')))
    // What aborted it says whether it was the time that ran out.
    request.addEventListener('abort', () =>
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError')),
    )
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
