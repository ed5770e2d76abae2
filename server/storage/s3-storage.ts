import { readFile } from 'node:fs/promises'
import { addAbortSignal, Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { AppError } from '../errors.ts'
import { type FileStorage, isStorable } from './storage.ts'
import type { StorageAddress } from './storage-address.ts'

/** ms. A store in the same network responds within some ten. */
const connectionTimeout = 2_000
/** ms without any data. */
const silenceTimeout = 10_000

/** Files in a bucket of a store that speaks S3. The bucket must exist; it is never created here. */
export function openS3Storage({ endpoint, bucket, prefix, region, credentials }: StorageAddress): FileStorage {
  const client = new S3Client({
    endpoint,
    region,
    ...(credentials && { credentials }),
    // Path-style addresses, and no newer kinds of checksums, so that every store understands them. The signature covers the content.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout, socketTimeout: silenceTimeout },
  })
  const place = (name = ''): string => `${endpoint}/${bucket}/${prefix}${name}`

  /** @throws {AppError} SERVER_DOWN_ERROR if the store refuses or does not respond */
  async function ask<Answer>(asking: Promise<Answer>): Promise<Answer> {
    try {
      return await asking
    } catch (cause) {
      throw new AppError('SERVER_DOWN_ERROR', { message: `The store of files at ${place()} fails: ${nameFailure(cause)}`, cause })
    }
  }

  const objectOf = (name: string) => {
    if (!isStorable(name)) throw new Error(`${name} is no name of a stored file`)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }

  return {
    place,
    async put(name, content) {
      // Read into memory, so that it can be sent again; files have some ten megabytes at most.
      const body = Buffer.isBuffer(content) ? content : await readFile(content.path)
      await ask(client.send(new PutObjectCommand({ ...objectOf(name), Body: body })))
    },
    async read(name, { part, signal } = {}) {
      const wanted = new GetObjectCommand({ ...objectOf(name), ...(part && { Range: `bytes=${part.start}-${part.end}` }) })
      const requested = client.send(wanted, signal && { abortSignal: signal }).catch((error: unknown) => {
        if (error instanceof NoSuchKey) return null
        throw error
      })
      const body = (await ask(requested))?.Body
      if (!(body instanceof Readable)) return null
      return signal ? addAbortSignal(signal, body) : body
    },
    async has(name) {
      const requested = client.send(new HeadObjectCommand(objectOf(name))).catch((error: unknown) => {
        if (error instanceof NotFound) return null
        throw error
      })
      return (await ask(requested)) !== null
    },
    async *list(below) {
      const beginning = `${prefix}${below}/`
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: beginning })[Symbol.asyncIterator]()
      for (;;) {
        const { done, value } = await ask(pages.next())
        if (done) return
        for (const { Key: key = '', Size: size = 0, LastModified: modified = new Date() } of value.Contents ?? [])
          yield { name: key.slice(prefix.length), size, modified }
      }
    },
    async remove(name) {
      await ask(client.send(new DeleteObjectCommand(objectOf(name))))
    },
    close() {
      client.destroy()
    },
  }
}

/** An error code for the operator: of S3, or of the network. */
function nameFailure(error: unknown): string {
  if (error instanceof S3ServiceException) return `${error.name}${error.message === '' ? '' : ` (${error.message})`}`
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : `${error.name} ${error.message}`
}
