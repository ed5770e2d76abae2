import { readId } from '../../server/products/load-product.ts'
import { readInterfaceLanguage, readLanguageNumber } from '../../shared/read-language.ts'
import { productPath } from '../../shared/links.ts'

/** The way back to the product's detail from the ids that an error page keeps in its query; null where they name none. */
export function backToDetail(request: Request): string | null {
  const { searchParams } = new URL(request.url)
  const id = readId(searchParams.get('id') ?? '')
  if (id === null) return null
  const interfaceLanguage = readInterfaceLanguage(searchParams.get('interfaceLang') ?? '')
  return productPath(id, interfaceLanguage, 'pi', readLanguageNumber(searchParams.get('lang') ?? '')?.id ?? 1)
}
