import { RenderError, type RenderJob } from '../../documents/rendering/render-job.ts'
import type { RenderOptions } from '../../documents/rendering/render-pool.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'

/**
 * A document from the render pool. Characters and drawings that could not be shown are logged with the document to which they belong.
 * @throws {AppError} SERVER_DOWN_ERROR when too many jobs wait, SERVER_TIMEOUT when the document took too long.
 */
export async function renderDocument(
  { renderPool, log }: Pick<Services, 'renderPool' | 'log'>,
  job: RenderJob,
  belongsTo: object,
  { priority = 'interactive', signal }: RenderOptions = {},
): Promise<Buffer> {
  const { bytes, uncovered, undrawable, warnings } = await renderPool
    .render(job, { priority, ...(signal && { signal }) })
    .catch((error: unknown) => {
      throw explain(error, belongsTo)
    })
  if (uncovered.length + undrawable.length + warnings.length > 0)
    log.warn({ ...belongsTo, uncovered, undrawable, warnings }, 'a document shows marks in place of what could not be drawn')
  return bytes
}

function explain(error: unknown, details: object): unknown {
  if (!(error instanceof RenderError)) return error
  if (error.code === 'queueFull' || error.code === 'closed') return new AppError('SERVER_DOWN_ERROR', { cause: error, details })
  return new AppError(error.code === 'timeLimit' ? 'SERVER_TIMEOUT' : 'SERVER_SIDE', { cause: error, details })
}
