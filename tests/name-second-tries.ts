import type { Reporter, TestModule } from 'vitest/node'

/** Names at the end of a run what passed only in its second try, so that a test which does not hold is mended instead of forgotten. */
export class NameSecondTries implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const names = files.flatMap((file) =>
      [...file.children.allTests('passed')]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${file.relativeModuleId}: ${test.fullName}`),
    )
    if (names.length > 0)
      process.stdout.write(`\nPassed in the second try only, to be mended:\n${names.map((name) => `  ${name}\n`).join('')}`)
  }
}
