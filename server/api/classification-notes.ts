import type { CallNote } from './call-note.ts'

/** Notes on the calls of the engine. */
export const classificationNotes: Readonly<Record<string, CallNote>> = {
  'POST /api/v1/classify': {
    group: 'Classification',
    summary: 'Classify a mixture by CLP Annex I',
    description:
      'From components with contents and measured data to every hazard class with its reasons. Nothing is stored. A harmonised entry of Annex VI holds by itself; own adds an endpoint. For a signed-in member substance is the key of an own substance or raw material of the workgroup; to others it is unknown.',
    access: 'everybody',
    refusals: [429],
    example: {
      json: {
        at: '2026-11-23',
        mixture: {
          physicalState: 'liquid',
          use: 'professional',
          inhalation: 'mist',
          measured: { kinematicViscosity40: 60, pH: 7 },
          components: [
            { cas: '822-06-0', content: 0.2, own: { ate: { mist: 0.124 } } },
            { name: 'Acrylic resin', content: 40, own: { classification: [] } },
            { cas: '123-86-4', content: { from: 50, to: 59 } },
          ],
        },
      },
    },
  },
  'POST /api/v1/classify/report': {
    group: 'Classification',
    summary: 'Report on a classification as PDF',
    description:
      'Takes what the classification takes: inputs, results, arithmetic, sources, state of the law, version of the rules and the SHA-256 of the request (keys sorted, without blanks: RFC 8785). Tagged (PDF/UA-1). Nothing is stored.',
    access: 'everybody',
    refusals: [429],
    type: 'application/pdf',
    example: {
      query: { language: 'de' },
      json: {
        at: '2026-11-23',
        mixture: {
          physicalState: 'liquid',
          use: 'professional',
          measured: { kinematicViscosity40: 60 },
          components: [
            { cas: '123-86-4', content: { from: 50, to: 59 } },
            { name: 'Acrylic resin', content: 40, own: { classification: [] } },
          ],
        },
      },
    },
  },
  'GET /api/v1/classify/schema': {
    group: 'Classification',
    summary: 'JSON Schema of the request and of the answer',
    access: 'everybody',
    example: {},
  },
}
