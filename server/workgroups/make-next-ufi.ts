import { isSwissVatNumber, readVatNumber } from '../../clp/ufi/ufi-vat.ts'
import { makeUfi, readUfi } from '../../clp/ufi/ufi.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { largestFormulationNumber } from '../../shared/workgroup-profile.ts'
import type { Member } from '../auth/require-user.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { findUfisOfWorkgroup, lockFormulations, updateNextFormulation } from './queries.ts'

/**
 * A UFI that the workgroup never had (CLP Annex VIII, Part A, 5.1: one UFI names one formula). Its number is above every number of this
 * company number that stands in a product, and is given once, whether the UFI is used or not.
 * @throws {AppError} 409 where the workgroup has said no VAT number, or one of which none is made, or where the numbers are used up
 */
export function makeNextUfi({ db }: Pick<Services, 'db'>, { workgroup }: Member): Promise<{ ufi: string; formulation: number }> {
  const { workgroupId } = workgroup
  return db.transaction().execute(async (tx) => {
    const { profile, next } = await lockFormulations(tx, workgroupId)
    const vatNumber = profile?.vatNumber
    if (vatNumber === undefined) throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('vatNumber', 'noVatNumber')] })
    if (isSwissVatNumber(readVatNumber(vatNumber)))
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('vatNumber', 'vatMakesNoUfi')] })
    // A number of one's own is read as the UFI gives it back, since one company may be written in two ways.
    const company = companyOf(makeUfi(vatNumber, 0))
    const given = (await findUfisOfWorkgroup(tx, workgroupId)).flatMap((ufi) => {
      const read = readUfi(ufi)
      return read.valid && companyOf(ufi) === company ? [read.formulationNumber + 1] : []
    })
    const formulation = given.reduce((most, one) => Math.max(most, one), Math.max(next, profile?.firstFormulation ?? 0))
    if (formulation > largestFormulationNumber)
      throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('formulation', 'tooLarge', { max: largestFormulationNumber })] })
    await updateNextFormulation(tx, workgroupId, formulation + 1)
    return { ufi: makeUfi(vatNumber, formulation), formulation }
  })
}

function companyOf(ufi: string): string | null {
  const read = readUfi(ufi)
  return read.valid ? (read.vatNumber ?? read.companyKey) : null
}
