/** The address of a store that speaks S3, from `STORAGE_URL`. */
export interface StorageAddress {
  /** Origin, such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** Prefix of all names: empty, or ending with `/`. */
  prefix: string
  region: string
  /** undefined: the credentials of the machine, from its cloud provider. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined
}

/** Most stores have only one region, with this name. */
const usualRegion = 'us-east-1'

/**
 * `https://KEY:SECRET@s3.example.com/bucket/folder?region=eu-central-1`: the folder and the region may be missing, and key and secret both.
 * Characters with a meaning in an address, such as `/` and `+` in a secret, are percent-encoded.
 * @returns null for anything else
 */
export function readStorageAddress(text: string): StorageAddress | null {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.hash !== '') return null
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '')
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) || !folders.every((folder) => /^[\w-]+$/.test(folder))) return null
  const { region = usualRegion, ...others } = Object.fromEntries(url.searchParams)
  if (!/^[\w-]+$/.test(region) || Object.keys(others).length > 0) return null
  const credentials = readCredentials(url)
  if (credentials === null) return null
  return { endpoint: url.origin, bucket, prefix: folders.map((folder) => `${folder}/`).join(''), region, credentials }
}

/** @returns null for one without the other, and for malformed percent-encoding */
function readCredentials({ username, password }: URL): StorageAddress['credentials'] | null {
  if (username === '' && password === '') return undefined
  if (username === '' || password === '') return null
  try {
    return { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) }
  } catch {
    return null
  }
}
