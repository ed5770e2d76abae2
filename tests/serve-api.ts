// A process of its own for tests: the API without its pages, from the sources, with the environment's configuration. It says its port.
import { startServer } from '../server/main.ts'
import { noPages } from './no-pages.ts'

const { services } = await startServer(noPages, process.env)
console.log(services.config.port)
