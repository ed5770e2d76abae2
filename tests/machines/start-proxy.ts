import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { programs } from './require-packages.ts'
import { runProgram, type Program } from './run-program.ts'

/** Debian's nginx with `deploy/nginx.several.conf`; only ports, and who stands behind them, are other ones. @param folder is made */
export async function startProxy(folder: string, port: number, machines: readonly number[]): Promise<Program> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  const configuration = path.join(folder, 'nginx.conf')
  const site = adapt(await readFile(path.join(projectFolder, 'deploy', 'nginx.several.conf'), 'utf8'), port, machines)
  await writeFile(configuration, whole(folder, site))
  const proxy = runProgram(programs.nginx, ['-c', configuration, '-e', path.join(folder, 'error.log')], {}, () => accepts(port))
  await proxy.start()
  return proxy
}

/** Docker's own resolver finds the containers of a service; nginx 1.22, which Debian packs, has no `resolve`: the machines are named. */
function adapt(site: string, port: number, machines: readonly number[]): string {
  const [, server = '', terms = ''] = /^( *server app:3000) resolve(.*)$/m.exec(site) ?? []
  const adapted = site
    .replace(/^ *resolver .*\n/m, '')
    .replace(`${server} resolve${terms}`, machines.map((machine) => `  server 127.0.0.1:${machine}${terms}`).join('\n'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  if (adapted.includes('app:3000') || adapted.includes('listen 80')) throw new Error('deploy/nginx.several.conf is written in another way')
  return adapted
}

/** What Debian's /etc/nginx/nginx.conf has around a site, in a folder of its own and in the foreground. */
function whole(folder: string, site: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 768; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; sendfile on; tcp_nopush on; access_log off; ${own}
${site}
}`
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
