import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '../test-kit/find-free-port.ts'

const program = '/usr/sbin/nginx'

/** Debian's packages that the comparison needs and this machine lacks. */
export const findMissing = (): string[] =>
  Object.entries({ nginx: program, wrk: '/usr/bin/wrk' }).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))

export interface Nginx {
  port: number
  stop(): Promise<void>
}

/**
 * nginx that serves files as quickly as it can: from the page cache, kept open, compressed beforehand where there is a `.gz`.
 * @param files by name; those that the visitor gets compressed stand there as `name.gz` too
 */
export async function runNginx(folder: string, workers: number, files: Readonly<Record<string, Buffer>>): Promise<Nginx> {
  const root = path.join(folder, 'files')
  await mkdir(root, { recursive: true })
  for (const place of [folder, root]) await chmod(place, 0o755)
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(root, name), bytes)
  const port = await findFreePort()
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  // Otherwise its workers are another user's, who does not get into a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  const configuration = path.join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `${user}daemon off; worker_processes ${workers}; pid ${folder}/nginx.pid;
events { worker_connections 768; }
http { include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=100; ${own}
server { listen 127.0.0.1:${port} reuseport; root ${root}; gzip_static on; } }`,
  )
  const child = spawn(program, ['-c', configuration, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50))
    if (await fetch(`http://127.0.0.1:${port}/`).catch(() => null)) break
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
