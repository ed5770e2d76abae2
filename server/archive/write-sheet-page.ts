import { createElement as h } from 'react'
import type { DocumentFact, SdsModel } from '../../documents/document-model.ts'
import { writeSdsHtml } from '../../documents/sds/write-sds-html.ts'
import { writeMarkup } from '../../documents/text/write-markup.ts'
import type { TdsModel } from '../../documents/tds/tds-model.ts'
import { writeTdsHtml } from '../../documents/tds/write-tds-html.ts'
import { wrapPage } from './wrap-page.ts'

/** @param pictograms folder of the drawings, seen from the page */
export function writeSdsPage(model: SdsModel, pictograms: string): string {
  const body = writeSdsHtml(model, { pictogramUrl: (code) => `${pictograms}/${code}.svg` })
  return writePage(model, model.regulation, body)
}

export function writeTdsPage(model: TdsModel): string {
  return writePage(model, model.subtitle, writeTdsHtml(model))
}

/** A head for the sheet, and its body as on the public page of the product. */
function writePage(
  {
    language,
    documentTitle,
    title,
    productName,
    supplier,
    facts,
  }: Pick<SdsModel, 'language' | 'documentTitle' | 'title' | 'productName' | 'supplier'> & { facts: readonly DocumentFact[] },
  line: string,
  body: string,
): string {
  const head = writeMarkup(
    h(
      'header',
      null,
      h('p', null, title),
      h('h1', null, productName),
      h('p', null, line),
      h('p', null, supplier),
      h(
        'dl',
        null,
        facts.flatMap(({ term, value }) => [h('dt', { key: term }, term), h('dd', { key: `${term} ` }, value)]),
      ),
    ),
  )
  return wrapPage({ language, title: documentTitle, style: '../../../style.css', content: `${head}<main>${body}</main>` })
}
