import { AggregatorRegistry, Counter, Gauge, Registry } from 'prom-client'

export interface ProcessMetrics {
  /** Counts a process that died and was replaced. */
  countReplaced(): void
  /** The metrics of all processes, labelled by their number, in Prometheus' text format. */
  read(): Promise<string>
}

/** The metrics of the parent and of its web processes. @param running how many there are */
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

/** Responds to the parent from now on, at first with nothing, since the parent may ask while this process starts. */
export function tellMetricsToParent(): void {
  AggregatorRegistry.setRegistries([])
  void new AggregatorRegistry()
}

/**
 * Reports the metrics of this process to the parent, labelled with its number. A restarted process thus has its own series, and no sum
 * decreases when it starts from zero.
 */
export function shareMetrics(registry: Registry, process: number): void {
  registry.setDefaultLabels({ process: String(process) })
  AggregatorRegistry.setRegistries([registry])
}
