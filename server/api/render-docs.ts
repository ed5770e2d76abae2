import { isDeepStrictEqual } from 'node:util'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './openapi-document.ts'

/** The description of the API as a page: no script, no style of its own, nothing from another host. */
export function renderDocs(document: OpenApiDocument): string {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const origin = document.servers[0]?.url ?? ''
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', null, `${document.info.title} API`),
      h('link', { rel: 'stylesheet', href: '/api/docs/style.css' }),
    ),
    h(
      'body',
      null,
      h(
        'header',
        null,
        h('h1', null, `${document.info.title} API `, h('small', null, document.info.version)),
        h('p', null, document.info.description),
        h('p', null, h('a', { href: '/api/openapi.json' }, 'OpenAPI 3.1')),
      ),
      h(
        'nav',
        { 'aria-label': 'Calls' },
        document.tags.map(({ name, description }) =>
          h(
            'section',
            { key: name },
            h('h2', null, name),
            h('p', null, description),
            h(
              'ul',
              null,
              calls
                .filter(({ operation }) => operation.tags.includes(name))
                .map(({ operation }) =>
                  h('li', { key: operation.operationId }, h('a', { href: `#${operation.operationId}` }, operation.summary)),
                ),
            ),
          ),
        ),
      ),
      h(
        'main',
        null,
        h('section', { id: 'getting-started' }, h('h2', null, 'Getting started'), h(Steps, { steps: document['x-getting-started'] })),
        h(
          'section',
          { id: 'scenarios' },
          h('h2', null, 'Scenarios'),
          h('p', null, 'Each is one session of a shell, with a key in KEY; the products are those of the demonstration.'),
          document['x-scenarios'].map(({ name, purpose, steps }) =>
            h('details', { key: name }, h('summary', null, name), h('p', null, purpose), h(Steps, { steps })),
          ),
        ),
        h('section', { id: 'clients' }, h('h2', null, 'Types and classes'), h(Steps, { steps: document['x-clients'] })),
        calls.map(({ method, path, operation }) => h(Call, { key: operation.operationId, method, path, operation, origin })),
        h(
          'section',
          { id: 'messages' },
          h('h2', null, 'Messages of webhooks'),
          Object.entries(document.webhooks).map(([event, { post }]) => h(Message, { key: event, event, message: post })),
        ),
        h(
          'section',
          { id: 'error' },
          h('h2', null, 'Errors'),
          h(Schema, { name: 'Error', schema: document.components.schemas['Error'] ?? {} }),
          h(Reasons, { reasons: document['x-reasons'] }),
        ),
        h(
          'section',
          { id: 'schemas' },
          h('h2', null, 'Schemas'),
          Object.entries(document.components.schemas).map(([name, schema]) =>
            h('div', { key: name, id: schemaAnchor(name) }, h(Schema, { name, schema })),
          ),
        ),
      ),
    ),
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

function Steps({ steps }: { steps: OpenApiDocument['x-getting-started'] }): ReactElement {
  return h(
    'ol',
    null,
    steps.map(({ text, command }) =>
      h('li', { key: text }, text, command === undefined ? null : h('pre', { tabIndex: 0 }, h('code', null, command))),
    ),
  )
}

interface CallProps {
  method: string
  path: string
  operation: OpenApiOperation
  origin: string
}

function Call({ method, path, operation, origin }: CallProps): ReactElement {
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  return h(
    'article',
    { id: operation.operationId },
    h('h2', null, operation.summary),
    h('p', { className: 'call' }, h('b', null, method), ' ', h('code', null, path)),
    h('p', null, operation.description),
    operation.parameters.length > 0 ? h(Parameters, { parameters: operation.parameters }) : null,
    body ? h(Schema, { name: 'Body', schema: body }) : null,
    h('h3', null, 'Example'),
    h('pre', { tabIndex: 0 }, h('code', null, writeExample({ method, path, operation, origin }))),
    h('h3', null, 'Answers'),
    h(
      'dl',
      null,
      Object.entries(operation.responses).flatMap(([status, { description, content = {} }]) => [
        h('dt', { key: status }, status),
        h(
          'dd',
          { key: `${status} text` },
          description,
          Object.entries(content).map(([type, { schema }]) =>
            status.startsWith('2')
              ? h(Schema, { key: type, name: type, schema })
              : h('span', { key: type }, ' ', h('a', { href: '#error' }, 'Error')),
          ),
        ),
      ]),
    ),
  )
}

function Message({ event, message }: { event: string; message: OpenApiDocument['webhooks'][string]['post'] }): ReactElement {
  const schema = message.requestBody?.content['application/json']?.schema ?? {}
  return h(
    'div',
    { id: message.operationId },
    h('h3', null, message.summary),
    h('p', { className: 'call' }, h('code', null, event)),
    h('p', null, message.description),
    h(Parameters, { parameters: message.parameters }),
    h(Schema, { name: 'Body', schema }),
  )
}

function Parameters({ parameters }: { parameters: readonly OpenApiParameter[] }): ReactElement {
  const cells = (row: readonly ReactNode[], kind: 'th' | 'td') => row.map((cell, index) => h(kind, { key: index }, cell))
  return h(
    'table',
    { 'aria-label': 'Parameters' },
    h('thead', null, h('tr', null, cells(['Parameter', 'In', 'Example', 'Meaning'], 'th'))),
    h(
      'tbody',
      null,
      parameters.map(({ name, in: place, required, description, example, schema }) =>
        h(
          'tr',
          { key: `${place} ${name}` },
          cells(
            [
              h('code', null, name),
              required ? place : `${place}, optional`,
              example === undefined ? '' : h('code', null, example),
              [description, listValues(schema)].filter(Boolean).join('. '),
            ],
            'td',
          ),
        ),
      ),
    ),
  )
}

/** The values that a parameter may have, if there are few; where there are many, its description names them already. */
function listValues(schema: object): string {
  if ('const' in schema) return `Always ${String(schema.const)}`
  if (!('enum' in schema) || !Array.isArray(schema.enum) || schema.enum.length > 12) return ''
  return `One of ${schema.enum.join(', ')}`
}

/** Every reason code, for programs that distinguish them. */
function Reasons({ reasons }: { reasons: OpenApiDocument['x-reasons'] }): ReactElement {
  const cells = (row: readonly ReactNode[], kind: 'th' | 'td') => row.map((cell, index) => h(kind, { key: index }, cell))
  return h(
    'table',
    { 'aria-label': 'Reasons' },
    h('thead', null, h('tr', null, cells(['Code', 'Parameters', 'Sentence'], 'th'))),
    h(
      'tbody',
      null,
      reasons.map(({ code, parameters, sentence }) =>
        h('tr', { key: code }, cells([h('code', null, code), parameters.join(', '), sentence], 'td')),
      ),
    ),
  )
}

const schemaAnchor = (name: string): string => `schema-${name}`

function Schema({ name, schema }: { name: string; schema: object }): ReactElement {
  const [, referred] = '$ref' in schema ? (/^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref)) ?? []) : []
  if (referred !== undefined) return h('p', null, `${name}: `, h('a', { href: `#${schemaAnchor(referred)}` }, referred))
  if (Object.keys(schema).length === 0) return h('span', null, ` ${name}`)
  return h('details', null, h('summary', null, name), h('pre', { tabIndex: 0 }, h('code', null, JSON.stringify(schema, null, 2))))
}

/** A line for a shell. A test runs every one of them. */
function writeExample({ method, path, operation, origin }: CallProps): string {
  const isOpen = operation.security.some((scheme) => Object.keys(scheme).length === 0)
  const {
    'application/json': json,
    'application/x-www-form-urlencoded': form,
    'multipart/form-data': parts,
  } = operation.requestBody?.content ?? {}
  const { file, ...fields } = parts?.example ?? {}
  // A form, where it says all that the example in JSON says.
  const pairs = isDeepStrictEqual(form?.example, json?.example) ? formPairs(form?.example ?? {}) : null
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${origin}${exampleAddress(path, operation)}'`,
    ...(isOpen ? [] : [`-H "Authorization: Bearer $TOKEN"`]),
    ...formPairs(fields).map(([name, value]) => `-F '${name}=${value}'`),
    ...(parts ? [`-F 'file=@${String(file)}'`] : []),
    ...(pairs ?? []).map(([name, value]) => `--data-urlencode '${name}=${value}'`),
    ...(pairs ? [] : [`--json '${JSON.stringify(json?.example)}'`]),
  ].join(' \\\n  ')
}

/** The address of a call with its examples filled in. */
export function exampleAddress(path: string, operation: OpenApiOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(operation.parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.example ?? ''),
  )
  const query = new URLSearchParams(
    operation.parameters.flatMap(({ name, in: place, example }) =>
      place === 'query' && example !== undefined ? [[name, String(example)]] : [],
    ),
  )
  return query.size === 0 ? filled : `${filled}?${query}`
}

/** Names and values of a form; lists come as `name[]`. */
export function formPairs(body: object): [name: string, value: string][] {
  return Object.entries(body).flatMap(([name, value]): [string, string][] =>
    Array.isArray(value) ? value.map((item) => [`${name}[]`, String(item)]) : [[name, String(value)]],
  )
}
