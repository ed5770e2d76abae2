import { newProductName } from '../../shared/editing.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'

/**
 * The name that was typed, otherwise that of the file, which is held to the same rules: the record of a new product has one from the start.
 * @param typed as the body was parsed
 * @throws {AppError} CLIENT_SIDE where there is none, or the file's is none that a record takes
 */
export function nameNewProduct(typed: string | undefined, ofFile: string | undefined): string {
  if (typed !== undefined) return typed
  if (ofFile === undefined) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('name', 'missing')] })
  const name = newProductName.safeParse(ofFile.slice(0, 160))
  if (!name.success) throw new AppError('CLIENT_SIDE', { reasons: readIssues(name.error.issues, ['name']) })
  return name.data
}
