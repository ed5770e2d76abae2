import { redirect } from 'react-router'
import { viewLabel } from '../../../server/label/view-label.ts'
import { readLabelAddress, type LabelAddress } from '../../../server/label/read-label-address.ts'
import { settleOrder } from '../../../server/label/settle-order.ts'
import { ignoredName, leftOutName, type LabelView } from '../../../shared/label-view.ts'
import { languageIdOf } from '../../../shared/languages.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { productPage } from '../../../server/http/product-page.ts'
import type { Route } from './+types/label.ts'

/**
 * The label that the address describes, for its view and its editor.
 * @throws {Response} to the address without what this label does not have: only that is shown, copied and shared
 */
export async function loadLabel({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>): Promise<LabelView> {
  const { services } = context.get(pageRequest)
  const { product, language, interfaceLanguage } = context.get(productPage)
  const { pathname, searchParams } = new URL(request.url)
  const settled = settleOrder(searchParams)
  if (settled) throw redirect(`${pathname}?${settled}`)
  const address = await readLabelAddress(services, product, searchParams, language.code)
  if (address.refused.length + address.leftOut.length > 0) throw redirect(`${pathname}?${withRefused(address)}`)
  return viewLabel(services, { product, address, language: language.code, interfaceLanguage })
}

function withRefused({ search, refused, leftOut }: LabelAddress): URLSearchParams {
  return new URLSearchParams([
    ...search,
    ...(refused.length > 0 ? [[ignoredName, refused.join()]] : []),
    ...(leftOut.length > 0 ? [[leftOutName, leftOut.map(languageIdOf).join()]] : []),
  ])
}
