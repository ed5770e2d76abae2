/** The label's page, which shows what its editor set. */
import { describe, expect, it } from 'vitest'
import { waitUntilAlive } from './open-browser.ts'
import { pictureOf, queryOf, startLabelEditor } from './start-label-editor.ts'

const { app, open } = await startLabelEditor()

describe('the label’s page', () => {
  it('downloads what the editor set', async () => {
    const { page, close } = await open('/p/1001/en/ee/1?logoON=0')
    const single = await page.getByRole('link', { name: /^Single label/ }).getAttribute('href')
    const requested = new URL(single ?? '', app.origin)
    expect(requested.pathname).toBe('/api/v1/productLabelRender/pdf/-1001')
    const flags = 'logoON sinON ufiOFF opisOFF stavkiOFF adrOFF picOFF picMetCorrOFF vlusageON vlstorageON'
    for (const name of `dim emb font fontPN padL padR padT padB qrON xlang pCodes labType timestamp ${flags}`.split(' '))
      expect(requested.searchParams.get(name), name).not.toBeNull()
    expect(Object.fromEntries(requested.searchParams)).toMatchObject({ dim: '7', qrON: '3', labType: '2', logoON: '0', lp: '1' })
    expect(await pictureOf(page)).toContain('dim=7&emb=3&day=today&font=')
    await page.getByRole('link', { name: 'Edit label' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ logoON: '0' })
    await page.getByRole('link', { name: 'Done' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ logoON: '0' })
    await close()
  })

  it('is found again as it was left, by way of every other page, and the other pages know nothing of it', async () => {
    const { page, complaints, close } = await open('/p/1001/en/ed/1?tab=more')
    await page.getByLabel(/^Leave out the description/).check()
    // The switch is still on its way when the page is left.
    for (const name of ['Home', 'Detail', 'Safety data sheet', 'Technical data sheet', 'Safety instructions']) {
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      await expect.poll(() => new URL(page.url()).search).toBe('')
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('?')
      const links = await page
        .getByRole('navigation', { name: 'Pages of the product' })
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(links.filter((link) => link.includes('?'))).toEqual(['/p/1001/en/ee/1?opisOFF=1'])
      if (name === 'Detail') await page.reload()
      await page.getByRole('navigation').getByRole('link', { name: 'Label', exact: true }).first().click()
      await expect.poll(() => queryOf(page)).toEqual({ opisOFF: '1' })
    }
    await page.reload()
    await waitUntilAlive(page)
    expect(queryOf(page)).toEqual({ opisOFF: '1' })
    await page.goBack()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/p/1001/en/ee/1')
    await expect.poll(() => queryOf(page)).toEqual({ opisOFF: '1' })
    await page.goto(`${app.origin}/p/1001/en/pd/1`)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Label/ })
      .click()
    await expect.poll(() => queryOf(page)).toEqual({ opisOFF: '1' })
    await page.getByRole('link', { name: 'Edit label' }).click()
    await page.getByRole('link', { name: 'Restore defaults' }).click()
    await expect.poll(() => queryOf(page)).toEqual({})
    await page.getByRole('navigation').getByRole('link', { name: 'Detail', exact: true }).first().click()
    await page.waitForURL('**/pi/1')
    await page.getByRole('navigation').getByRole('link', { name: 'Label', exact: true }).first().click()
    await page.waitForURL('**/ee/1')
    // Another product's label is another label.
    await page.goto(`${app.origin}/p/1002/en/pi/1`)
    const tabs = page.getByRole('navigation', { name: 'Pages of the product' })
    expect(await tabs.getByRole('link', { name: 'Label', exact: true }).getAttribute('href')).toBe('/p/1002/en/ee/1')
    expect(complaints).toEqual([])
    await close()
  })

  it('says that a product is for professional users only', async () => {
    const { page, close } = await open('/p/1010/en/ee/1')
    expect(await page.getByRole('main').innerText()).toContain('restricted to professional users')
    await close()
  })
})
