import { describe, expect, it } from 'vitest'
import { insertWorkgroup } from '../../server/auth/queries.ts'
import { addAccount, password } from '../account.ts'
import { chooseOption } from './choose-option.ts'
import { waitUntilLoaded } from './open-browser.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

describe('calls of a person who is signed in', () => {
  it.each(['/app/products', '/app/products/5010', '/app/shares', '/app/products/5010/edit'])(
    'carry the bearer after %s was loaded anew, which scripts cannot read from the cookie',
    async (address) => {
      const { page, complaints, close } = await open(address)
      const sent: { path: string; token: string | undefined }[] = []
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (pathname.startsWith('/api/v1/') && request.resourceType() === 'fetch')
          sent.push({ path: pathname, token: request.headers()['authorization'] })
      })
      await page.reload()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await expect.poll(() => sent.filter(({ path }) => path !== '/api/v1/auth/token').length).toBeGreaterThan(0)
      await waitUntilLoaded(page)
      for (const { path, token } of sent)
        if (path !== '/api/v1/auth/token') expect(`${path} ${token}`).toMatch(/ Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
      expect(await page.evaluate(() => document.cookie)).toBe('')
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/eyJ/)
      expect(complaints).toStrictEqual([])
      await close()
    },
  )

  it('ask for the token once, also where the group is changed and pages follow', async () => {
    const id = await insertWorkgroup(app.db, 'Second group', 'coatings')
    const { id: first } = await app.db.selectFrom('workgroups').select('id').orderBy('id').executeTakeFirstOrThrow()
    await addAccount(app, 'both@example.com', { [first]: 'owner', [id]: 'owner' })
    const { page, close } = await open('/app/products', {
      account: { username: 'both@example.com', password },
    })
    // The page to which signing in led asks for its own.
    await page.getByRole('rowheader').getByRole('link').first().waitFor()
    await waitUntilLoaded(page)
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`${app.origin}/app/products`)
    await page.waitForURL(/workgroup_id=/)
    await waitUntilLoaded(page)
    await chooseOption(page.getByLabel('Workgroup'), { text: 'Second group' })
    await expect.poll(() => page.getByRole('rowheader').getByRole('link').count()).toBe(0)
    await page.getByRole('navigation', { name: 'Workspace' }).getByRole('link', { name: 'Outgoing mail' }).click()
    await page.getByRole('heading', { level: 1, name: 'Outgoing mail' }).waitFor()
    await waitUntilLoaded(page)
    expect(requested.filter((path) => path === '/api/v1/auth/token')).toHaveLength(1)
    // Once for each group. The address got the first one late, which is the same list.
    expect(requested.filter((path) => path === '/api/v1/products')).toHaveLength(2)
    await close()
  })
})
