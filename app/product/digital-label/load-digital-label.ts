import { pageRequest } from '../../../server/http/page-context.ts'
import { productPage } from '../../../server/http/product-page.ts'
import { viewDigitalLabel } from '../../../server/label/view-digital-label.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { readLot } from '../../../shared/digital-label.ts'
import type { Route } from './+types/digital-label.ts'

/** What the page of a digital label shows: the label, its languages, and what stands apart from it. */
export async function loadDigitalLabel({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { services } = context.get(pageRequest)
  const { product, view, labels, interfaceLanguage, language } = context.get(productPage)
  const [newest] = labels?.values() ?? []
  const languages = view.languages.filter(({ valid }) => valid).map(({ id, code, name }) => ({ id, code, name }))
  const isNewest = (code: LanguageCode) => labels?.get(code) === newest
  return {
    ...(await viewDigitalLabel(services, product, view.language)),
    id: product.id,
    permalink: view.permalink,
    emergency: view.emergency,
    interfaceLanguage,
    language: { id: language.id, name: language.name },
    languages,
    // Languages of the newest label, where this one is an earlier one.
    newerIn: isNewest(view.language) ? [] : languages.filter(({ code }) => isNewest(code)),
    lot: readLot(new URL(request.url).searchParams),
  }
}

export type DigitalLabelData = Awaited<ReturnType<typeof loadDigitalLabel>>
