/** ms of processor time that a piece of work takes in this process. The clock would tell of all the other work of a machine too. */
export async function measureWork(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}
