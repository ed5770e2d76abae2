import { describe, expect, it } from 'vitest'
import { expectSaved, nameOf, noticeOf, openConflict } from './editor-parts.ts'
import { findBarriers } from './find-barriers.ts'
import { startWorkspace } from './start-workspace.ts'

const { app, open } = await startWorkspace()

describe('editing at the same time', () => {
  it('tells two editors of each other, and loses nothing of either', async () => {
    const [one, two] = [await open('/app/products/5070/edit'), await open('/app/products/5070/edit')]
    await nameOf(one.page).fill('First editor')
    await expectSaved(one.page)
    await nameOf(two.page).fill('Second editor')
    const dialog = await openConflict(two.page)
    expect(await dialog.innerText()).toContain('First editor')
    await dialog.getByRole('button', { name: 'Go on with mine' }).click()
    await expectSaved(two.page)
    await two.page.reload()
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Second editor')
    await one.close()
    await two.close()
  })
})

describe('a conflict that meets a person who types', () => {
  it('opens under nobody’s fingers, and has what was written since', async () => {
    const [one, two] = [await open('/app/products/5080/edit'), await open('/app/products/5080/edit')]
    await nameOf(two.page).click()
    await nameOf(two.page).press('ControlOrMeta+a')
    await nameOf(one.page).fill('Of the first')
    await expectSaved(one.page)
    await two.page.keyboard.type('Of the second')
    await noticeOf(two.page).waitFor()
    // A blank would press the button of a dialog.
    await two.page.keyboard.type(' who goes on')
    const conflict = await openConflict(two.page)
    expect(await conflict.getByRole('list', { name: 'Changed by you' }).innerText()).toMatch(/Of the second who goes on/)
    await conflict.getByRole('button', { name: 'Go on with mine' }).click()
    await expectSaved(two.page)
    expect(await nameOf(two.page).inputValue()).toBe('Of the second who goes on')
    await two.page.reload()
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Of the second who goes on')
    // What was written before the conflict is the beginning of what is saved, and is not kept besides.
    expect(await two.page.getByRole('button', { name: 'Show' }).count()).toBe(0)
    await one.close()
    await two.close()
  })
})

describe('a draft that was kept aside', () => {
  it('says in words what it holds, and can be taken over or dismissed', async () => {
    const [one, two] = [await open('/app/products/5070/edit'), await open('/app/products/5070/edit')]
    await nameOf(one.page).fill('Of the first')
    await expectSaved(one.page)
    await nameOf(two.page).fill('Of the second')
    const conflict = await openConflict(two.page)
    // Who must decide cannot close the question.
    await two.page.keyboard.press('Escape')
    await two.page.keyboard.press('Escape')
    await two.page.keyboard.press('Escape')
    expect(await conflict.isVisible()).toBe(true)
    expect(await conflict.getByRole('list', { name: 'Changed by the other' }).innerText()).toMatch(/^Name\s[^]*Of the first/)
    expect(await findBarriers(two.page)).toEqual([])
    await conflict.getByRole('button', { name: 'Go on with theirs' }).click()
    await expectSaved(two.page)
    await two.page.reload()
    await two.page.getByRole('button', { name: 'Show' }).click()
    const aside = two.page.getByRole('dialog', { name: 'Drafts that were kept' })
    await expect.poll(() => aside.innerText()).toMatch(/Name\s+Of the first\s+Of the second/)
    expect(await findBarriers(two.page)).toEqual([])
    await aside.getByRole('button', { name: 'Go on with this draft' }).click()
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Of the second')
    await expectSaved(two.page)
    await expect.poll(() => two.page.getByRole('button', { name: 'Show' }).count()).toBe(0)
    await nameOf(one.page).fill('Once more')
    await (await openConflict(one.page)).getByRole('button', { name: 'Go on with theirs' }).click()
    await expectSaved(one.page)
    await one.page.reload()
    await one.page.getByRole('button', { name: 'Show' }).click()
    await one.page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click()
    await expect.poll(() => one.page.getByRole('dialog').count()).toBe(0)
    await one.page.reload()
    await nameOf(one.page).waitFor()
    expect(await one.page.getByRole('button', { name: 'Show' }).count()).toBe(0)
    await one.close()
    await two.close()
  })
})

describe('two changes that fit together', () => {
  it('are both taken, and nothing is offered again', async () => {
    const [one, two] = [await open('/app/products/5090/edit'), await open('/app/products/5090/edit')]
    await nameOf(one.page).fill('Of the first')
    await expectSaved(one.page)
    await two.page.getByRole('textbox', { name: 'UFI', exact: true }).first().fill('of the second')
    await (await openConflict(two.page)).getByRole('button', { name: 'Take both' }).click()
    await expectSaved(two.page)
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Of the first')
    expect(await two.page.getByRole('textbox', { name: 'UFI', exact: true }).first().inputValue()).toBe('of the second')
    await two.page.reload()
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Of the first')
    expect(await two.page.getByRole('button', { name: 'Show' }).count()).toBe(0)
    await one.close()
    await two.close()
  })
})

describe('publishing what somebody else has changed meanwhile', () => {
  const versions = async () =>
    (await app.db.selectFrom('published_versions').select('number').where('permalink_id', '=', 1002).where('kind', '=', 'sds').execute())
      .length
  async function openBoth() {
    const [one, two] = [await open('/app/products/5020/edit'), await open('/app/products/5020/edit')]
    await nameOf(one.page).waitFor()
    await nameOf(two.page).waitFor()
    const publishing = two.page.getByRole('dialog', { name: 'Publish' })
    const conflict = two.page.getByRole('dialog', { name: /has saved meanwhile/ })
    return { one, two, publishing, conflict }
  }

  it('shows first what that was, and publishes it only after a look', async () => {
    const { one, two, publishing, conflict } = await openBoth()
    const before = await versions()
    await nameOf(one.page).fill('Of somebody else')
    await expectSaved(one.page)
    await two.page.getByRole('button', { name: 'Publish' }).click()
    await conflict.waitFor()
    expect(await publishing.count()).toBe(0)
    expect(await conflict.getByRole('list', { name: 'Changed by the other' }).innerText()).toMatch(/^Name\s[^]*Of somebody else/)
    // Who has changed nothing has nothing of their own to go on with.
    expect(await conflict.getByRole('button').allInnerTexts()).toEqual(['Go on with theirs'])
    expect(await findBarriers(two.page)).toEqual([])
    await conflict.getByRole('button', { name: 'Go on with theirs' }).click()
    await expect.poll(() => nameOf(two.page).inputValue()).toBe('Of somebody else')
    expect(await versions()).toBe(before)
    await two.page.getByRole('button', { name: 'Publish' }).click()
    await expect.poll(() => publishing.getByRole('insertion').allInnerTexts()).toContain('Of somebody else')
    await publishing.getByLabel('Reason').fill('The trade name changed.')
    await publishing.getByRole('button', { name: 'Publish for good' }).click()
    await expect.poll(() => publishing.count()).toBe(0)
    expect(await versions()).toBe(before + 1)
    await one.close()
    await two.close()
  })

  it('publishes nothing where that was while one read what changes', async () => {
    const { one, two, publishing, conflict } = await openBoth()
    const before = await versions()
    await nameOf(two.page).fill('Read before publishing')
    await expectSaved(two.page)
    await two.page.getByRole('button', { name: 'Publish' }).click()
    await publishing.getByLabel('Reason').fill('The trade name changed.')
    await expect.poll(() => publishing.getByRole('insertion').allInnerTexts()).toContain('Read before publishing')
    await one.page.reload()
    await expect.poll(() => nameOf(one.page).inputValue()).toBe('Read before publishing')
    await nameOf(one.page).fill('Written while somebody reads')
    await expectSaved(one.page)
    await publishing.getByRole('button', { name: 'Publish for good' }).click()
    await conflict.waitFor()
    expect(await publishing.count()).toBe(0)
    expect(await conflict.getByRole('list', { name: 'Changed by the other' }).innerText()).toMatch(
      /^Name\s[^]*Written while somebody reads/,
    )
    expect(await versions()).toBe(before)
    await conflict.getByRole('button', { name: 'Go on with theirs' }).click()
    await two.page.getByRole('button', { name: 'Publish' }).click()
    expect(await publishing.getByLabel('Reason').inputValue()).toBe('The trade name changed.')
    await one.close()
    await two.close()
  })
})
