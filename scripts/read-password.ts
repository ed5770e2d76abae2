import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { OperatorError } from '../server/errors.ts'

/**
 * A password from the person who runs the command: asked for twice without showing it, or the first line of what is piped in. Never an
 * argument, which the shell's history and the list of processes keep.
 */
export async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return readFirstLine()
  const password = await ask('Password: ')
  if ((await ask('Once more: ')) !== password) throw new OperatorError('The two passwords differ. Nothing was changed.')
  return password
}

async function readFirstLine(): Promise<string> {
  let text = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    text += String(chunk)
    if (text.includes('\n') || text.length > 10_000) break
  }
  const [line = ''] = text.split(/\r?\n/)
  if (line === '') throw new OperatorError('The password is missing: type it when asked, or pipe it in as one line.')
  return line
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  const stopped = new Promise<never>((_resolve, reject) => {
    lines.once('SIGINT', () => reject(new OperatorError('Stopped. Nothing was changed.')))
    lines.once('close', () => reject(new OperatorError('The password is missing. Nothing was changed.')))
  })
  try {
    return await Promise.race([lines.question(''), stopped])
  } finally {
    lines.close()
    stopped.catch(() => {})
    process.stderr.write('\n')
  }
}
