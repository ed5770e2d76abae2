import type { Page } from '@playwright/test'
import { workspaceStates } from './list-workspace-screens.ts'
import type { ScreenState } from './screen-state.ts'

const dialog = (key: string, query = ''): ScreenState => ({
  name: `label editor, dialog ${key}`,
  address: `/p/1001/en/ed/1?${query}choose=${key}`,
  act: (page) => page.getByRole('dialog').waitFor(),
  windowOnly: true,
})

/** An account of its own for each picture: after some the same one would be locked. */
let fills = 0
const fillWrongPassword = async (page: Page): Promise<void> => {
  fills += 1
  await page.locator('input[name=username]').fill(`nobody${fills}@example.com`)
  await page.locator('input[name=password]').fill('not the password')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
}

const openShare = async (page: Page): Promise<void> => {
  await page.locator('button[popovertarget=share]:visible').first().click()
  await page.locator('#share').waitFor()
}

/** Every public screen and state of the specification, sections 2, 4, 5 and 8, and those of the workspace that have come since. */
export const screenStates: readonly ScreenState[] = [
  { name: 'start', address: '/' },
  { name: 'start, sheets found', address: '/?q=norvik+clean' },
  { name: 'start, nothing found', address: '/?q=nothing+like+it' },
  { name: 'start, a UFI that nobody has', address: '/?q=D500-C095-3007-X0FC' },
  { name: 'start, a UFI that is mistyped, in German', address: '/?q=QPQV-401X-M00X-AHDS&interfaceLang=de' },
  { name: 'products seen, none yet', address: '/seen' },
  { name: 'home', address: '/p/1001/en/pd/1' },
  { name: 'home in German', address: '/p/1003/de/pd/2' },
  { name: 'home without a safety data sheet (1011)', address: '/p/1011/en/pd/1' },
  { name: 'home in a language that the product lacks (1012)', address: '/p/1012/en/pd/1' },
  { name: 'home of a product for professional users (1010)', address: '/p/1010/en/pd/1' },
  {
    name: 'home, QR code',
    address: '/p/1001/en/pd/1',
    act: async (page) => {
      await page.locator('.tile', { hasText: 'QR code' }).click()
      await page.getByRole('dialog').waitFor()
    },
    windowOnly: true,
  },
  { name: 'home, share', address: '/p/1001/en/pd/1', act: openShare, windowOnly: true },
  {
    name: 'home, share with all targets',
    address: '/p/1001/en/pd/1',
    act: async (page) => {
      await openShare(page)
      await page.locator('#share summary').click()
    },
    windowOnly: true,
  },
  {
    name: 'home, notification',
    address: '/p/1001/en/pd/1',
    act: async (page) => {
      await openShare(page)
      await page.locator('#share button.needs-js').first().click()
      await page.locator('.note').first().waitFor()
    },
    windowOnly: true,
  },
  { name: 'detail', address: '/p/1001/en/pi/1' },
  { name: 'detail in French (1008)', address: '/p/1008/fr/pi/3' },
  { name: 'safety data sheet', address: '/p/1001/en/gh/1' },
  { name: 'safety data sheet for professional users (1010)', address: '/p/1010/en/gh/1' },
  {
    name: 'safety data sheet, menu of sections',
    address: '/p/1001/en/gh/1#s8',
    act: async (page) => {
      const line = page.locator('.jump summary')
      if (await line.isVisible()) await line.click()
    },
    windowOnly: true,
  },
  { name: 'safety data sheet, comparison', address: '/p/1001/en/gh/1?compare=1' },
  { name: 'safety data sheet, version that is not there', address: '/p/1001/en/gh/1?version=77' },
  { name: 'safety data sheet, promotion page', address: '/p/1001/en/gh/1/download' },
  { name: 'technical data sheet', address: '/p/1001/en/th/1' },
  { name: 'technical data sheet in German (1011)', address: '/p/1011/de/th/2' },
  { name: 'label', address: '/p/1001/en/ee/1' },
  { name: 'label in three languages', address: '/p/1006/en/ee/1?xlang=1,2,3' },
  { name: 'label that does not fit', address: '/p/1003/en/ee/1?dim=1&emb=2&xlang=1,2,3' },
  { name: 'label for professional users (1010)', address: '/p/1010/en/ee/1' },
  { name: 'label with an option that cannot be read', address: '/p/1001/en/ee/1?dim=99' },
  { name: 'label editor', address: '/p/1001/en/ed/1' },
  { name: 'label editor, more', address: '/p/1001/en/ed/1?tab=more' },
  { name: 'label editor, label that does not fit', address: '/p/1001/en/ed/1?dim=1&emb=3&xlang=1,2' },
  { name: 'label editor, option that leaves the law', address: '/p/1001/en/ed/1?tab=more&picOFF=1' },
  ...['languages', 'size', 'package', 'codes', 'titleSize', 'textSize', 'margins', 'content', 'qr'].map((key) => dialog(key)),
  dialog('leading', 'xlang=1,2&'),
  { name: 'digital label', address: '/p/1003/en/dl/1' },
  { name: 'digital label in German, with a lot', address: '/p/1001/de/dl/2?lot=A7' },
  { name: 'digital label of a product without hazards (1004)', address: '/p/1004/en/dl/1' },
  { name: 'digital label of a withdrawn product (1016)', address: '/p/1016/en/dl/1' },
  {
    name: 'digital label, languages',
    address: '/p/1003/en/dl/1',
    act: (page) => page.getByRole('navigation').getByText('English').first().click(),
    windowOnly: true,
  },
  { name: 'safety instructions', address: '/p/1001/en/mh/1' },
  { name: 'safety instructions in German (1006)', address: '/p/1006/de/mh/2' },
  { name: 'error: product', address: '/p/dossiererror' },
  { name: 'error: safety data sheet', address: '/p/sdserror?id=1001&interfaceLang=en&lang=1' },
  { name: 'error: file', address: '/p/fileerror' },
  { name: 'error: not foreseen', address: '/p/unhandlederror' },
  { name: 'page that is not there', address: '/p/1001/en/nothing/at/all/here' },
  { name: 'sign-in', address: '/app/sign-in' },
  { name: 'sign-in, wrong password', address: '/app/sign-in', act: fillWrongPassword },
  { name: 'sign-in, code of the second factor', address: `/app/sign-in/code#${'a'.repeat(43)}` },
  { name: 'sign-in in a tab of its own, done', address: '/app/signed-in' },
  { name: 'forgotten password', address: '/app/forgotten-password' },
  { name: 'new password, link that is none', address: `/app/new-password#${'a'.repeat(43)}` },
  { name: 'invitation, link that is none', address: `/app/invitation#${'a'.repeat(43)}` },
  ...workspaceStates,
]
