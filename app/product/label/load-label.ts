import { viewLabel } from '../../../server/label/view-label.ts'
import type { LabelView } from '../../../shared/label-view.ts'
import { pageRequest, productPage } from '../../server-context.ts'
import type { Route } from './+types/label.ts'

/** The label that the address describes, for its view and its editor. */
export function loadLabel({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<LabelView> {
  const { services } = context.get(pageRequest)
  const { product, language, interfaceLanguage } = context.get(productPage)
  const search = new URL(request.url).searchParams
  return viewLabel(services, { product, search, language: language.code, interfaceLanguage })
}
