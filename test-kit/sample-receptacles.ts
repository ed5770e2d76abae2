import { readFileSync } from 'node:fs'
import { openTransportTable } from '../clp/adr/table-a.ts'
import { nothingKnown } from './transport-input.ts'
import { proposeTransport } from '../clp/transport/propose-transport.ts'
import type { TransportInput } from '../clp/transport/transport-proposal.ts'

const read = (file: string): Buffer => readFileSync(new URL(`../clp/adr/${file}`, import.meta.url))

const table = openTransportTable(read('table-a.txt'), read('proper-shipping-names.txt'))

export const propose = (changes: Partial<TransportInput>) => proposeTransport({ ...nothingKnown, ...changes }, table)

/** What is proposed for the road. */
export const road = (changes: Partial<TransportInput>) => propose(changes).modes.find(({ mode }) => mode === 'road')

export const codesOf = (found: ReturnType<typeof road>) => found?.notes.map(({ code }) => code) ?? []

export type Entry = TransportInput['classification'][number]

export const pressed: Entry = { category: 'Press. Gas (Liq.)', statements: ['H280'] }

export const burns: Entry = { category: 'Flam. Gas 1A', statements: ['H220'] }

export const corrosive: Entry = { category: 'Skin Corr. 1B', statements: ['H314'] }
