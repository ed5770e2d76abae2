import { createServer as createHttpServer, type RequestListener, type Server } from 'node:http'
import path from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer as createVite, createServerModuleRunner, type ViteDevServer } from 'vite'
import type { ModuleRunner } from 'vite/module-runner'
import { projectFolder } from '../project-folder.ts'
import type { RunningServer, StartOptions, startServer } from '../server/main.ts'
import { readNatively, type NativeModules } from './read-natively.ts'
import { reportFailure } from './report-failure.ts'

/** Rooms whose change starts the server's own modules anew; components and styles of `app/` are replaced in the open page. */
const serverRooms = ['server', 'check', 'propose', 'documents', 'clp', 'shared', 'wording', 'catalogue'].map(
  (room) => path.join(projectFolder, room) + path.sep,
)

const serverFile = path.join(projectFolder, 'server', 'main.ts')

/** What changes while the program runs, and is none of its sources. */
const unwatched = ['data', 'build', 'pictures', '.react-router', '.git'].map((folder) => path.join(projectFolder, folder, '**'))

/** An editor writes several files one after the other. ms */
const calm = 40

/** `npm run dev`: the server with its pages, as the files are now. The port, the database and the open pages stay while it changes. */
async function develop(): Promise<void> {
  process.env.NODE_ENV ??= 'development'
  const native = readNatively(serverRooms)
  // From here on it is known who imports what, so that whatever is changed is read anew.
  const { readConfig } = await import('../server/config.ts')
  const { openDatabase } = await import('../server/db/open.ts')
  const { createLog } = await import('../server/log.ts')
  const { greet } = await import('../server/greet.ts')
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
  // The database is a process of its own: pages are translated while it begins. Node reads the server's modules in one piece, during which no
  // connection would be answered, and on a busy machine none would be there in time: not before the database is open.
  const [database, { vite, pages }] = await Promise.all([openDatabase(config, createLog(config)), translatePages(http, native)])
  let running: RunningServer | undefined
  const begin = async (): Promise<RequestListener> => {
    await running?.close()
    running = undefined
    let serve: RequestListener | undefined
    running = await start(native, pages, {
      joinDatabase: true,
      listen: async (app) => {
        await app.ready()
        serve = (request, response) => app.routing(request, response)
      },
    })
    if (!serve) throw new Error('The server began without listening')
    return serve
  }
  // What is wrong with them is told by the start.
  await loadServer(native).catch(() => undefined)
  serving = begin()

  let timer: NodeJS.Timeout | undefined
  const change = (file: string): void => {
    const room = serverRooms.find((one) => file.startsWith(one))
    if (room === undefined || file.includes('.test.')) return
    clearTimeout(timer)
    // Texts are no modules, and some modules of their room keep what they have read of them. Templates are read by renderers, which begin anew.
    if (file.endsWith('.ts')) native.forget((one) => one === file)
    else if (!file.endsWith('.typ')) native.forget((one) => one.startsWith(room))
    pages.clearCache()
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
  // What is wrong with them is told by the page that somebody opens.
  loadPages(pages).catch(() => undefined)
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(config.port, config.host, resolve)
  })
  if (running) await greet(running.services)
}

interface TranslatedPages {
  vite: ViteDevServer
  pages: ModuleRunner
}

/** Begins with the modules of the pages, so that the first visitor does not wait for all of them. None is run yet. */
async function translatePages(http: Server, native: NativeModules): Promise<TranslatedPages> {
  const vite = await createVite({
    root: projectFolder,
    appType: 'custom',
    plugins: [native.plugin],
    environments: { ssr: { dev: { preTransformRequests: true } } },
    server: { middlewareMode: true, hmr: { server: http }, watch: { ignored: unwatched } },
  })
  const { ssr } = vite.environments
  void ssr.warmupRequest(pagesBuild)
  return { vite, pages: createServerModuleRunner(ssr, { hmr: false, sourcemapInterceptor: 'prepareStackTrace' }) }
}

const pagesBuild = 'virtual:react-router/server-build'
const loadServer = (native: NativeModules) => native.load(serverFile) as Promise<{ startServer: typeof startServer }>
const loadPages = (pages: ModuleRunner) => pages.import<ServerBuild>(pagesBuild)

/** Loads the server's modules as the files are now, of which those of the pages are a part, and starts it. */
async function start(native: NativeModules, pages: ModuleRunner, options: StartOptions): Promise<RunningServer> {
  const main = await loadServer(native)
  return main.startServer(() => loadPages(pages), process.env, options)
}

develop().catch((error: unknown) => {
  reportFailure(error)
  process.exit()
})
