import { createMailTexts } from '../language/mail-texts.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { languageIdOf } from '../../shared/languages.ts'
import type { ProductCard } from '../../shared/product-card.ts'
import { listLinks } from '../digital-link/list-links.ts'
import { viewDigitalLabel } from '../label/view-digital-label.ts'
import { originOf, permalinkOf, type Product } from '../products/load-product.ts'
import { pictogramUrl } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'

/** The card of a product for another site's page. @param language one in which its label exists, and whether the page requested it */
export async function viewCard(
  services: Services,
  product: Product,
  { language, isLanguageOfPage }: { language: LanguageCode; isLanguageOfPage: boolean },
): Promise<ProductCard> {
  const { label } = await viewDigitalLabel(services, product, language)
  const origin = originOf(services, product.brand)
  const absolute = (path: string): string => origin + path
  const say = createMailTexts(language)
  const names = {
    product: product.record.name,
    digitalLabel: say('digitalLabel.title'),
    sds: say('tab.sds'),
    tds: say('tab.tds'),
    safety: say('tab.safety'),
  }
  const links = (await listLinks(services, product)).filter((link) => link.language === language)
  const kinds = ['product', 'digitalLabel', 'sds', 'tds', 'safety'] as const
  return {
    id: product.id,
    text: label.name,
    language,
    is_language_of_page: isLanguageOfPage,
    link: permalinkOf(services, product),
    code_url: absolute(`/api/v1/products/-${product.id}/link/png`),
    label: {
      picture_url: absolute(`/api/v1/productLabelRender/view/-${product.id}?xlang=${languageIdOf(language)}`),
      signal_word: label.signalWord,
      pictograms: label.pictograms.map(({ code, description }) => ({ id: code, description, url: absolute(pictogramUrl(code)) })),
      ufi: label.ufi,
      contains: label.contains,
      hazard: label.hazard,
      precautions: [...label.response, ...label.precautions],
      supplemental: label.supplemental,
      without_hazard: label.withoutHazard,
      supplier: label.supplier,
    },
    links: kinds.flatMap((kind) => {
      const page = links.find((link) => link.kind === kind && link.type === 'text/html')
      const file = links.find((link) => link.kind === kind && link.type === 'application/pdf')
      return page ? [{ kind, text: names[kind], url: absolute(page.address), file_url: file ? absolute(file.address) : null }] : []
    }),
  }
}
