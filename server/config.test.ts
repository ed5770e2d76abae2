import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { readConfig } from './config.ts'
import { OperatorError } from './errors.ts'

describe('the configuration', () => {
  it('needs no variable at all', () => {
    expect(readConfig({})).toStrictEqual({
      webProcesses: 1,
      webProcess: null,
      webhookHosts: [],
      port: 3000,
      shares: { visitor: { documents: 60, seconds: 30 }, member: { documents: 100, seconds: 60 } },
      pageShares: { visitor: { documents: 100, seconds: 30 }, member: { documents: 100, seconds: 60 } },
      host: '127.0.0.1',
      publicOrigin: undefined,
      hosts: {},
      trustedProxies: [],
      embedOrigins: [],
      classifyPerMinute: 6000,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      databaseUrl: undefined,
      databaseReadUrl: undefined,
      storage: undefined,
      purge: undefined,
      dataDir: path.join(projectFolder, 'data'),
      oidc: undefined,
      oidcSessionDays: 30,
      smtpUrl: undefined,
      mailFrom: undefined,
      demo: true,
      logLevel: 'warn',
      callerFolder: process.cwd(),
    })
  })

  it('takes every variable', () => {
    const config = readConfig({
      PORT: '8080',
      WEB_PROCESSES: '3',
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://sheets.example.com/',
      DATABASE_URL: 'postgresql://permasheet:secret@db.example.com/permasheet',
      DATA_DIR: '/var/lib/permasheet',
      CDN_PURGE_URL: 'https://cdn.example.com/purge',
      CDN_PURGE_HEADER: 'Authorization: Bearer a: b',
      STORAGE_URL: 'https://key:se%2Fcret@s3.example.com:9000/sheets/one?region=eu-central-1',
      SMTP_URL: 'smtps://user:secret@mail.example.com',
      MAIL_FROM: 'Permasheet <sheets@example.com>',
      DEMO: '1',
      LOG_LEVEL: 'debug',
      HOSTS: 'sheets.example.com=coatings, safe.example.com=safety',
      TRUST_PROXY: '127.0.0.1,10.0.0.0/8',
      EMBED_ORIGINS: 'https://shop.example.com',
      WEBHOOK_HOSTS: 'ERP.local, 10.0.0.7',
      METRICS_PORT: '9464',
      VISITOR_DOCUMENTS: '200',
      VISITOR_PAGES: '300',
      MEMBER_SECONDS: '90',
      CLASSIFY_PER_MINUTE: '0',
      OIDC_ISSUER: 'https://login.example.com/realms/works/',
      OIDC_CLIENT_ID: 'permasheet',
    })
    expect(config).toMatchObject({
      pageShares: { visitor: { documents: 300, seconds: 30 }, member: { documents: 100, seconds: 60 } },
      classifyPerMinute: 0,
      oidc: {
        issuer: 'https://login.example.com/realms/works/',
        clientId: 'permasheet',
        clientSecret: undefined,
        name: 'login.example.com',
      },
      webhookHosts: ['erp.local', '10.0.0.7'],
      webProcesses: 3,
      shares: { visitor: { documents: 200, seconds: 30 }, member: { documents: 100, seconds: 90 } },
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://sheets.example.com',
      hosts: { 'sheets.example.com': 'coatings', 'safe.example.com': 'safety' },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
      embedOrigins: ['https://shop.example.com'],
      metricsPort: 9464,
      dataDir: '/var/lib/permasheet',
      purge: { url: 'https://cdn.example.com/purge', header: { name: 'Authorization', value: 'Bearer a: b' } },
      storage: {
        endpoint: 'https://s3.example.com:9000',
        bucket: 'sheets',
        prefix: 'one/',
        region: 'eu-central-1',
        credentials: { accessKeyId: 'key', secretAccessKey: 'se/cret' },
      },
    })
    expect(config).toMatchObject({ demo: true, logLevel: 'debug', mailFrom: 'Permasheet <sheets@example.com>' })
  })

  it.each([
    [{ OIDC_ISSUER: 'http://login.example.com', OIDC_CLIENT_ID: 'a' }, /OIDC_ISSUER/],
    [{ OIDC_SESSION_DAYS: '0' }, /OIDC_SESSION_DAYS/],
    [{ OIDC_SESSION_DAYS: '366' }, /OIDC_SESSION_DAYS/],
    [{ OIDC_ISSUER: 'https://user:secret@login.example.com', OIDC_CLIENT_ID: 'a' }, /OIDC_ISSUER/],
    [{ OIDC_ISSUER: 'http://localhost.evil.example', OIDC_CLIENT_ID: 'a' }, /OIDC_ISSUER/],
    [{ OIDC_ISSUER: 'https://login.example.com' }, /set together/],
    [{ OIDC_CLIENT_ID: 'a' }, /set together/],
    [{ OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'a', OIDC_NAME: 'x'.repeat(61) }, /OIDC_NAME/],
  ])('refuses the provider %j', (environment, reason) => {
    const read = () => readConfig(environment)
    expect(read).toThrow(reason)
    expect(read).not.toThrow(/secret@/)
    expect(readConfig({ OIDC_ISSUER: 'http://127.0.0.1:4000', OIDC_CLIENT_ID: 'a' }).oidc?.name).toBe('127.0.0.1')
  })

  it.each(['1.2.3', '10.0.0.0/99', '10.0.0.0/0', '10.0.0.0/8/8', '::1/129', 'proxy.example.com', '10.0.0.0/x'])(
    'refuses the proxy %s',
    (proxy) => {
      expect(() => readConfig({ TRUST_PROXY: proxy })).toThrow(OperatorError)
      expect(readConfig({ TRUST_PROXY: '::1/128,fd00::/8,loopback' }).trustedProxies).toEqual(['::1/128', 'fd00::/8', 'loopback'])
    },
  )

  it.each([
    's3://key:secret@s3.example.com/sheets',
    'https://key:secret@s3.example.com/',
    'https://key:secret@s3.example.com/S',
    'https://key:secret@s3.example.com/sheets/a b',
    'https://key@s3.example.com/sheets',
    'https://key:%zzsecret@s3.example.com/sheets',
    'https://key:secret@s3.example.com/sheets?acl=secret',
  ])('refuses the store of files %s, and does not repeat its secret', (url) => {
    const read = () => readConfig({ STORAGE_URL: url })
    expect(read).toThrow(/STORAGE_URL: expected an address such as https:/)
    expect(read).not.toThrow(/secret@|zz|acl/)
  })

  it('uses the credentials of the machine’s provider where the address of the store has none', () => {
    expect(readConfig({ STORAGE_URL: 'http://store:9000/sheets' }).storage).toStrictEqual({
      endpoint: 'http://store:9000',
      bucket: 'sheets',
      prefix: '',
      region: 'us-east-1',
      credentials: undefined,
    })
  })

  it('treats an empty variable as one that is not set', () => {
    expect(readConfig({ DATABASE_URL: '', PORT: ' ', DEMO: '' })).toStrictEqual(readConfig({}))
  })

  it('loads no demonstration catalogue into an external database unless requested', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/permasheet' }).demo).toBe(false)
    expect(readConfig({ DEMO: '0' }).demo).toBe(false)
  })

  it('takes relative paths from where npm was called', () => {
    const caller = path.join(projectFolder, 'docs')
    const expected = process.cwd() === projectFolder ? path.join(caller, 'here') : path.resolve('here')
    expect(readConfig({ DATA_DIR: 'here', INIT_CWD: caller }).dataDir).toBe(expected)
  })

  if (process.platform === 'linux')
    it('refuses a data folder where the file system allows none, which Node would retry for ever', () => {
      const reason = 'cannot be made: /proc takes no folders. Set DATA_DIR to another folder.'
      expect(() => readConfig({ DATA_DIR: '/proc/nope' })).toThrow(new OperatorError(`The data folder /proc/nope ${reason}`))
      expect(() => readConfig({ DATA_DIR: '/proc/nope/deeper' })).toThrow(new OperatorError(`The data folder /proc/nope/deeper ${reason}`))
    })

  it('leaves nothing behind where the data folder does not exist yet', () => {
    const above = mkdtempSync(path.join(os.tmpdir(), 'permasheet-config-'))
    try {
      expect(readConfig({ DATA_DIR: path.join(above, 'data') }).dataDir).toBe(path.join(above, 'data'))
      expect(readdirSync(above)).toEqual([])
    } finally {
      rmSync(above, { recursive: true })
    }
  })

  it('names every variable with a bad value, and repeats no secret', () => {
    const read = () =>
      readConfig({
        PORT: '70000',
        PUBLIC_ORIGIN: 'example.com',
        DATABASE_URL: 'mysql://root:secret@host/db',
        DEMO: 'yes',
        LOG_LEVEL: 'loud',
        CDN_PURGE_HEADER: 'secret',
      })
    expect(read).toThrow(OperatorError)
    expect(read).toThrow(
      /PORT: expected a port number from 0 to 65535\n  PUBLIC_ORIGIN: .*\n  DATABASE_URL: .*\n  CDN_PURGE_HEADER: .*\n  DEMO: expected 1 or 0\n  LOG_LEVEL: /,
    )
    expect(read).not.toThrow(/secret/)
  })
})
