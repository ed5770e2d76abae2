import { postBytes, writeMultipart } from './upload.ts'
import type { Editors } from './editors.ts'
import type { TestApi } from './start-without-pages.ts'

export const importPath = '/api/v1/products/import'

export interface SheetOptions {
  name?: string
  dryRun?: boolean
  who?: Parameters<Editors['headersOf']>[0]
  numbers?: 'here' | 'elsewhere'
}

/** Sends files of tables as an editor does, or as somebody else. */
export const sheetSender =
  (api: TestApi, editors: Editors) =>
  async (content: Uint8Array | string, { name = 'products.csv', dryRun = false, who = 'editor', numbers = 'here' }: SheetOptions = {}) => {
    const { body, contentType } = writeMultipart([{ name: 'file', fileName: name, content }])
    const headers = { ...editors.headersOf(who), 'content-type': contentType }
    const answer = await postBytes(api.host, `${importPath}?dry_run=${dryRun ? 1 : 0}&numbers=${numbers}`, body, headers)
    return { status: answer.status, body: JSON.parse(answer.text) }
  }

/** What is said against a file: places with codes. */
export const sayingsOf = ({ body }: { body: { reasons: readonly { path: string; code: string }[] } }): string[] =>
  body.reasons.map(({ path, code }) => `${path} ${code}`)
