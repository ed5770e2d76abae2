import { productPath } from '../shared/links.ts'
import { demonstrationAccount, isDemonstrationOpen } from './auth/demonstration-account.ts'
import { originOf } from './products/load-product.ts'
import { listFirstProducts } from './products/queries.ts'
import type { Services } from './services.ts'

/** Prints where a product can be seen, one line per brand. */
export async function greet(services: Services): Promise<void> {
  const products = await listFirstProducts(services.db, Object.keys(services.brands))
  console.log('')
  for (const brand of Object.values(services.brands)) {
    const product = products.find((candidate) => candidate.brand === brand.key)
    const address = originOf(services, brand.key) + (product ? productPath(product.permalinkId, brand.defaultLanguage, 'pd', 1) : '/')
    console.log(`  ${brand.name.padEnd(22)}${address}`)
  }
  if (await isDemonstrationOpen(services)) {
    const { email, password } = demonstrationAccount
    const [brand] = Object.keys(services.brands)
    console.log(`  ${'Sign in'.padEnd(22)}${originOf(services, brand ?? '')}/app with ${email} and ${password}`)
  }
  if (services.mail.kind === 'folder')
    console.log(`  ${'Mails'.padEnd(22)}are written to ${services.mail.folder} as .eml files; set SMTP_URL to have them sent`)
  console.log(`\n  Data in ${services.config.dataDir}. Stop with Ctrl-C.\n`)
}
