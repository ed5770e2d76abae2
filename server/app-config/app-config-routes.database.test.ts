import { describe, expect, it } from 'vitest'
import { appConfig, clientConfig } from '../../shared/app-config.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { loadWording } from '../../wording/load-wording.ts'

const api = await startWithoutPages()

describe('the configuration of the application', () => {
  it.each(['config.json', 'config.development.json', 'config.tests.json'])('stands in %s', async (file) => {
    const answer = await api.ask(`/v2/assets/config/${file}`)
    expect(answer.status).toBe(200)
    const { appVersion, featureFlags } = clientConfig.parse(await answer.json())
    expect(appVersion).toMatch(/^\d+\.\d+\.\d+$/)
    expect(Object.values(featureFlags)).not.toContain(false)
  })

  it('names the API and the ids of languages', async () => {
    const { data, globalization } = appConfig.parse(await (await api.ask('/assets/app.config.json')).json())
    expect(data).toStrictEqual({ urlApi: '/api', apiVersion: 'v1' })
    expect(globalization).toMatchObject({ language: 'en', languageId: 1, dateFormat: 'dd/MM/y', firstDayOfWeek: 1, currency: 'EUR' })
    expect(globalization.languages.find(({ id }) => id === 6)).toStrictEqual({ id: 6, code: 'sl', text: 'Slovenščina', interface: true })
    expect(globalization.languages.filter(({ interface: hasTexts }) => !hasTexts)).toStrictEqual([])
  })
})

describe('the texts of the interface', () => {
  it('come by language', async () => {
    expect(await (await api.ask('/api/v1/tools/trans/de')).json()).toStrictEqual(loadWording('de').interface)
  })

  it.each(['xx', 'EN', '1', '__proto__', '..%2fen', 'constructor'])('do not exist in %s', async (lang) => {
    const answer = await api.ask(`/api/v1/tools/trans/${lang}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ type: 'LOAD_LOCALIZATION', uiMessage: 'app.ERROR_MESSAGE_LOAD_LOCALIZATION' })
  })
})

describe('an asset', () => {
  it.each(['pictograms/GHS02.svg', 'transport-labels/adr-3.svg', 'signs/M001.svg'])('%s is a drawing', async (file) => {
    const answer = await api.ask(`/v2/assets/${file}`)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(await answer.text()).toContain('<svg')
  })

  it.each([
    '/v2/assets/pictograms/compare-drawings.ts',
    '/v2/assets/pictograms/../statements.ts',
    '/v2/assets/pictograms/..%2fstatements.ts',
    '/v2/assets/pictograms/%2e%2e/%2e%2e/package.json',
    '/v2/assets/pictograms/',
    '/v2/assets/etc/passwd',
    '/v2/nothing',
  ])('%s is not there', async (address) => {
    const answer = await api.ask(address)
    expect([403, 404]).toContain(answer.status)
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SIDE', id: expect.stringMatching(/^[a-z0-9]{3}$/) })
  })
})
