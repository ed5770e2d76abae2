import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/** A program of the trial: started again after its end, and ended by its own number. */
export interface Program {
  /** 0 while it does not run. */
  pid(): number
  /** Starts it and waits until it serves. */
  start(): Promise<void>
  /** Sends a signal, and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
  /** What it has written on standard error since the first start. */
  said(): string
}

/** @param isUp asked until it says yes, with what the program has printed since it was started */
export function runProgram(
  command: string,
  words: readonly string[],
  options: SpawnOptions,
  isUp: (printed: string) => Promise<boolean>,
): Program {
  let child: ChildProcess | undefined
  let said = ''
  const isRunning = (one: ChildProcess): boolean => one.exitCode === null && one.signalCode === null

  return {
    pid: () => (child && isRunning(child) ? (child.pid ?? 0) : 0),
    said: () => said,
    async start() {
      const started = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
      child = started
      let printed = ''
      started.stdout?.setEncoding('utf8').on('data', (text: string) => (printed += text))
      started.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text))
      const end = Date.now() + 300_000
      while (!(await isUp(printed))) {
        if (!isRunning(started)) throw new Error(`${command} ended with ${started.exitCode}: ${said.slice(-2_000)}`)
        if (Date.now() > end) throw new Error(`${command} does not serve: ${said.slice(-2_000)}`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async end(signal) {
      const ending = child
      if (!ending || !isRunning(ending)) return
      const ended = once(ending, 'exit')
      ending.kill(signal)
      await ended
    },
  }
}
