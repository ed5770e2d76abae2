/** A raw material changes: from its page to what it means, into the drafts and to the published sheets. */
import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, bearer, password, passwordGrant } from '../account.ts'
import type { Caller } from '../editors.ts'
import { cleanerOf, introduceWorkgroup, publishRecipe } from '../publish-recipe.ts'
import { chooseOption } from './choose-option.ts'
import { findBarriers } from './find-barriers.ts'
import { hasFocus } from './has-focus.ts'
import { expectNoSidewaysScrolling, screens } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

const group = await insertWorkgroup(app.db, 'Changes', 'coatings')
const account = { username: 'changes@example.com', password }
await addAccount(app, account.username, { [group]: 'owner' })
const signedIn = await app.fetch('/api/oauth2/token', {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(passwordGrant(account.username)).toString(),
})
const headers = bearer(await signedIn.json())

const owner: Caller = async (method, address, json) => {
  const answer = await app.fetch(address, {
    method,
    headers: { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? null : JSON.parse(text), headers: answer.headers }
}

await introduceWorkgroup(owner)
const surfactant = {
  kind: 'substance',
  name: 'Isotridecanol, ethoxylated',
  casNumber: '69011-36-5',
  classification: [{ class: 'Eye Irrit. 2 H319', source: 'sheet of the supplier' }],
}
await owner('POST', '/api/v1/own-substances', { key: 'surfactant', record: surfactant })
const components = [{ substance: 'surfactant', content: 100 }]
await owner('POST', '/api/v1/own-substances', { key: 'emulsifier', record: { kind: 'rawMaterial', name: 'Emulsifier LX 40', components } })
for (const [name, share] of Object.entries({ 'Tool cleaner': '20', 'Floor care': '5', 'Glass cleaner': '0.05' }))
  await publishRecipe(owner, name, cleanerOf(share))

describe('a change of a substance', () => {
  it('goes the whole way: changed, recalculated, taken into drafts, published with one reason', async () => {
    const { page, close } = await open('/app/substances', { account })
    await page.getByText('After a change of a substance you see here what it means').waitFor()
    await page.getByRole('link', { name: 'Isotridecanol, ethoxylated' }).click()
    await page.getByRole('heading', { name: 'Products that contain it: 3' }).waitFor()
    expect(await page.getByRole('row', { name: /^Tool cleaner/ }).innerText()).toMatch(/within Emulsifier LX 40[\s\S]*20/)
    await page.getByRole('textbox', { name: /^Classification/ }).fill('Eye Dam. 1 H318')
    await page.getByRole('button', { name: 'Change' }).click()
    await page.getByText('Saved. Products that use this: 3').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Recalculate (3)' }).click()
    await page.getByRole('heading', { name: 'What changes with Isotridecanol, ethoxylated' }).waitFor()
    await page.getByText('Label: 2 · sheet only: 0 · unchanged: 1 · not calculated: 0').waitFor()
    const strong = page.getByRole('row', { name: /Tool cleaner/ })
    expect(await strong.innerText()).toContain('Eye Irrit. 2 H319 becomes Eye Dam. 1 H318')
    expect(await findBarriers(page)).toEqual([])
    // What was worked out is there again.
    await page.reload()
    await page.getByRole('checkbox', { name: 'Floor care' }).uncheck()
    await page.getByRole('button', { name: 'Take into drafts (1)' }).click()
    await page.getByText('Published: 0 · in a draft: 1').waitFor()
    await page.getByRole('button', { name: 'Publish: Tool cleaner' }).click()
    const dialog = page.getByRole('dialog')
    const publish = dialog.getByRole('button', { name: 'Publish' })
    expect(await publish.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('The supplier classifies the emulsifier anew.')
    expect(await findBarriers(page)).toEqual([])
    await publish.click()
    await page.getByText('Published: 1 · in a draft: 0').waitFor()
    expect(await strong.innerText()).toContain('Version 2 is published')
    const found = await app.db
      .selectFrom('published_versions')
      .innerJoin('products', 'products.permalink_id', 'published_versions.permalink_id')
      .select(['name', 'number'])
      .where('workgroup_id', '=', group)
      .where('number', '>', 1)
      .execute()
    expect(found).toEqual([{ name: 'Tool cleaner', number: 2 }])
    // The other one with all that are left, and with the reason that was given before; it becomes hazardous and has no UFI yet.
    await page.getByRole('button', { name: 'Take into drafts (1)' }).click()
    await page.getByRole('button', { name: 'Publish (1)' }).click()
    expect(await dialog.getByRole('textbox').inputValue()).toBe('The supplier classifies the emulsifier anew.')
    await publish.click()
    const refused = page.getByRole('row', { name: /Floor care/ })
    await expect.poll(() => refused.innerText()).toContain('The check finds errors; it stays a draft.')
    await page.getByText('Published: 1 · in a draft: 1').waitFor()
    await close()
  }, 120_000)

  it('begins with a form that says everything of it, tells what is wrong in its place, and ends with what still contains it', async () => {
    const { page, close } = await open('/app/substances', { account })
    await page.getByRole('button', { name: 'New substance or raw material' }).click()
    const form = page.getByRole('dialog', { name: 'New substance or raw material' })
    const field = (name: string | RegExp) => form.getByRole('textbox', { name, exact: true })
    const first = form.getByRole('radio', { name: 'Substance' })
    await expect.poll(() => hasFocus(first)).toBe(true)
    await form.getByRole('radio', { name: 'Mixture' }).check()
    const values = { Name: 'Hardener base', 'EC number': '203-625-9', Supplier: 'Harz AG', 'Oral, mg/kg': 'much', 'M-factor, acute': '10' }
    for (const [name, value] of Object.entries(values)) await field(name).fill(value)
    await chooseOption(form.getByLabel('Name: Add a language'), 'fr')
    await field('Name, Français').fill('Durcisseur, base')
    await field('Flash point, °C').fill('24,5')
    await field(/^Classification/).fill('Skin Sens. 1 H317\nAcute Tox. 9')
    await form.getByRole('button', { name: 'Add: Specific limits' }).click()
    await field('Specific limits 1: Category').fill('Skin Sens. 1')
    await field('Specific limits 1: From').fill('0,5')
    await form.getByRole('combobox', { name: /^Components 1: Name/ }).fill('isotridecanol, ethoxylated')
    await field('Components 1: Content, %').fill('10–20')
    const save = form.getByRole('button', { name: 'Save now' })
    await save.click()
    await expect.poll(() => field('Oral, mg/kg').getAttribute('aria-invalid')).toBe('true')
    expect(await findBarriers(page)).toEqual([])
    await field('Oral, mg/kg').fill('1500')
    await expect.poll(() => field(/^Classification/).getAttribute('aria-invalid')).toBe('true')
    await field(/^Classification/).fill('Skin Sens. 1 H317')
    await save.click()
    await page.getByRole('heading', { name: 'Hardener base', level: 1 }).waitFor()
    const stored = await app.db.selectFrom('own_substances').select('record').execute()
    const record = stored.map((one) => one.record).find(({ name }) => name === 'Hardener base')
    expect(record).toEqual({
      kind: 'rawMaterial',
      name: 'Hardener base',
      names: { fr: 'Durcisseur, base' },
      ecNumber: '203-625-9',
      supplier: { name: 'Harz AG' },
      classification: [{ class: 'Skin Sens. 1 H317', source: 'Harz AG' }],
      limits: [{ class: 'Skin Sens. 1', from: 0.5 }],
      ate: { oral: 1500 },
      m: { acute: 10 },
      data: [{ property: 'flashPoint', value: 24.5 }],
      components: [{ substance: 'surfactant', content: { from: 10, to: 20 } }],
    })
    // What contains it keeps it, and is named.
    await page.goto(`${app.origin}/app/substances/used?key=emulsifier`)
    await page.getByRole('button', { name: 'Delete Emulsifier LX 40' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'Delete Emulsifier LX 40' }).click()
    await expect.poll(() => question.innerText()).toMatch(/is still a component of: .*Floor care.*Tool cleaner/)
    await page.goto(`${app.origin}/app/substances`)
    await page.getByRole('link', { name: 'Hardener base' }).click()
    await page.getByRole('button', { name: 'Delete Hardener base' }).click()
    await question.getByRole('button', { name: 'Delete Hardener base' }).click()
    await page.getByRole('heading', { name: 'Substances', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Emulsifier LX 40' }).waitFor()
    expect(await page.getByRole('link', { name: 'Hardener base' }).count()).toBe(0)
    await close()
  }, 120_000)

  it.each(screens)('fits on $name, in the dark too', async (screen) => {
    const { page, close } = await open('/app/substances', { account, screen, dark: true })
    await page.getByRole('link', { name: /^What changes with/ }).waitFor()
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    await page
      .getByRole('link', { name: /^What changes with/ })
      .first()
      .click()
    await page.getByRole('row', { name: /Tool cleaner/ }).waitFor()
    await expectNoSidewaysScrolling(page)
    expect(await findBarriers(page)).toEqual([])
    await close()
  })

  it('of the law is asked about all products at once', async () => {
    const { page, close } = await open('/app/substances', { account })
    await page.getByText(/^From .*2027.* entries of Annex VI change: \d+$/).waitFor()
    await page.getByRole('button', { name: 'What does that mean for our products?' }).click()
    await page.getByRole('heading', { name: /^What the law of .*2027.* changes$/ }).waitFor()
    await page.getByText('Label: 0 · sheet only: 0 · unchanged: 3 · not calculated: 0').waitFor()
    await close()
  })

  it('that is announced stands above the products as soon as it concerns one of them', async () => {
    const { body } = await owner('POST', '/api/v1/products', { name: 'Hardener' })
    // (EU) 2025/1222: isophorone diisocyanate among others, from 1 February 2027.
    const rows = [
      { key: 'a', name: 'IPDI', cas: '4098-71-9', share: '0.4' },
      { key: 'b', name: 'Water', cas: '7732-18-5', share: '99.6' },
    ]
    await owner('PUT', `/api/v1/products/${body.synonymId}/recipe`, { revision: 0, recipe: { rows, physicalState: 'liquid' } })
    const { page, close } = await open('/app/products', { account })
    await page.getByText('Products that contain one of them: 1').waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'What does that mean for our products?' }).click()
    await page.getByRole('heading', { name: /^What the law of .*2027.* changes$/ }).waitFor()
    await page.getByText('Label: 1 · sheet only: 0 · unchanged: 3 · not calculated: 0').waitFor()
    await page.getByRole('link', { name: 'Products', exact: true }).click()
    await page.getByRole('link', { name: 'Products that change: 1' }).click()
    await page.getByRole('row', { name: /Hardener/ }).waitFor()
    await close()
  })

  it('is followed on a line so slow that the next look would come before the answer to the last', async () => {
    const { page, close } = await open('/app/substances', { account })
    let looks = 0
    await page.route(/\/recalculations\/\d+$/, async (route) => {
      const { body } = await owner('GET', new URL(route.request().url()).pathname)
      await new Promise((resolve) => setTimeout(resolve, 1300))
      looks += 1
      const running = looks < 3 ? { state: 'running', done: looks, total: 3 } : {}
      await route.fulfill({ json: { ...body, ...running } }).catch(() => undefined)
    })
    await page
      .getByRole('link', { name: /^What changes with/ })
      .first()
      .click()
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    expect(looks).toBe(3)
    await close()
  })

  it.each(['/app/substances/used?cas=67-64-1', '/app/substances/used?key=nothing-like-it', '/app/recalculations/999999'])(
    'is looked for in vain at %s, where a heading, a sentence and a way back stand',
    async (address) => {
      const { page, complaints, close } = await open('/app/substances', { account })
      await page.goto(`${app.origin}${address}`)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      expect(await page.getByRole('alert').innerText()).not.toBe('')
      expect(complaints.filter((one) => !/status of 40[04]/.test(one))).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Substances' }).click()
      await page.getByRole('heading', { level: 1, name: 'Substances' }).waitFor()
      await close()
    },
  )

  it('offers to clear what was looked for, of which the workgroup in the address is no part', async () => {
    const { page, close } = await open('/app/substances', { account })
    const clear = page.getByRole('link', { name: 'Clear search and filters' })
    for (const [search, offered] of [['?cas=67-64-1', 1] as const, ['', 0] as const]) {
      await page.goto(`${app.origin}/app/substances/used${search}`)
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
      await page.waitForURL(/workgroup_id=/)
      await expect.poll(() => clear.count()).toBe(offered)
    }
    await close()
  })
})
