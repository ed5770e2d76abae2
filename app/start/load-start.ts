import { redirect, redirectDocument } from 'react-router'
import { pageRequest } from '../../server/http/page-context.ts'
import { findSample, findSheets } from '../../server/lookup/find-sheets.ts'
import { originOf } from '../../server/products/load-product.ts'
import { longestQuestion, type FoundSheets } from '../../shared/found-sheets.ts'
import { isLanguageCode } from '../../shared/languages.ts'
import { chooseLanguage } from '../page/choose-language.ts'
import type { Route } from './+types/start.ts'

/**
 * The start page with what was found. Whoever is signed in goes on to where the brand leads them.
 * @throws {Response} to the one sheet that a complete identifier names, where it is to be opened
 */
export async function loadStart({ context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>) {
  const { services, brand, user } = context.get(pageRequest)
  if (user) throw redirect(brand.home)
  const chosen = chooseLanguage({ request, context })
  const asker = { brand: brand.key, language: isLanguageCode(chosen) ? chosen : 'en' } as const
  const { searchParams } = new URL(request.url)
  const question = readQuestion(searchParams)
  const found: FoundSheets | null = question === '' ? null : await findSheets(services, question, asker)
  const [first] = found?.sheets ?? []
  // One product alone has this number; a name that only one product has is shown, since it may be another one that is meant.
  // Of what is withdrawn the label of the latest version alone is left, which an earlier number does not mean: that is said first.
  const isOther = first?.isEarlier === true && first.isWithdrawn
  if (searchParams.has('open') && first && found?.complete === 1 && !isOther) throw redirectDocument(first.path)
  return {
    question,
    found,
    sample: await findSample(services, asker),
    others: Object.values(services.brands)
      .filter(({ key }) => key !== brand.key)
      .map(({ key, name }) => ({ name, address: originOf(services, key) })),
    origin: originOf(services, brand.key),
    isUnanswered: false,
  }
}

/** What is asked for: one line, no longer than an identifier or a name can be. */
function readQuestion(search: URLSearchParams): string {
  const text = (search.get('q') ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()
  return [...text].slice(0, longestQuestion).join('')
}
