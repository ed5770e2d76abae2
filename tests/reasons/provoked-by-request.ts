/** What the schemas of calls refuse: by code, a request that brings it about. */
import { classificationRequest } from '../../shared/classification/request.ts'
import { labelQuery } from '../../shared/label-query.ts'
import { productListQuery } from '../../shared/product-list.ts'
import { ownSubstanceRecord } from '../../shared/own-substances.ts'
import { xlsxBody } from '../../server/label/find-xlsx.ts'
import { bulkOrder } from '../../server/label/bulk-order.ts'
import type { ProvokedBySchema } from './provoked.ts'

const component = (change: object): ProvokedBySchema => [
  classificationRequest,
  { mixture: { components: [{ name: 'water', content: 100, ...change }] } },
]
const classed = (text: string): ProvokedBySchema => component({ own: { classification: [text] } })
const overridden = (override: object): ProvokedBySchema => [
  classificationRequest,
  { mixture: { components: [{ name: 'water', content: 100 }], overrides: [{ basis: 'expertJudgement', reason: 'seen', ...override }] } },
]
const tested = (...results: string[]): ProvokedBySchema => [
  classificationRequest,
  {
    mixture: {
      components: [{ name: 'water', content: 100 }],
      measured: { tests: results.map((result) => ({ class: 'Skin Corr. 1', result })) },
    },
  },
]
/** Raw materials in raw materials. */
const nested = (depth: number): object => ({ name: 'part', content: 100, ...(depth > 0 ? { components: [nested(depth - 1)] } : {}) })

export const provokedByRequest = {
  between: [labelQuery, { dim: '9' }],
  characters: [labelQuery, { vseb: 'a\u0000b' }],
  notAnId: [labelQuery, { pCodes: ['first'] }],
  timeZone: [productListQuery, { updated_since: '2026-01-01T00:00:00' }],
  notALanguage: [labelQuery, { xlang: ['xx'] }],
  notOffered: [xlsxBody, { synonym_id: '1', fold: '4' }],
  tooManyLabels: [bulkOrder, { synonym_ids: ['1', '2'], dim: '4', copies: '501' }],
  tooDeep: [classificationRequest, { mixture: { components: [nested(6)] } }],
  anyIdentity: component({ name: null }),
  sumAbove: component({ content: { from: 60, to: 70 }, components: [nested(0), nested(0)] }),
  notAClass: classed('Skin Burn 9'),
  notUnderstood: classed('Skin Irrit. 2 H315 and more'),
  otherClass: overridden({ class: 'Skin Corr.', category: 'Flam. Liq. 2' }),
  differentiationNeeded: classed('Acute Tox. 3'),
  contradiction: tested('negative', 'positive'),
  lowerEndOnly: component({ own: { limits: [{ class: 'EUH208', to: 1 }] } }),
  noComponents: [ownSubstanceRecord, { kind: 'substance', name: 'xylene', components: [{ name: 'water', content: 1 }] }],
} satisfies Record<string, ProvokedBySchema>
