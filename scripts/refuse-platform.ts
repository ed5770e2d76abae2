import { OperatorError } from '../server/errors.ts'

/**
 * Says in a line what would end in the stack of a missing module: what draws the documents is installed for Linux on x64 alone, since
 * nowhere else has its package a checksum (docs/decisions/011).
 * @throws {OperatorError}
 */
export function refusePlatform({ platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process): void {
  if (platform === 'linux' && arch === 'x64') return
  throw new OperatorError(
    `Permasheet runs on Linux on x64 processors, and this is ${platform} on ${arch}. Run its container there (docs/operations.md), or a virtual machine.`,
  )
}
