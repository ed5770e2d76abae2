import { describe, expect, it } from 'vitest'
import { makeUfi, readUfi } from '../../clp/ufi/ufi.ts'
import { workgroupAnswer, type WorkgroupProfile } from '../../shared/workgroup-profile.ts'
import { draftOf, useEditors } from '../../tests/editors.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const owner = editors.as('owner')
const editor = editors.as('editor')

const profile = {
  company: {
    name: 'Lindqvist Färg AB',
    address: 'Hamngatan 4',
    city: 'Norrköping',
    country: 'SE',
    telephone: '+46 11 123456',
    email: 'sds@lindqvist.example',
  },
  emergency: [{ telephone: '+46 10 4566700', hours: { text: { en: '24 hours' } } }],
  vatNumber: 'SE 556036-0793 01',
  firstFormulation: 40,
}
const read = async () => workgroupAnswer.parse((await editor('GET', '/api/v1/workgroup')).body)
const put = async (changes: Partial<Record<keyof WorkgroupProfile, unknown>>, who = owner) =>
  who('PUT', '/api/v1/workgroup', { revision: (await read()).revision, profile: { ...profile, ...changes } })

describe('who a workgroup is', () => {
  it('is not known at first, and no UFI can be made of it', async () => {
    expect(await read()).toEqual({ name: 'Own', profile: null, revision: 0, listsProducts: false, products: 0, published: 0 })
    const { status, body } = await editor('POST', '/api/v1/workgroup/ufi')
    expect([status, body.reasons[0].code, body.reasons[0].path]).toEqual([409, 'noVatNumber', 'vatNumber'])
  })

  it('is said by its owners alone', async () => {
    expect((await put({}, editor)).status).toBe(403)
    expect((await editors.as('visitor')('GET', '/api/v1/workgroup')).status).toBe(401)
    const { status, body } = await put({})
    expect([status, body.profile.company.name, body.profile.vatNumber, body.revision]).toEqual([
      200,
      'Lindqvist Färg AB',
      'SE 556036-0793 01',
      1,
    ])
    expect((await editors.as('foreign')('GET', '/api/v1/workgroup')).body.profile).toBeNull()
  })

  it.each([
    [{ vatNumber: 'SE12' }, 'profile.vatNumber', 'vatNumber'],
    [{ vatNumber: '9999999999999' }, 'profile.vatNumber', 'vatNumber'],
    [{ company: { ...profile.company, telephone: '011' } }, 'profile.company.telephone', 'telephone'],
    [{ emergency: [] }, 'profile.emergency', 'tooFew'],
    [{ firstFormulation: 2 ** 28 }, 'profile.firstFormulation', 'tooLarge'],
  ])('is refused with place and reason: %j', async (changes, path, code) => {
    const { status, body } = await put(changes)
    expect([status, body.reasons.map((one: { path: string; code: string }) => [one.path, one.code])]).toEqual([400, [[path, code]]])
  })

  it('lists its products where an owner says so, without a word of who it is', async () => {
    const list = (listsProducts: unknown, who = owner) => who('PUT', '/api/v1/workgroup/listing', { listsProducts })
    expect((await list(true, editor)).status).toBe(403)
    expect((await list('yes')).status).toBe(400)
    const { revision } = await read()
    expect((await list(true)).body).toMatchObject({ listsProducts: true, revision })
    expect((await read()).listsProducts).toBe(true)
    expect((await list(false)).body.listsProducts).toBe(false)
  })

  it('is changed by one of two who began at once', async () => {
    const { revision } = await read()
    const body = { revision, profile }
    const answers = await Promise.all([owner('PUT', '/api/v1/workgroup', body), owner('PUT', '/api/v1/workgroup', body)])
    expect(answers.map(({ status }) => status).toSorted((left, right) => left - right)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)?.body.reasons[0]
    expect([refused.code, refused.params.revision]).toEqual(['outdatedRevision', revision + 1])
  })

  it('stands in a new product from the first moment', async () => {
    const { body } = await editor('POST', '/api/v1/products', { name: 'Primer' })
    const { record } = (await editor('GET', draftOf(body.synonymId))).body
    expect([record.supplier.name, record.producer.name, record.emergency[0].telephone]).toEqual([
      'Lindqvist Färg AB',
      'Lindqvist Färg AB',
      '+46 10 4566700',
    ])
    expect(await read()).toMatchObject({ products: 1, published: 0 })
  })
})

describe('a UFI of the workgroup', () => {
  const next = async () => (await editor('POST', '/api/v1/workgroup/ufi')).body
  const numberOf = (ufi: string) => {
    const said = readUfi(ufi)
    return said.valid ? [said.vatNumber, said.formulationNumber] : null
  }

  it('is made of its VAT number, from the number on that it says', async () => {
    expect(numberOf((await next()).ufi)).toEqual(['SE556036079301', 40])
  })

  it('is made once, however many ask at once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, next))
    expect(new Set(made.map(({ ufi }) => ufi)).size).toBe(20)
    expect(Math.max(...made.map(({ formulation }) => formulation))).toBe(60)
  })

  it('has a number above all that stand in records and drafts', async () => {
    await editors.store(7001, { ufi: makeUfi('SE556036079301', 500) })
    expect((await next()).formulation).toBe(501)
    const { body } = await editor('POST', '/api/v1/products', { name: 'Drafted' })
    const { record, revision } = (await editor('GET', draftOf(body.synonymId))).body
    const saved = await editor('PUT', draftOf(body.synonymId), { revision, record: { ...record, ufi: makeUfi('SE556036079301', 900) } })
    expect(saved.status).toBe(200)
    expect((await next()).formulation).toBe(901)
    await editors.store(7002, { ufi: makeUfi('DE123456789', 5000) })
    expect((await next()).formulation).toBe(902)
  })

  it('is not made of the number of a country that has none, which a company may have nevertheless', async () => {
    expect((await put({ vatNumber: 'CHE-123.456.789 MWST' })).status).toBe(200)
    const { status, body } = await editor('POST', '/api/v1/workgroup/ufi')
    expect([status, body.reasons[0].code]).toEqual([409, 'vatMakesNoUfi'])
    expect((await put({ vatNumber: 'NO 958 473 621 MVA' })).status).toBe(200)
    expect(numberOf((await next()).ufi)?.[0]).toBe('NO958473621')
  })

  it('is not made by a viewer', async () => {
    expect((await editors.as('viewer')('POST', '/api/v1/workgroup/ufi')).status).toBe(403)
  })
})
