import type { CallNote } from './call-note.ts'

/** Calls of the register of substances, and of the own ones of a workgroup. */
export const substanceNotes: Readonly<Record<string, CallNote>> = {
  'GET /api/v1/substances': {
    group: 'Substances',
    summary: 'Find a substance by name, with typing errors forgiven, or by number',
    description:
      'Everybody is shown the harmonised entries of CLP Annex VI, Table 3, by the state of a day; members of a workgroup the substances of the library too. A query that looks like a number with a wrong check digit says so in `remark`.',
    access: 'everybody',
    example: { query: { query: 'xylene' } },
    refusals: [429],
  },
  'GET /api/v1/substances/:id': {
    group: 'Substances',
    summary: 'The harmonised classification of a substance on a day, what is announced, and its place on the candidate list',
    access: 'everybody',
    example: { params: { id: '108-88-3' } },
    refusals: [404, 429],
  },
  'GET /api/v1/own-substances': {
    group: 'Substances',
    summary: 'Substances and raw materials of the workgroup',
    access: 'viewer',
    example: { query: { query: 'resin' } },
  },
  'POST /api/v1/own-substances': {
    group: 'Substances',
    summary: 'Add a substance or raw material. Its key must be free, and it may not contain itself',
    access: 'editor',
    example: { notRun: 'would store something' },
    refusals: [409],
  },
  'GET /api/v1/own-substances/:key': {
    group: 'Substances',
    summary: 'A substance or raw material of the workgroup',
    access: 'viewer',
    example: { params: { key: 'resin-12' }, notRun: 'the demonstration has none' },
    refusals: [404],
  },
  'PUT /api/v1/own-substances/:key': {
    group: 'Substances',
    summary: 'Change a substance or raw material. Refused where another revision is there by now',
    access: 'editor',
    example: { params: { key: 'resin-12' }, notRun: 'the demonstration has none' },
    refusals: [404, 409],
  },
  'DELETE /api/v1/own-substances/:key': {
    group: 'Substances',
    summary: 'Delete a substance or raw material that no raw material is made of',
    access: 'editor',
    example: { params: { key: 'resin-12' }, notRun: 'the demonstration has none' },
    refusals: [404, 409],
  },
}
