import { parse } from 'content-disposition'
import { expect } from 'vitest'

/** Expects of a call for a file what all of them give: length, tag, name, and the part that is asked for, also from compressing browsers. */
export async function checkFileAnswer(
  ask: (headers: Readonly<Record<string, string>>) => Promise<Response>,
  expected: { fileName: string; disposition: 'inline' | 'attachment' },
): Promise<Buffer> {
  const answer = await ask({ 'accept-encoding': 'br, gzip' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const etag = answer.headers.get('etag') ?? ''
  expect(answer.status).toBe(200)
  expect(etag).toMatch(/^"[0-9a-f]{64}"$/)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
  })
  expect(parse(answer.headers.get('content-disposition') ?? '')).toMatchObject({
    type: expected.disposition,
    parameters: { filename: expected.fileName, 'filename*': `UTF-8''${encodeURIComponent(expected.fileName)}` },
  })
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect((await ask({ 'if-none-match': etag })).status).toBe(304)
  const part = await ask({ range: 'bytes=5-20', 'if-range': etag, 'accept-encoding': 'br, gzip' })
  expect([part.status, part.headers.get('content-range')]).toStrictEqual([206, `bytes 5-20/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toStrictEqual(bytes.subarray(5, 21))
  expect((await ask({ range: `bytes=${bytes.length}-` })).status).toBe(416)
  return bytes
}
