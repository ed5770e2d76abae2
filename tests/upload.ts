import { randomUUID } from 'node:crypto'
import { request as send } from 'node:http'
import { zipSync, strToU8 } from 'fflate'

export interface UploadPart {
  name: string
  /** A file where there is one. */
  fileName?: string
  type?: string
  content: Uint8Array | string
}

/** A multipart body as browsers write it, except that names go as they are. */
export function writeMultipart(parts: readonly UploadPart[]): { body: Buffer; contentType: string } {
  const boundary = `----${randomUUID()}`
  const chunks = parts.flatMap(({ name, fileName, type = 'application/octet-stream', content }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return { body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]), contentType: `multipart/form-data; boundary=${boundary}` }
}

/** Posts bytes to the host of a brand. */
export function postBytes(
  host: string,
  address: string,
  body: Buffer,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const port = Number(host.split(':')[1])
    const all = { ...headers, host, 'content-length': String(body.length) }
    const sent = send({ host: '127.0.0.1', port, path: address, method: 'POST', headers: all }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** An Office file that is just enough of one. */
export function writeOfficeFile(kind: 'docx' | 'xlsx', more: Readonly<Record<string, Uint8Array>> = {}): Uint8Array {
  const main = kind === 'docx' ? 'word/document.xml' : 'xl/workbook.xml'
  const type =
    kind === 'docx'
      ? 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
      : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${main}" ContentType="${type}"/></Types>`,
    ),
    [main]: strToU8('<?xml version="1.0"?><document/>'),
    ...more,
  })
}
