/** The relief for packages up to 125 ml: proposed with its rule, chosen by a person, and never taken in silence. */
import { describe, expect, it } from 'vitest'
import { pictureOf, queryOf, rowOf, startLabelEditor } from './start-label-editor.ts'

const { open } = await startLabelEditor()
const thinner = '/p/1003/en/ed/1'

describe('the relief for small packages', () => {
  it('is proposed with what it leaves out and by which rule, and taken by a person who chooses it', async () => {
    const { page, complaints, close } = await open(`${thinner}?vseb=100+ml&emb=1`)
    const report = page.getByRole('main')
    const proposed = report.getByText(/may leave out: H225, H315, H319/)
    await expect.poll(() => proposed.isVisible()).toBe(true)
    expect(await report.innerText()).toContain('CLP Article 29(2); Annex I, 1.5.2.1.1')
    expect(await pictureOf(page)).toContain('reliefON=0')
    await report.getByRole('link', { name: 'Leave this out' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ vseb: '100 ml', emb: '1', reliefON: '1' })
    await expect.poll(() => report.getByText(/^Left out, since .*: H225, H315, H319/).isVisible()).toBe(true)
    await expect.poll(() => pictureOf(page)).toContain('reliefON=1')
    await report.getByRole('link', { name: 'Show everything' }).click()
    await expect.poll(() => queryOf(page)).toEqual({ vseb: '100 ml', emb: '1' })
    await expect.poll(() => proposed.isVisible()).toBe(true)
    expect(complaints).toEqual([])
    await close()
  })

  it('ends with a content of more than 125 ml, and the page says so', async () => {
    const { page, complaints, close } = await open(`${thinner}?vseb=100+ml&emb=1&reliefON=1`)
    await rowOf(page, 'Content of the pack').click()
    const dialog = page.getByRole('dialog', { name: 'Content of the pack' })
    await dialog.getByLabel('Content of the pack').fill('250 ml')
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect.poll(() => page.getByText(/left out: Relief for packages up to 125.ml/).isVisible()).toBe(true)
    await expect.poll(() => pictureOf(page)).toContain('reliefON=0')
    expect(queryOf(page)['reliefON']).toBeUndefined()
    // no picture is asked for that the server would refuse
    expect(complaints).toEqual([])
    await close()
  })
})
