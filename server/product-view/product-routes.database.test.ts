/** A product over HTTP: its detail for everybody and for its workgroup, and its permanent link as a file. */
import decodeQR from 'qr/decode.js'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { startCatalogue } from '../../tests/start-catalogue.ts'
import { productDetail } from '../../shared/product-detail.ts'

const { api, requested, get } = await startCatalogue()

const detailOf = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await get(address, headers)
  expect(answer.status).toBe(200)
  return productDetail.strict().parse(await answer.json())
}

describe('the detail by permanent link', () => {
  it('has the product’s names, dates, versions and languages', async () => {
    const { basic, edit_param, validLangs, label } = await detailOf('/api/v1/products/-1001/detail')
    expect(basic).toMatchObject({
      id: 1001,
      text: 'Norvik PU Clear Lacquer 2K',
      brand_style: 'coatings',
      created_lbl: 'Date of compilation',
      revision_lbl: 'Revision',
      synonym: { synonym_id: 5010 },
    })
    expect(basic.versions.map(({ id }) => id)).toStrictEqual([3, 2, 1])
    expect(basic.revision).toBe(basic.versions[0]?.revision)
    expect(basic.tds_versions.map(({ version }) => version)).toStrictEqual([2, 1])
    expect(edit_param).toMatchObject({ sds_exists: true, tds_exists: true, tds_enabled: true, sds: true, lbl: true, ipi: true })
    expect(edit_param.languages).toHaveLength(24)
    expect(edit_param.languages.filter(({ valid }) => valid).map(({ id }) => id)).toStrictEqual(validLangs)
    expect(edit_param.defaults).toMatchObject({ label_dim: 7, package_size: 3, padT: 6, QR: 3, font_size_title: expect.any(Number) })
    expect(label.label_dim['4']).toStrictEqual({ width: 105, height: 74 })
  })

  it('carries the logo and a QR code of the permanent link', async () => {
    const { basic } = await detailOf('/api/v1/products/-1001/detail')
    expect(basic.logo).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = Buffer.from(basic.qr.replace(/^data:[^,]*,/, ''), 'base64')
    const { data, info } = await sharp(svg, { density: 600 })
      .flatten({ background: '#fff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(decodeQR({ width: info.width, height: info.height, data })).toBe(basic.permalink)
  })

  it('has its texts in the requested language', async () => {
    const german = await detailOf('/api/v1/products/-1003/detail?lang=2')
    expect(german.clasification.data['Flam. Liq. 2']?.[0]).toStrictEqual({
      rshp_id: 'H225',
      text: 'Flüssigkeit und Dampf leicht entzündbar.',
    })
    expect(german.recommended_use.title).toBe('Empfohlene Verwendung')
    expect(german.supplier.country).not.toMatch(/Germany/)
  })

  it('says for each hazard statement whether the label has it', async () => {
    const { rshp, general_use, health_safety } = await detailOf('/api/v1/products/-1010/detail')
    expect(rshp.data.find(({ rshp_id }) => rshp_id === 'H350')).toMatchObject({ rset: 'H', inLabl: true, standard: 'clp,osha' })
    expect(general_use).toBe(false)
    expect(health_safety.signal_word).toBe('Danger')
    expect(health_safety.pictograms.filter(({ inProd }) => inProd).map(({ url }) => url)).toContain(
      `http://${api.host}/pictograms/GHS08.svg`,
    )
    const paint = await detailOf('/api/v1/products/-1004/detail')
    expect(paint.rshp.data.map(({ rset, rshp_id }) => `${rset} ${rshp_id}`)).toContain('E EUH208')
    expect(paint.general_use).toBe(true)
  })

  it('shows neither substances nor materials nor the mixer, to nobody', async () => {
    for (const headers of [{}, requested.editor]) {
      const detail = await detailOf('/api/v1/products/-1015/detail', headers)
      expect([detail.substances.data, detail.materials, detail.steps.formulation_mixer]).toStrictEqual([[], [], []])
      expect(detail.parameter_edit.edit).toBe(false)
    }
  })

  it('is the same with m, and 304 for a caller who has it', async () => {
    const answer = await get('/api/v1/products/-1001/detail?m')
    expect(answer.status).toBe(200)
    const etag = answer.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"/)
    const again = await get('/api/v1/products/-1001/detail', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toStrictEqual([304, ''])
  })

  it('is composed once for many simultaneous requests, and sent compressed', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get('/api/v1/products/-1009/detail', { 'accept-encoding': 'gzip, br' })),
    )
    expect(
      new Set(answers.map(({ status, headers }) => `${status} ${headers.get('content-encoding')} ${headers.get('vary')}`)),
    ).toStrictEqual(new Set(['200 br accept-encoding']))
    const [bytes = Buffer.alloc(0)] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({ basic: { id: 1009 } })
    expect((await get('/api/v1/products/-1009/detail', { 'accept-encoding': 'br;q=0' })).headers.has('content-encoding')).toBe(false)
  })

  it.each([
    ['/api/v1/products/-999999/detail', 404, 'id'],
    ['/api/v1/products/-abc/detail', 404, 'id'],
    ['/api/v1/products/--1/detail', 404, 'id'],
    ['/api/v1/products/-1016/detail', 404, 'id'],
    ['/api/v1/products/-1001/detail?lang=25', 400, 'lang'],
    ['/api/v1/products/-1001/detail?lang=de', 400, 'lang'],
  ])('%s is refused by naming the field', async (address, status, path) => {
    const answer = await get(address)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path }] })
  })
})

describe('the detail by synonym', () => {
  it('gives substances, materials and the mixer to editors', async () => {
    const kit = await detailOf('/api/v1/products/5150/detail', requested.editor)
    expect(kit.basic.synonym).toStrictEqual({ synonym_id: 5150, articles: [{ code: 'PUK-4485-006', synonym_code_id: 71500 }] })
    const mixer = kit.steps.formulation_mixer
    const materials = mixer.filter(({ type }) => type === 'M')
    expect(materials.map(({ child_id, content, volume, price }) => ({ child_id, content, volume, price }))).toStrictEqual([
      { child_id: 1001, content: 82.36, volume: 5, price: 96.5 },
      { child_id: 1002, content: 17.64, volume: 1, price: 34.8 },
    ])
    expect(mixer[0]).toMatchObject({ type: 'N', child_source: 'instruction', product_name: null })
    expect(mixer[0]?.instruction).toContain('18')
    expect(kit.materials[0]).toMatchObject({ product_name: 'Norvik PU Clear Lacquer 2K', content: 82.36 })
    expect(kit.materials[0]?.hazards).toContain('H226')
    expect(kit.substances.data[0]?.casnr).toMatch(/^\d+-\d\d-\d$/)
    expect(kit.parameter_edit).toStrictEqual({ edit: true, sds_edit: true, tds_edit: true, label_edit: true })
  })

  it('keeps them from viewers', async () => {
    const kit = await detailOf('/api/v1/products/5150/detail', requested.viewer)
    expect([kit.substances.data, kit.materials, kit.steps.formulation_mixer]).toStrictEqual([[], [], []])
    expect(kit.parameter_edit.edit).toBe(false)
    expect(kit.parameters_preview.SE09a?.length).toBeGreaterThan(3)
  })

  it('has a withdrawn product, and a published version to compare with', async () => {
    const [{ id: withdrawn } = { id: 0 }] = await api.services.db
      .selectFrom('synonyms')
      .select('id')
      .where('permalink_id', '=', 1016)
      .execute()
    expect((await detailOf(`/api/v1/products/${withdrawn}/detail`, requested.viewer)).basic.status).toBe('withdrawn')
    const [first, present] = await Promise.all(
      ['?version=1', ''].map((query) => detailOf(`/api/v1/products/5010/detail${query}`, requested.editor)),
    )
    expect(first?.substances.data).not.toStrictEqual(present?.substances.data)
  })

  it.each([
    ['without a token', '/api/v1/products/5010/detail', 'nobody', 401, 'AUTHENTICATION_ERROR'],
    ['another group’s product', '/api/v1/products/5010/detail', 'stranger', 404, 'CLIENT_SIDE'],
    ['an unknown synonym', '/api/v1/products/99999999/detail', 'viewer', 404, 'CLIENT_SIDE'],
    ['a malformed id', '/api/v1/products/5010.0/detail', 'viewer', 404, 'CLIENT_SIDE'],
    ['an unknown version', '/api/v1/products/5010/detail?version=99', 'viewer', 404, 'CLIENT_SIDE'],
    ['a malformed version', '/api/v1/products/5010/detail?version=x', 'viewer', 400, 'CLIENT_SIDE'],
  ] as const)('refuses %s', async (_name, address, who, status, type) => {
    const answer = await get(address, who === 'nobody' ? {} : requested[who])
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ type })
  })
})

describe('the permanent link as a file', () => {
  it.each(['png', 'jpeg'])('is a QR code as %s that leads to the product', async (type) => {
    const answer = await get(`/api/v1/products/-1001/link/${type}`)
    expect(answer.headers.get('content-type')).toBe(`image/${type}`)
    const { data, info } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBe(709)
    expect(decodeQR({ width: info.width, height: info.height, data })).toMatch(/\/p\/1001$/)
  })

  it('is sent in part to a caller who requests a range', async () => {
    const address = '/api/v1/products/-1001/link/png'
    const whole = await get(address)
    const bytes = Buffer.from(await whole.arrayBuffer())
    expect([whole.status, whole.headers.get('accept-ranges')]).toStrictEqual([200, 'bytes'])
    const part = await get(address, { range: 'bytes=1-3' })
    expect([part.status, part.headers.get('content-range'), await part.text()]).toStrictEqual([206, `bytes 1-3/${bytes.length}`, 'PNG'])
    const changed = await get(address, { range: 'bytes=1-3', 'if-range': '"another"' })
    expect([changed.status, (await changed.arrayBuffer()).byteLength]).toStrictEqual([200, bytes.length])
    const beyond = await get(address, { range: `bytes=${bytes.length}-` })
    expect([beyond.status, beyond.headers.get('content-range')]).toStrictEqual([416, `bytes */${bytes.length}`])
    expect(await beyond.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'range' }] })
  })

  it('is an Internet shortcut as url', async () => {
    const answer = await get('/api/v1/products/-1001/link/url')
    expect(await answer.text()).toMatch(/^\[InternetShortcut\]\r\nURL=http:\/\/coatings\.localhost:\d+\/p\/1001\r\n$/)
    expect(answer.headers.get('content-disposition')).toContain('filename="Link_Norvik PU Clear Lacquer 2K.url"')
  })

  it.each(['exe', 'svg', 'constructor', '..%2f'])('refuses %s', async (type) => {
    const answer = await get(`/api/v1/products/-1001/link/${type}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'type' }] })
  })
})
