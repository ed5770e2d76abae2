import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, type ViteDevServer } from 'vite'
import { projectFolder } from '../project-folder.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import { greet } from '../server/greet.ts'
import { createLog } from '../server/log.ts'
import type { RunningServer, StartOptions, startServer } from '../server/main.ts'
import { reportFailure } from './report-failure.ts'

/** Rooms whose change starts the server's own modules anew; components and styles of `app/` are replaced in the open page. */
const serverRooms = ['server', 'check', 'propose', 'documents', 'clp', 'shared', 'wording', 'catalogue'].map(
  (room) => path.join(projectFolder, room) + path.sep,
)

/** What changes while the program runs, and is none of its sources. */
const unwatched = ['data', 'build', 'pictures', '.react-router', '.git'].map((folder) => path.join(projectFolder, folder, '**'))

/** An editor writes several files one after the other. ms */
const calm = 40

/** `npm run dev`: the server with its pages, as the files are now. The port, the database and the open pages stay while it changes. */
async function develop(): Promise<void> {
  process.env.NODE_ENV ??= 'development'
  const config = readConfig()
  // Until the server is there, and while it changes, requests wait.
  let serving: Promise<RequestListener>
  const http = createHttpServer((request, response) => {
    vite.middlewares(request, response, () => {
      serving.then(
        (serve) => serve(request, response),
        (error: unknown) => {
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
          response.end(error instanceof Error ? error.stack : String(error))
        },
      )
    })
  })
  // The database is a process of its own: modules are read while it begins.
  const [database, vite] = await Promise.all([openDatabase(config, createLog(config)), readModules(http)])
  let running: RunningServer | undefined
  const begin = async (): Promise<RequestListener> => {
    await running?.close()
    running = undefined
    let serve: RequestListener | undefined
    running = await start(vite, {
      joinDatabase: true,
      listen: async (app) => {
        await app.ready()
        serve = (request, response) => app.routing(request, response)
      },
    })
    if (!serve) throw new Error('The server began without listening')
    return serve
  }
  serving = begin()

  let timer: NodeJS.Timeout | undefined
  const change = (file: string): void => {
    const room = serverRooms.find((one) => file.startsWith(one))
    if (room === undefined || file.includes('.test.')) return
    clearTimeout(timer)
    // Texts are no modules, and some modules of their room keep what they have read of them. Templates are read by renderers, which begin anew.
    if (!/\.(?:tsx?|typ)$/.test(file)) forgetRoom(vite, room)
    timer = setTimeout(() => {
      const began = performance.now()
      // A start that failed is over too.
      serving = serving.catch(() => undefined).then(begin)
      serving.then(
        () => console.log(`${path.relative(projectFolder, file)} changed: anew in ${Math.round(performance.now() - began)} ms`),
        reportFailure,
      )
    }, calm)
  }
  vite.watcher.on('change', change).on('add', change).on('unlink', change)

  const stop = async (): Promise<void> => {
    console.log('Stopping …')
    http.close()
    await serving.catch(() => undefined)
    await running?.close()
    await vite.close()
    await database.close()
    process.exit(0)
  }
  // Vite would end the process before the database has ended.
  process.removeAllListeners('SIGTERM')
  process.once('SIGINT', () => void stop())
  process.once('SIGTERM', () => void stop())

  await serving
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(config.port, config.host, resolve)
  })
  if (running) await greet(running.services)
}

/** Reads the server's modules, and begins with those of the pages, so that the first visitor does not wait for all of them. */
async function readModules(http: Server): Promise<ViteDevServer> {
  const vite = await createVite({
    root: projectFolder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: unwatched } },
  })
  // What is wrong with them is told by the start, and by the page that is asked for.
  await loadServer(vite).catch(() => undefined)
  loadPages(vite).catch(() => undefined)
  return vite
}

/** Evaluates the modules of a room anew, with whatever uses them. Nothing is translated again: that took seconds. */
function forgetRoom({ environments: { ssr } }: ViteDevServer, room: string): void {
  for (const module of ssr.moduleGraph.idToModuleMap.values()) if (module.file?.startsWith(room)) ssr.moduleGraph.invalidateModule(module)
}

const loadServer = (vite: ViteDevServer) => vite.ssrLoadModule('/server/main.ts') as Promise<{ startServer: typeof startServer }>
const loadPages = (vite: ViteDevServer) => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>

/** Loads the server's modules as the files are now, in one graph with those of the pages, and starts it. */
async function start(vite: ViteDevServer, options: StartOptions): Promise<RunningServer> {
  const main = await loadServer(vite)
  return main.startServer(() => loadPages(vite), process.env, options)
}

develop().catch((error: unknown) => {
  reportFailure(error)
  process.exit()
})
