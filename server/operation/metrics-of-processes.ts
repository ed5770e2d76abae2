import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'

export interface ProcessMetrics {
  /** A process died, and another one takes its place. */
  countReplaced(): void
  /** Of all processes, each with its number, in Prometheus' text format. */
  read(): Promise<string>
}

/** The metrics of the parent of several web processes, with theirs. @param running how many there are */
export function createProcessMetrics(running: () => number): ProcessMetrics {
  const own = new Registry()
  const ofAll = new AggregatorRegistry()
  void new Gauge({
    name: 'permasheet_web_processes',
    help: 'Web processes that run',
    registers: [own],
    collect() {
      this.set(running())
    },
  })
  const replaced = new Counter({
    name: 'permasheet_web_processes_replaced_total',
    help: 'Web processes that died and were replaced',
    registers: [own],
  })
  return {
    countReplaced: () => replaced.inc(),
    read: async () => `${await own.metrics()}\n${await ofAll.clusterMetrics()}`,
  }
}

/** Answers the parent from now on: first with nothing, since it may ask while this process starts. */
export function tellMetricsToParent(): void {
  AggregatorRegistry.setRegistries([])
  void new AggregatorRegistry()
}

/**
 * What is counted here goes to the parent under the number of this process, so that what starts from nothing is its own series and no
 * sum falls with it.
 */
export function shareMetrics(registry: Registry, process: number): void {
  registry.setDefaultLabels({ process: String(process) })
  AggregatorRegistry.setRegistries([registry])
}
