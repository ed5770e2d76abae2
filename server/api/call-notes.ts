import { z } from 'zod'
import type { CallNote } from './call-note.ts'
import { compareParameters, documentParameters } from './parameter-notes.ts'
import { classificationNotes } from './classification-notes.ts'
import { substanceNotes } from './substance-notes.ts'
import { workspaceNotes } from './workspace-notes.ts'

const pdf = 'application/pdf'
const namesRules = 'The header Label-Rules names the rules that it follows, each with its option: `"CLP Annex I, 1.2.1.6";option=fold`.'
const html = 'text/html'
const sheet = { id: '1001', lang: '1' }
const labelLanguages =
  'Languages in which the label does not exist lead to the same label in the others, and where none is left, in the first in which it exists; with strict=1 they are refused.'
const bySynonym = { synonymId: '5010', lang: '1' }

/** Notes of every call, by method and address as the router has it. A test sees to it that none is missing. */
export const callNotes: Readonly<Record<string, CallNote>> = {
  'POST /api/oauth2/token': {
    group: 'Sign-in',
    summary: 'Sign in, or renew a token',
    description:
      'OAuth 2 with the grants password and refresh_token. Browsers get both tokens as a cookie too, and renew them without refresh_token. A refresh token is good for one use.',
    access: 'everybody',
    refusals: [401, 403, 429, 503],
    example: {
      body: {
        grant_type: 'password',
        client_id: 'permasheet-web',
        username: 'demo@permasheet.example',
        password: 'permasheet-demo',
      },
    },
  },
  'POST /api/v1/auth/logout': {
    group: 'Sign-in',
    summary: 'Sign out',
    description: 'Ends the session of the token that comes with the call; without one nothing happens.',
    access: 'everybody',
    refusals: [403],
    example: { body: {} },
  },
  'POST /api/v1/auth/token': {
    group: 'Sign-in',
    summary: 'The access token of the session',
    description:
      'For pages, whose scripts cannot read the cookie: they keep the token in memory and send it as bearer. One that is too old is renewed, cookie and all.',
    access: 'user',
    example: { body: {} },
  },
  'GET /api/v1/app/init': {
    group: 'Application',
    summary: 'Who is signed in, and his workgroups',
    description: 'A visitor has the user_id null.',
    access: 'everybody',
    refusals: [401, 403],
    example: {},
  },
  'POST /api/v1/account/settings': {
    group: 'Account',
    summary: 'Change name and interface language',
    access: 'user',
    example: { body: { interface_language: 'en' } },
  },
  'POST /api/v1/account/password': {
    group: 'Account',
    summary: 'Change the password',
    access: 'user',
    refusals: [503],
    example: {
      body: { current_password: 'permasheet-demo', new_password: 'a password of your own' },
      notRun: 'the account of the examples would have another password afterwards',
    },
  },
  ...classificationNotes,
  'GET /api/v1/products': {
    group: 'Products',
    summary: 'List and search the products of a workgroup',
    access: 'viewer',
    example: { query: { query: 'lacquer', sort: 'name', pageSize: '20' } },
  },
  'GET /api/v1/products/-:id/detail': {
    group: 'Products',
    summary: 'Product detail by permanent link',
    description: 'What everybody may see of what was published last. Substances, materials and the formulation mixer are empty here.',
    access: 'everybody',
    example: { params: { id: '1001' }, query: { lang: '1' } },
  },
  'GET /api/v1/products/:id/detail': {
    group: 'Products',
    summary: 'Product detail by synonym',
    description:
      'The present record of a product of the workgroup, published or not. Substances, materials and the formulation mixer come with the role editor. Another workgroup’s product is not found.',
    access: 'viewer',
    example: { params: { id: '5010' }, query: { lang: '2' } },
  },
  'GET /api/v1/products/-:id/link/:type': {
    group: 'Products',
    summary: 'The permanent link as a file',
    description: 'url: an Internet shortcut; png and jpeg: its QR code, 60 mm at 300 dots per inch.',
    access: 'everybody',
    type: 'application/internet-shortcut, image/png, image/jpeg',
    example: { params: { id: '1001', type: 'png' } },
  },
  'GET /api/v1/sdsRender/view/-:id/:lang': {
    group: 'Safety data sheet',
    summary: 'The sheet as HTML',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: html,
    example: { params: sheet },
  },
  'GET /api/v1/sdsRender/compare/-:id/:lang': {
    group: 'Safety data sheet',
    summary: 'The sheet with its changes since an older version',
    description: 'Additions are marked ins, removals del; sections gives the numbers of the sections that differ.',
    access: 'everybody',
    feature: 'compareVersions',
    refusals: [302],
    parameters: compareParameters,
    example: { params: sheet, query: { compare_version_id: '1', orig_version_id: '3' } },
  },
  'GET /api/v1/sdsRender/sdsPdf/-:id/:lang': {
    group: 'Safety data sheet',
    summary: 'The sheet as PDF',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: sheet, query: { version: '3', qrCode: '1' } },
  },
  'GET /api/sdsRender/pdf/-:id/:lang': {
    group: 'Safety data sheet',
    summary: 'The sheet as PDF, at its older address',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: sheet, query: { format: 'A4' } },
  },
  'GET /api/sdsRender/pdf/:synonymId/:lang': {
    group: 'Safety data sheet',
    summary: 'The sheet of a product of the workgroup as PDF',
    access: 'viewer',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: bySynonym },
  },
  'GET /api/v1/p/tds/view/:lang/-:id': {
    group: 'Technical data sheet',
    summary: 'The sheet as HTML',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: html,
    example: { params: sheet },
  },
  'GET /api/v1/p/tds/pdf/:lang/-:id': {
    group: 'Technical data sheet',
    summary: 'The sheet as PDF',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: sheet },
  },
  'GET /api/v1/tds/pdf/:lang/:synonymId': {
    group: 'Technical data sheet',
    summary: 'The sheet of a product of the workgroup as PDF',
    access: 'viewer',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: bySynonym },
  },
  'GET /api/v1/sdsRender/ipi/-:id/:lang/P': {
    group: 'Safety instructions',
    summary: 'Safety instructions as HTML',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: html,
    example: { params: sheet },
  },
  'GET /api/v1/sdsRender/ipiPdf/-:id/:lang/P': {
    group: 'Safety instructions',
    summary: 'Safety instructions as PDF',
    description: 'A2: the poster; A4: the page.',
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: pdf,
    example: { params: sheet, query: { format: 'A4' } },
  },
  'GET /api/v1/productLabelRender/view/-:id': {
    group: 'Label',
    summary: 'Preview of the label',
    description: `A label whose text does not fit is shown with its edge across the text. ${labelLanguages} ${namesRules}`,
    access: 'everybody',
    refusals: [302],
    parameters: documentParameters,
    type: 'image/png',
    example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1' } },
  },
  'GET /api/v1/productLabelRender/pdf/-:id': {
    group: 'Label',
    summary: 'The label as PDF',
    description: `Several on A4, or with lp=1 one on a page of its own. A label whose text does not fit is refused with a report. ${labelLanguages} ${namesRules}`,
    access: 'everybody',
    parameters: documentParameters,
    type: pdf,
    refusals: [302, 422],
    example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1', lp: '1' } },
  },
  'GET /api/v1/label/docx/-:id': {
    group: 'Label',
    summary: 'The label as Word document',
    description: `${labelLanguages} ${namesRules}`,
    access: 'user',
    feature: 'labelWord',
    parameters: documentParameters,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    refusals: [302, 404, 422],
    example: { params: { id: '1001' }, query: { dim: '8', emb: '2', xlang: '1' } },
  },
  'POST /api/v1/label/nice_label': {
    group: 'Label',
    summary: 'Spreadsheet for a program that prints labels',
    description:
      'It says what the label says with these options: codes, languages, content of the pack, parts switched off, QR code, info text. Without ' +
      'pCodes it has every code; the default content of the pack stands beside the default codes, vseb beside all. The program has a label of its ' +
      'own, so that sizes, margins and a text that does not fit do not matter. What a spreadsheet cannot say (lp, copies, anything unknown, a ' +
      'language that the label lacks) is refused by its name.',
    access: 'viewer',
    feature: 'labelSpreadsheet',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    refusals: [404, 422],
    example: { body: { synonym_id: '5010', xlang: ['1', '2'] } },
  },
  'GET /api/v1/tools/trans/:lang': {
    group: 'Application',
    summary: 'Texts of the interface',
    access: 'everybody',
    example: { params: { lang: 'en' } },
  },
  'GET /assets/app.config.json': {
    group: 'Application',
    summary: 'Where the API is, and the ids of languages',
    access: 'everybody',
    example: {},
  },
  ...Object.fromEntries(
    ['config.json', 'config.development.json', 'config.tests.json'].map((file) => [
      `GET /v2/assets/config/${file}`,
      { group: 'Application', summary: 'Version and feature flags', access: 'everybody', example: {} } satisfies CallNote,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ pictograms: 'GHS02.svg', 'transport-labels': 'adr-3.svg', signs: 'M001.svg' }).map(([folder, file]) => [
      `GET /v2/assets/${folder}/*`,
      {
        group: 'Application',
        summary: `A drawing: ${folder.replace('-', ' ')}`,
        access: 'everybody',
        type: 'image/svg+xml',
        refusals: [403, 416],
        example: { params: { file } },
      } satisfies CallNote,
    ]),
  ),
  ...workspaceNotes,
  ...substanceNotes,
  'GET /api/openapi.json': { group: 'Application', summary: 'This description as OpenAPI 3.1', access: 'everybody', example: {} },
}

/** The description itself has no schema of its own: OpenAPI 3.1 is it. */
export const openApiAnswer = z.looseObject({ openapi: z.string(), paths: z.looseObject({}) })
