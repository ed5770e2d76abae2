import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SafetyReport } from '../../../shared/safety-view.ts'
import { loadWording } from '../../../wording/load-wording.ts'
import { TextsProvider } from '../../language/texts.tsx'
import { FitReport } from '../../ui/fit-report.tsx'
import { SafetyDownloads } from './safety-downloads.tsx'

const reportOf = (formats: SafetyReport['formats']): SafetyReport => ({
  formats,
  title: 'Der Text passt nicht.',
  reasons: formats.map((format) => `${format}: Es fehlen 12 mm.`),
  assurance: 'Es ist nichts weggelassen.',
})

const downloadsOf = (report: SafetyReport | null) =>
  renderToStaticMarkup(
    <TextsProvider language="de" texts={loadWording('de').interface}>
      <SafetyDownloads id={1001} language={2} qrCode={false} report={report} />
    </TextsProvider>,
  )
const addressesOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
const poster = '/api/v1/sdsRender/ipiPdf/-1001/2/P?format=A2&qrCode=0&download=1'
const page = '/api/v1/sdsRender/ipiPdf/-1001/2/P?format=A4&qrCode=0&download=1'

describe('the downloads of the safety instructions', () => {
  it('lead to both sheets where the text fits', () => {
    const html = downloadsOf(null)
    expect(addressesOf(html)).toEqual([poster, page])
    expect(html).not.toContain('aria-disabled')
  })

  it('are off, and say why in the language of the interface, where it does not', () => {
    const html = downloadsOf(reportOf(['A4', 'A2']))
    expect(addressesOf(html)).toEqual([])
    expect(html.match(/role="link" aria-disabled="true"/g)).toHaveLength(2)
    expect(html.match(/Erst wenn der Text passt/g)).toHaveLength(2)
  })

  it('are off for the one sheet on which it does not fit', () => {
    expect(addressesOf(downloadsOf(reportOf(['A4'])))).toEqual([poster])
    expect(addressesOf(downloadsOf(reportOf(['A2'])))).toEqual([page])
  })
})

describe('the report', () => {
  it('says all that is known of the missing room', () => {
    const html = renderToStaticMarkup(<FitReport report={reportOf(['A4', 'A2'])} />)
    for (const text of ['Der Text passt nicht.', 'A4: Es fehlen 12 mm.', 'A2: Es fehlen 12 mm.', 'Es ist nichts weggelassen.'])
      expect(html).toContain(text)
  })
})
