import Fastify from 'fastify'
import { connect } from 'node:net'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { finishRequests } from './finish-requests.ts'

async function startApp() {
  const app = Fastify()
  const arrived = Promise.withResolvers<void>()
  const held = Promise.withResolvers<string>()
  app.addHook('onRequest', async () => arrived.resolve())
  app.get('/slow', () => held.promise)
  app.post('/body', async () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  return {
    app,
    arrived: arrived.promise,
    answer: () => held.resolve('whole'),
    port: typeof address === 'object' && address !== null ? address.port : 0,
  }
}

it('a request that runs is answered before the server ends', async () => {
  const { app, arrived, answer, port } = await startApp()
  const answered = fetch(`http://127.0.0.1:${port}/slow`)
  await arrived
  const finished = finishRequests(app)
  await expect.poll(() => app.server.listening).toBe(false)
  answer()
  await finished
  expect(await (await answered).text()).toBe('whole')
})

it('a request whose body never ends holds the server up for a while only', async () => {
  const { app, arrived, port } = await startApp()
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write('POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{')
  const closed = once(socket, 'close')
  await arrived
  await finishRequests(app, 200)
  await closed
  expect(app.server.listening).toBe(false)
})
