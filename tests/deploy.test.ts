/** The files of `deploy/` name what is there: settings, commands, addresses, each other. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { projectFolder } from '../project-folder.ts'
import { readConfig, settingNames } from '../server/config.ts'
import { usualGrace } from '../server/http/let-go.ts'
import { longestEnd } from '../server/processes/web-process.ts'
import { stringsOf } from './read-strings.ts'

const folder = path.join(projectFolder, 'deploy')
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8')
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('../package.json')))
const routes = stringsOf('server/operation/health-routes.ts')

const settings = z.record(z.string(), z.string())
const named = z.object({ name: z.string() })
const container = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(z.object({ configMapRef: named.optional(), secretRef: named.optional() })),
  ports: z.array(named.extend({ containerPort: z.number() })).default([]),
  volumeMounts: z.array(named.extend({ mountPath: z.string() })),
  // Nobody writes anywhere but into the folders that are mounted.
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  resources: z.object({ requests: settings, limits: z.object({ memory: z.string() }) }),
})
const pod = z.object({
  terminationGracePeriodSeconds: z.number().optional(),
  securityContext: z.object({ runAsNonRoot: z.literal(true) }),
  containers: z.array(container).min(1),
  volumes: z.array(named.extend({ persistentVolumeClaim: z.object({ claimName: z.string() }).optional() })),
})

/** Every value in a document below a key of this name, however deep. */
function valuesBelow(document: unknown, key: string): unknown[] {
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, value]: [string, unknown]) => [
    ...(name === key ? [value] : []),
    ...valuesBelow(value, key),
  ])
}

/** Commands of this project that a container runs. */
const commandsOf = (command: readonly string[]): string[] =>
  [...command.join(' ').matchAll(/scripts\/run\.mjs (\S+)/g)].map(([, name = '']) => name)

describe('the files for Kubernetes', () => {
  const documents = readdirSync(path.join(folder, 'kubernetes')).flatMap((name) =>
    parseAllDocuments(read(`kubernetes/${name}`)).map((document) => {
      expect(document.errors).toEqual([])
      return z.object({ apiVersion: z.string(), kind: z.string(), metadata: named }).loose().parse(document.toJS())
    }),
  )
  const ofKind = (kind: string) => documents.filter((one) => one.kind === kind)
  const pods = documents
    .flatMap((one) => valuesBelow(one, 'template'))
    .flatMap((template) => {
      const found = z.object({ spec: pod }).safeParse(template)
      return found.success ? [found.data.spec] : []
    })

  it('have the program, its migration and its backup, each with their own pod', () => {
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'CronJob',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'Job',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ])
    expect(pods).toHaveLength(3)
    const commands = pods.flatMap(({ containers }) => containers.flatMap(({ command = [] }) => commandsOf(command)))
    expect(commands.toSorted()).toEqual(['backup', 'migrate'])
    for (const command of commands) expect(scripts[command]).toBe(`node scripts/run.mjs ${command}`)
  })

  it('name settings that there are, with values that the program takes', () => {
    const [config] = ofKind('ConfigMap')
    const [secret] = ofKind('Secret')
    const set = { ...settings.parse(config?.data), ...settings.parse(secret?.stringData) }
    expect(Object.keys(set).filter((name) => !settingNames.includes(name))).toEqual([])
    expect(readConfig(set)).toMatchObject({ webProcesses: 2, metricsPort: 9464, demo: false })
  })

  it('name each other rightly', () => {
    const names = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name)
    for (const { containers, volumes } of pods)
      for (const { envFrom, volumeMounts } of containers) {
        expect(names('ConfigMap')).toEqual(envFrom.flatMap(({ configMapRef }) => configMapRef?.name ?? []))
        expect(names('Secret')).toEqual(envFrom.flatMap(({ secretRef }) => secretRef?.name ?? []))
        expect(volumes.map(({ name }) => name).toSorted()).toEqual(volumeMounts.map(({ name }) => name).toSorted())
        expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(expect.arrayContaining(['/data', '/tmp']))
        for (const { persistentVolumeClaim: claim } of volumes) if (claim) expect(names('PersistentVolumeClaim')).toContain(claim.claimName)
      }
    expect(ofKind('HorizontalPodAutoscaler').flatMap((one) => valuesBelow(one, 'scaleTargetRef'))).toEqual([
      { apiVersion: 'apps/v1', kind: 'Deployment', name: names('Deployment')[0] },
    ])
    const labels = documents.flatMap((one) => [...valuesBelow(one, 'matchLabels'), ...valuesBelow(one, 'selector')])
    expect(JSON.stringify(labels).match(/"app":"(?!permasheet")/)).toBeNull()
  })

  it('ask whether the program lives and is ready, and give it the time that it needs to end', () => {
    const probes = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) =>
      z
        .object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
        .parse(documents.flatMap((one) => valuesBelow(one, probe))[0]),
    )
    expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/health/live', '/health/live', '/health/ready'])
    for (const { httpGet } of probes) expect(routes).toContain(httpGet.path)
    const [pause] = documents.flatMap((one) => valuesBelow(one, 'sleep'))
    const [program] = pods.filter(({ terminationGracePeriodSeconds: grace }) => grace !== undefined)
    const { seconds } = z.object({ seconds: z.number() }).parse(pause)
    expect(program?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(seconds + longestEnd / 1000)
  })

  it('lead visitors of every brand to the port on which the program listens, and Prometheus to that of its metrics', () => {
    const [config] = ofKind('ConfigMap')
    const { hosts, metricsPort } = readConfig(settings.parse(config?.data))
    const rules = z.array(z.object({ host: z.string() })).parse(ofKind('Ingress').flatMap((one) => valuesBelow(one, 'rules'))[0])
    expect(rules.map(({ host }) => host).toSorted()).toEqual(Object.keys(hosts).toSorted())
    expect(ofKind('Ingress').flatMap((one) => valuesBelow(one, 'service'))).toEqual(
      rules.map(() => ({ name: ofKind('Service')[0]?.metadata.name, port: { name: 'http' } })),
    )
    const ports = pods.flatMap(({ containers }) => containers.flatMap((one) => one.ports))
    const [, listensOn = ''] = /\bPORT=(\d+)/.exec(read('../Dockerfile')) ?? []
    expect(ports).toEqual([
      { name: 'http', containerPort: Number(listensOn) },
      { name: 'metrics', containerPort: metricsPort },
    ])
    expect(documents.flatMap((one) => valuesBelow(one, 'prometheus.io/port'))).toEqual([String(metricsPort)])
  })
})

describe('those who end the program by force', () => {
  it.each([
    ['compose.yaml', /stop_grace_period: (\d+)s/],
    ['compose.several.yaml', /stop_grace_period: (\d+)s/],
    ['permasheet.service', /TimeoutStopSec=(\d+)/],
  ])('%s: wait until its last request and mail have come to their end', (name, pattern) => {
    const [, seconds = ''] = pattern.exec(read(name)) ?? []
    expect(Number(seconds) * 1000).toBeGreaterThan(longestEnd)
  })
})

describe('nginx.several.conf', () => {
  it('closes connections that rest before a process that is to end does: what is sent on one at that moment would be lost', () => {
    const [, seconds = ''] = /^ *keepalive_timeout (\d+)s;$/m.exec(read('nginx.several.conf')) ?? []
    expect(Number(seconds)).toBeGreaterThan(0)
    expect(Number(seconds) * 1000).toBeLessThan(usualGrace)
  })
})

describe('the metrics that documentation and files name', () => {
  it('are those that the program has', () => {
    const sources = ['operation', 'webhooks'].flatMap((room) =>
      readdirSync(path.join(projectFolder, 'server', room)).map((name) => read(`../server/${room}/${name}`)),
    )
    const known = new Set(sources.join('\n').match(/permasheet_[a-z_]+(?=')/g))
    const texts = ['../docs/operations.md', ...readdirSync(path.join(folder, 'kubernetes')).map((name) => `kubernetes/${name}`)].map(read)
    const told = [...new Set(texts.join('\n').match(/permasheet_[a-z_]+/g))]
    expect(told.length).toBeGreaterThan(3)
    expect(told.filter((name) => !known.has(name))).toEqual([])
  })
})

describe.each(['compose.yaml', 'compose.several.yaml'])('%s', (name) => {
  const compose = z
    .object({
      services: z.record(
        z.string(),
        z.object({
          build: z.string().optional(),
          command: z.array(z.string()).optional(),
          environment: settings.optional(),
          volumes: z.array(z.string()).default([]),
          depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
        }),
      ),
      volumes: z.record(z.string(), z.null()),
    })
    .parse(parse(read(name), { merge: true }))
  const services = Object.values(compose.services)

  it('names settings that there are, with values that the program takes', () => {
    const programs = services.filter(({ build }) => build !== undefined)
    expect(programs.length).toBeGreaterThan(0)
    for (const { environment = {} } of programs) {
      expect(Object.keys(environment).filter((setting) => !settingNames.includes(setting))).toEqual([])
      expect(() => readConfig(environment)).not.toThrow()
    }
  })

  it('names services, folders and commands that there are', () => {
    for (const { depends_on: needs, volumes, command = [] } of services) {
      expect(Object.keys(needs).filter((one) => !(one in compose.services))).toEqual([])
      for (const [place = ''] of volumes.map((volume) => volume.split(':')))
        if (place.startsWith('./')) expect(read(place)).not.toBe('')
        else expect(Object.keys(compose.volumes)).toContain(place)
      for (const one of commandsOf(command)) expect(scripts[one]).toBe(`node scripts/run.mjs ${one}`)
    }
  })
})
