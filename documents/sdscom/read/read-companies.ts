import { find, findAll, take, takeIf, type Node } from './read-tree.ts'
import { readEmergency } from './read-emergency.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

const isMaker = (node: Node): boolean => /^(?:foreign )?(?:manufacturer|formulator)$/i.test(find(node, 'Role/RoleCode')?.text ?? '')

/** Who supplies and who makes; the one for the other where the file names one alone, which of a maker is a guess. */
export function readCompanies(region: Node | undefined, reader: Reader): object {
  const all = findAll(region, 'SupplierInformation')
  const makerNode = all.find(isMaker)
  const supplierNode = all.find((one) => !isMaker(one)) ?? makerNode
  const maker = makerNode && readCompany(makerNode, ['Manufacturer'], reader)
  const isOne = supplierNode === makerNode
  if (isOne && maker) reader.guess('/supplier', find(makerNode, 'Name')?.text ?? '')
  const supplier = isOne ? maker : supplierNode && readCompany(supplierNode, ['Responsible company'], reader)
  const producer = maker ?? supplier
  const emergency = readEmergency(region, reader)
  return withoutGaps({ supplier, producer, emergency: emergency.length > 0 ? emergency : undefined })
}

/** @param roles that the record says by the place in which the company stands: another one, as that of an importer, is left */
function readCompany(node: Node, roles: readonly string[], reader: Reader): object {
  const [, telephone, hours] = /^(\+[0-9 ()/-]*[0-9])(?: \((.+)\))?$/u.exec(find(node, 'Phone')?.text ?? '') ?? []
  if (telephone !== undefined) take(node, 'Phone')
  takeIf(node, 'Role/RoleCode', (role) => roles.includes(role))
  const country = take(node, 'Country')
  const postalCode = take(node, 'Address/VisitingAddressPostCode')
  return withoutGaps({
    name: take(node, 'Name'),
    address: take(node, 'Address/VisitingAddressLine1') ?? take(node, 'Address/PostAddressLine1'),
    postalCode: country && postalCode?.startsWith(`${country}-`) ? postalCode.slice(country.length + 1) : postalCode,
    city: take(node, 'Address/VisitingAddressCity') ?? take(node, 'Address/PostCity'),
    country,
    telephone,
    telephoneHours: hours === undefined ? undefined : reader.hours(hours),
    email: take(node, 'Email'),
    website: take(node, 'CompanyUrl'),
  })
}
