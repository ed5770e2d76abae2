import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { addAccount, bearer, signIn } from '../../tests/account.ts'
import { findBrandByHost } from '../../shared/brands.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'

let api: TestApi
let member: Record<string, string>
let stranger: Record<string, string>
let ofBoth: Record<string, string>
let others: string
beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  const group = await api.services.db.selectFrom('products').select('workgroup_id').limit(1).executeTakeFirstOrThrow()
  const other = await api.services.db
    .insertInto('workgroups')
    .values({ name: 'Other', brand: 'coatings' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addAccount(api, 'member@example.org', { [group.workgroup_id]: 'viewer' })
  await addAccount(api, 'stranger@example.org', { [other.id]: 'owner' })
  others = String(other.id)
  await addAccount(api, 'both@example.org', { [other.id]: 'viewer', [group.workgroup_id]: 'viewer' })
  ofBoth = bearer(await signIn(api, 'both@example.org'))
  member = bearer(await signIn(api, 'member@example.org'))
  stranger = bearer(await signIn(api, 'stranger@example.org'))
}, 120_000)

const filesOf = async (answer: Response) => unzipSync(new Uint8Array(await answer.arrayBuffer()))
const synonymOf = async (permalinkId: number) =>
  String((await api.services.db.selectFrom('synonyms').select('id').where('permalink_id', '=', permalinkId).executeTakeFirstOrThrow()).id)

describe('GET label/docx', () => {
  it('gives a member of the product’s group the label as a Word file of its size', async () => {
    const answer = await api.ask('/api/v1/label/docx/-1001?dim=7&emb=3&xlang=2&lp=1', { headers: member })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document')
    expect(answer.headers.get('content-disposition')).toContain('Label_148x210_Norvik PU Clear Lacquer 2K.docx')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const document = strFromU8((await filesOf(answer))['word/document.xml'] ?? new Uint8Array())
    expect(document).toContain('Flüssigkeit und Dampf entzündbar.')
    // 148 mm in twentieths of a point
    expect(document).toMatch(/<w:pgSz w:w="839[01]"/)
  })

  it('has a size of its own too, on a page of it and several on A4', async () => {
    const document = async (query: string) => {
      const answer = await api.ask(`/api/v1/label/docx/-1011?w=70&h=95.5&emb=1&xlang=1&${query}`, { headers: member })
      expect(answer.status).toBe(200)
      return strFromU8((await filesOf(answer))['word/document.xml'] ?? new Uint8Array())
    }
    const twips = (millimetres: number) => Math.round((millimetres / 25.4) * 1440)
    expect(await document('lp=1')).toContain(`<w:pgSz w:w="${twips(70)}" w:h="${twips(95.5)}"`)
    expect((await document('')).split(`<w:gridCol w:w="${twips(70)}"/>`).length).toBeGreaterThan(2)
  })

  it.each([
    ['no product', '/api/v1/label/docx/-x', true, 404],
    ['nobody', '/api/v1/label/docx/-1001', false, 401],
    ['an unknown product', '/api/v1/label/docx/-999999', true, 404],
    ['a bad option', '/api/v1/label/docx/-1001?dim=0', true, 400],
    ['a fold-out label', '/api/v1/label/docx/-1001?dim=7&fold=2&xlang=1', true, 400],
    ['a product code of another product', '/api/v1/label/docx/-1001?pCodes=70600', true, 400],
    ['more labels than Word takes', '/api/v1/label/docx/-1001?copies=101', true, 400],
    ['a label that does not fit', '/api/v1/label/docx/-1003?dim=4&emb=3&lp=1', true, 422],
  ])('refuses %s', async (_name, address, signedIn, status) => {
    const answer = await api.ask(address, { headers: signedIn ? member : {} })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code: 'default', id: expect.stringMatching(/^[a-z0-9]{3}$/) })
  })
})

describe('GET label/zpl', () => {
  it('gives a member of the product’s group the label for a printer, in its size and the requested number of copies', async () => {
    const answer = await api.ask('/api/v1/label/zpl/-1001?dim=7&emb=3&xlang=2&dpi=300&copies=12', { headers: member })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/zpl')
    expect(answer.headers.get('content-disposition')).toContain('Label_148x210_Norvik PU Clear Lacquer 2K.zpl')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const zpl = await answer.text()
    for (const command of [`^PW${148 * 12}\n`, `^LL${210 * 12}\n`, '^PQ12\n', '^FH^FDFl_C3_BCssigkeit^FS', '^GFA,'])
      expect(zpl).toContain(command)
    const usual = await api.ask('/api/v1/label/zpl/-1001?dim=7&emb=3&xlang=2', { headers: member })
    expect(await usual.text()).toContain(`^PW${148 * 8}\n`)
    expect(usual.headers.get('etag')).not.toBe(answer.headers.get('etag'))
  })

  it('leaves out the frames of pictograms that the material has', async () => {
    const lengthOf = async (query: string) =>
      (await (await api.ask(`/api/v1/label/zpl/-1001?dim=7&emb=3&xlang=2${query}`, { headers: member })).text()).length
    expect(await lengthOf('&frameOFF=1')).toBeLessThan(await lengthOf(''))
  })

  it('does not find the product of another group', async () => {
    const answer = await api.ask('/api/v1/label/zpl/-1001?dim=7&emb=3&xlang=2', { headers: stranger })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ reasons: [{ path: 'id', code: 'notFound' }] })
  })

  it.each([
    ['nobody', '', false, 401, undefined],
    ['a resolution that no printer has', 'dpi=72', true, 400, { path: 'dpi', code: 'notAChoice' }],
    ['a label that is too large for the resolution', 'w=210&h=297&dpi=600', true, 400, { path: 'dpi', code: 'tooLarge' }],
    ['a fold-out label', 'dim=7&fold=2&xlang=1', true, 400, { path: 'fold', code: 'notOffered' }],
    ['a label that does not fit', 'dim=4&emb=3', true, 422, { path: 'dim', code: 'textTooHigh' }],
  ])('refuses %s', async (_name, query, signedIn, status, reason) => {
    const answer = await api.ask(`/api/v1/label/zpl/-1003?${query}`, { headers: signedIn ? member : {} })
    expect(answer.status).toBe(status)
    if (reason) expect(await answer.json()).toMatchObject({ reasons: [reason] })
  })
})

describe('GET label/docx of another group', () => {
  const address = '/api/v1/label/docx/-1001?dim=7&emb=3&xlang=2&lp=1'

  it('does not find the product, and says no more than for one that does not exist', async () => {
    const answer = await api.ask(address, { headers: stranger })
    expect(answer.status).toBe(404)
    const body: unknown = await answer.json()
    expect(body).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path: 'id', code: 'notFound' }] })
    expect(answer.headers.get('content-disposition')).toBeNull()
  })

  it('gives the label to a person in both groups: by a link, which names no group, but not in the name of the other group', async () => {
    for (const host of [api.host, api.host.replace('coatings', 'safety')]) {
      const answer = await api.ask(address, { headers: ofBoth, host })
      expect(answer.status).toBe(200)
      const document = strFromU8((await filesOf(answer))['word/document.xml'] ?? new Uint8Array())
      expect(document).toContain('Flüssigkeit und Dampf entzündbar.')
    }
    const { workgroupHeader } = findBrandByHost(api.host, api.services.brands)
    const named = await api.ask(address, { headers: { ...ofBoth, [workgroupHeader]: others } })
    expect(named.status).toBe(404)
    expect((await api.ask(address, { headers: { ...stranger, [workgroupHeader]: '999999' } })).status).toBe(403)
  })
})

describe('POST label/nice_label', () => {
  const post = async (body: object, headers = member) =>
    api.ask('/api/v1/label/nice_label', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('gives a spreadsheet with a row for every product code and language', async () => {
    const answer = await post({ synonym_id: await synonymOf(1008), xlang: ['2', '6'], vlusageON: '1' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain('.xlsx"')
    const files = await filesOf(answer)
    const strings = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())
    expect(strings).toContain('Flüssigkeit und Dampf leicht entzündbar.')
    expect(strings).toContain('Lahko vnetljiva tekočina in hlapi.')
    const codes = await api.services.db
      .selectFrom('product_codes')
      .innerJoin('synonyms', 'synonyms.id', 'synonym_id')
      .select('product_codes.id')
      .where('permalink_id', '=', 1008)
      .execute()
    const rows = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array()).match(/<row /g) ?? []
    // Two of its codes have the same text, and share one label.
    expect(rows.length).toBe(1 + 2 * (codes.length - 1))
  })

  const stringsOf = async (answer: Response) => strFromU8((await filesOf(answer))['xl/sharedStrings.xml'] ?? new Uint8Array())

  it('follows the label options: codes, content, parts that are switched off, QR code and info text; the size does not matter', async () => {
    const id = await synonymOf(1006)
    const ofSize = { dim: '1', emb: '5', font: '24', padL: '40', padR: '40', labType: '2', timestamp: '1' }
    const ofText = { pCodes: '70600', vseb: '750 ml', info: 'Lid upwards', QR: '1', picOFF: '1', ufiOFF: '1', adrOFF: '1' }
    const answer = await post({ synonym_id: id, xlang: ['1'], ...ofSize, ...ofText })
    expect(answer.status).toBe(200)
    const said = await stringsOf(answer)
    for (const text of ['NV-EP210-010', '750 ml', 'Lid upwards', '/p/1006/en/gh/1']) expect(said).toContain(text)
    for (const text of ['NV-EP210-040', '4 l', 'GHS05', 'UN 2735', '>UFI']) expect(said).not.toContain(text)
    const full = await stringsOf(await post({ synonym_id: id, xlang: ['1'] }))
    for (const text of ['NV-EP210-010', 'NV-EP210-040', '4 l', 'GHS05', 'UN 2735']) expect(full).toContain(text)
  })

  it('names the rules that its rows follow, but none about sizes and letters', async () => {
    const rulesOf = async (body: object) => (await post({ synonym_id: await synonymOf(1003), ...body })).headers.get('label-rules')
    expect(await rulesOf({ xlang: ['1'] })).toBeNull()
    expect(await rulesOf({ xlang: ['1'], vseb: '100 ml', reliefON: '1' })).toBe('"CLP Article 29(2); Annex I, 1.5.2.1.1";option=reliefON')
  })

  it.each([
    ['copies', { copies: '2' }],
    ['lp', { lp: '1' }],
    ['fold', { fold: '4' }],
    ['reliefON', { reliefON: '1', vseb: '2 l' }],
    ['w', { w: '5', h: '50' }],
    ['colour', { colour: 'red' }],
    ['pCodes', { pCodes: '1' }],
    ['QR', { QR: '9' }],
    ['xlang', { xlang: ['6', '1'] }, 1012],
  ])('refuses by name what it cannot express: %s', async (path, requested, product = 1008) => {
    const answer = await post({ synonym_id: await synonymOf(product), ...requested })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SIDE', reasons: [{ path, message: expect.stringMatching(/.+/) }] })
  })

  it('treats empty values of a form as absent', async () => {
    expect((await post({ synonym_id: await synonymOf(1008), lp: '', copies: '', pCodes: '', xlang: '' })).status).toBe(200)
  })

  it('does not find a product of another workgroup', async () => {
    expect((await post({ synonym_id: await synonymOf(1008), xlang: ['2'] }, stranger)).status).toBe(404)
  })

  it('accepts a form too', async () => {
    const answer = await api.ask('/api/v1/label/nice_label', {
      method: 'POST',
      headers: { ...member, 'content-type': 'application/x-www-form-urlencoded' },
      body: `synonym_id=${await synonymOf(1001)}&xlang[]=1`,
    })
    expect(answer.status).toBe(200)
  })

  it('returns the same file for numbers and booleans as for their texts', async () => {
    const id = await synonymOf(1008)
    const texts = await post({ synonym_id: id, xlang: ['1', '2'], opisOFF: '1', vlusageON: '0' })
    const values = await post({ synonym_id: Number(id), xlang: [1, 2], opisOFF: true, vlusageON: 0 })
    expect([texts.status, values.status]).toStrictEqual([200, 200])
    expect(values.headers.get('etag')).toBe(texts.headers.get('etag'))
    const all = await post({ synonym_id: Number(id), xlang: 1, opisOFF: false })
    expect(all.status).toBe(200)
    expect(all.headers.get('etag')).not.toBe(texts.headers.get('etag'))
  })

  it.each([
    ['nobody', { synonym_id: '1' }, false, 401],
    ['no synonym', {}, true, 400],
    ['a synonym that is none', { synonym_id: 'x' }, true, 404],
    ['an unknown language', { synonym_id: '1', xlang: ['99'] }, true, 400],
  ])('refuses %s', async (_name, body, signedIn, status) => {
    expect((await post(body, signedIn ? member : {})).status).toBe(status)
  })
})
