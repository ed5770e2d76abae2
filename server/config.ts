import { isIP } from 'node:net'
import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'
import type { SharesByKind } from './documents/shares.ts'
import { OperatorError } from './errors.ts'
import type { OidcSettings } from './oidc/provider.ts'
import { readStorageAddress, type StorageAddress } from './storage/storage-address.ts'

export interface Config {
  /** Processes that serve one port; 1: this one alone. */
  webProcesses: number
  /** Number of this process among them, from 1; null: the only one, or their parent. Set only by the parent. */
  webProcess: number | null
  /** TCP port; 0 takes any free one. */
  port: number
  host: string
  /** `https://sheets.example.com`, without a path; undefined: the origin of the brand's host. */
  publicOrigin: string | undefined
  /** Further host names and the key of the brand that answers on each. */
  hosts: Readonly<Record<string, string>>
  /** Proxies that are trusted to state the address, protocol and host of a visitor: addresses and networks. Empty: none. */
  trustedProxies: readonly string[]
  /** Origins whose pages may show ours in a frame. */
  embedOrigins: readonly string[]
  /** Hosts to which events may be sent although they are in a private network or use http. */
  webhookHosts: readonly string[]
  /** Mixtures that one IP address may have classified in a minute; 0: no limit. */
  classifyPerMinute: number
  /** TCP port of the metrics on the loopback; undefined: there are none. */
  metricsPort: number | undefined
  metricsHost: string
  /** undefined: the bundled PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  /** A streaming replica of that database, for data that may be some seconds old; undefined: there is none. */
  databaseReadUrl: string | undefined
  /** Absolute path. */
  dataDir: string
  /** A store that speaks S3, for attachments and rendered documents; undefined: they lie in the data folder. */
  storage: StorageAddress | undefined
  /** A cache in front that is told which pages to purge, with the header that authenticates the request; undefined: there is none. */
  purge: { url: string; header: { name: string; value: string } | undefined } | undefined
  /** The shares of document rendering that one IP address and one signed-in user may take. */
  shares: SharesByKind
  /** The same for the rendering of pages. */
  pageShares: SharesByKind
  /** A provider of OpenID Connect through which people may sign in as well; undefined: there is none. */
  oidc: OidcSettings | undefined
  /** Days after which a session that began there ends, however often it is refreshed. */
  oidcSessionDays: number
  /** undefined: mails are written into the data folder. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Whether the demonstration catalogue is loaded while no product exists. */
  demo: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Folder in which the command was typed: npm changes to the project folder, and relative file names refer to this one. */
  callerFolder: string
}

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'a port number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'a port number from 0 to 65535')

const upTo = (largest: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `a number from 1 to ${largest}`)
    .transform(Number)
    .refine((number) => number >= 1 && number <= largest, `a number from 1 to ${largest}`)

const mostWebProcesses = 64
const webProcess = z
  .string()
  .regex(/^\d{1,2}$/, `a number from 1 to ${mostWebProcesses}`)
  .transform(Number)
  .refine((number) => number >= 1 && number <= mostWebProcesses, `a number from 1 to ${mostWebProcesses}`)

/** Entries separated by commas. */
const listOf = (isEntry: (entry: string) => boolean, reason: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine((entries) => entries.every(isEntry), reason)

/** An address, a network of addresses, or one of the names that Fastify knows for them. */
function isProxy(entry: string): boolean {
  if (/^(loopback|linklocal|uniquelocal)$/i.test(entry)) return true
  const [address = '', prefix, ...more] = entry.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    longest > 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest))
  )
}

const storageReason =
  'an address such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1, with the special characters of the secret percent-encoded'

const storageAddress = z.string().transform((text, context): StorageAddress => {
  const address = readStorageAddress(text)
  if (address) return address
  context.addIssue(storageReason)
  return z.NEVER
})

const postgresAddress = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'an address such as postgresql://user:password@host:5432/database')

const urlWith = (pattern: RegExp, reason: string) =>
  z
    .string()
    .regex(pattern, reason)
    .refine((url) => URL.canParse(url), reason)

// An empty variable counts as unset: that is what `DATABASE_URL= npm start` means.
const environment = z.object({
  PORT: port.default(3000),
  WEB_PROCESSES: webProcess.default(1),
  WEB_PROCESS: webProcess.optional(),
  HOST: z.string().regex(/^\S+$/, 'a host name or an address').default('127.0.0.1'),
  PUBLIC_ORIGIN: urlWith(/^https?:\/\/[^/?#@]+\/?$/, 'an origin such as https://sheets.example.com, without a path')
    .transform((url) => new URL(url).origin)
    .optional(),
  HOSTS: listOf(
    (entry) => /^[a-z0-9.-]+=[a-z][a-z0-9-]*$/i.test(entry),
    'host names with the brand of each, such as sheets.example.com=coatings',
  ).optional(),
  TRUST_PROXY: listOf(isProxy, 'addresses or networks of proxies, such as 127.0.0.1,10.0.0.0/8').optional(),
  EMBED_ORIGINS: listOf(
    (entry) => /^https?:\/\/[^/?#@\s;,']+$/.test(entry),
    'origins such as https://shop.example.com, parted by commas',
  ).optional(),
  VISITOR_DOCUMENTS: upTo(400).default(60),
  VISITOR_SECONDS: upTo(3_600).default(30),
  MEMBER_DOCUMENTS: upTo(400).default(100),
  MEMBER_SECONDS: upTo(3_600).default(60),
  VISITOR_PAGES: upTo(400).default(100),
  VISITOR_PAGE_SECONDS: upTo(3_600).default(30),
  MEMBER_PAGES: upTo(400).default(100),
  MEMBER_PAGE_SECONDS: upTo(3_600).default(60),
  WEBHOOK_HOSTS: listOf((entry) => /^[^\s/@:]+$/.test(entry) || isIP(entry) !== 0, 'host names or addresses, parted by commas').optional(),
  CLASSIFY_PER_MINUTE: z
    .string()
    .regex(/^\d{1,7}$/, 'a number of mixtures, 0 for no limit')
    .transform(Number)
    .default(6_000),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().regex(/^\S+$/, 'a host name or an address').default('127.0.0.1'),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  DATA_DIR: z.string().optional(),
  STORAGE_URL: storageAddress.optional(),
  CDN_PURGE_URL: urlWith(/^https?:\/\/[^\s@]+$/, 'an address such as https://cdn.example.com/purge').optional(),
  CDN_PURGE_HEADER: z
    .string()
    .regex(/^[\w-]+: ?[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/, 'a header with its value, such as Authorization: Bearer TOKEN')
    .transform((line) => ({ name: line.slice(0, line.indexOf(':')), value: line.slice(line.indexOf(':') + 1).trim() }))
    .optional(),
  // Without TLS only on the loopback: tests and trials.
  OIDC_ISSUER: urlWith(
    /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?:[:/]|$))[^\s@?#]*$/,
    'the address of a provider such as https://login.example.com/realm, without a query',
  ).optional(),
  OIDC_CLIENT_ID: z.string().max(500).optional(),
  OIDC_CLIENT_SECRET: z.string().max(500).optional(),
  OIDC_NAME: z
    .string()
    .trim()
    .max(60)
    .regex(/^\P{Cc}*$/u, 'a name of at most 60 characters')
    .optional(),
  OIDC_SESSION_DAYS: upTo(365).default(30),
  SMTP_URL: urlWith(/^smtps?:\/\/\S+$/, 'an address such as smtps://user:password@host:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'an e-mail address, or a name and <address>')
    .optional(),
  DEMO: z.enum(['0', '1'], { error: '1 or 0' }).optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
  INIT_CWD: z.string().optional(),
})

/** Variables that an operator may set. The others come from npm and from a parent process. */
export const settingNames: readonly string[] = Object.keys(environment.shape).filter(
  (name) => name !== 'INIT_CWD' && name !== 'WEB_PROCESS',
)

/**
 * Refuses a data folder where the file system says that the parent folder does not exist although it does, as below /proc: Node's recursive
 * `mkdir` would retry for ever (it takes ENOENT to mean that the parent has to be made first). Other errors are reported by the code that
 * creates the folder.
 * @throws {OperatorError}
 */
function refuseEndlessFolder(dataDir: string): void {
  let above = dataDir
  while (!fs.existsSync(above) && path.dirname(above) !== above) above = path.dirname(above)
  if (above === dataDir) return
  try {
    fs.rmdirSync(fs.mkdtempSync(path.join(above, '.permasheet-')))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
    throw new OperatorError(`The data folder ${dataDir} cannot be made: ${above} takes no folders. Set DATA_DIR to another folder.`, {
      cause: error,
    })
  }
}

function readOidc(values: z.infer<typeof environment>): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = values
  if (issuer === undefined && clientId === undefined) return undefined
  if (issuer === undefined || clientId === undefined) throw new OperatorError('OIDC_ISSUER and OIDC_CLIENT_ID are set together.')
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname }
}

/**
 * Reads the configuration from the environment, once.
 * @throws {OperatorError} that names every variable with a bad value, and for a data folder that cannot be created.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = environment.safeParse(set)
  if (!parsed.success) {
    // The value is not repeated: it may hold a password.
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`)
    throw new OperatorError(`The configuration is not usable:\n${[...new Set(lines)].join('\n')}`)
  }
  const values = parsed.data
  const workingFolder = process.cwd()
  const callerFolder = workingFolder === projectFolder ? (values.INIT_CWD ?? workingFolder) : workingFolder
  const dataDir = values.DATA_DIR === undefined ? path.join(projectFolder, 'data') : path.resolve(callerFolder, values.DATA_DIR)
  refuseEndlessFolder(dataDir)
  return {
    webProcesses: values.WEB_PROCESSES,
    webProcess: values.WEB_PROCESS ?? null,
    port: values.PORT,
    host: values.HOST,
    publicOrigin: values.PUBLIC_ORIGIN,
    hosts: Object.fromEntries((values.HOSTS ?? []).map((entry) => entry.toLowerCase().split('=', 2))),
    trustedProxies: values.TRUST_PROXY ?? [],
    embedOrigins: values.EMBED_ORIGINS ?? [],
    shares: {
      visitor: { documents: values.VISITOR_DOCUMENTS, seconds: values.VISITOR_SECONDS },
      member: { documents: values.MEMBER_DOCUMENTS, seconds: values.MEMBER_SECONDS },
    },
    pageShares: {
      visitor: { documents: values.VISITOR_PAGES, seconds: values.VISITOR_PAGE_SECONDS },
      member: { documents: values.MEMBER_PAGES, seconds: values.MEMBER_PAGE_SECONDS },
    },
    webhookHosts: (values.WEBHOOK_HOSTS ?? []).map((host) => host.toLowerCase()),
    classifyPerMinute: values.CLASSIFY_PER_MINUTE,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: values.DATABASE_READ_URL,
    dataDir,
    storage: values.STORAGE_URL,
    purge: values.CDN_PURGE_URL === undefined ? undefined : { url: values.CDN_PURGE_URL, header: values.CDN_PURGE_HEADER },
    oidc: readOidc(values),
    oidcSessionDays: values.OIDC_SESSION_DAYS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    demo: values.DEMO === undefined ? values.DATABASE_URL === undefined : values.DEMO === '1',
    logLevel: values.LOG_LEVEL,
    callerFolder,
  }
}
