// Second half of `npm start`. Plain JavaScript, so that the web process does not carry what reads TypeScript.
process.env.NODE_ENV ??= 'production'
const { start } = await import('../build/server/index.js')
start(process.env).catch((error) => {
  console.error(error instanceof Error && error.name === 'OperatorError' ? error.message : error)
  process.exit(1)
})
