import { startApp, type TestApp } from './start-app.ts'

type Brand = 'coatings' | 'safety'

interface Pages {
  app: TestApp
  get(address: string, brand?: Brand, headers?: Record<string, string>): Promise<Response>
  html(address: string, brand?: Brand): Promise<string>
  /** Status and address of a redirect: `302 /p/1001/en/pd/1`. */
  leadsTo(address: string): Promise<string>
}

/** The pages as a server writes them, without a browser. It ends with the test file. */
export async function startPages(): Promise<Pages> {
  const app = await startApp()
  const get: Pages['get'] = (address, brand = 'coatings', headers = {}) => app.fetch(address, { brand, headers })
  return {
    app,
    get,
    html: async (address, brand) => (await get(address, brand)).text(),
    leadsTo: async (address) => {
      const answer = await get(address)
      return `${answer.status} ${answer.headers.get('location')}`
    },
  }
}
