import { say, type Sentence } from './sentences.ts'

/** A test of the mixture itself, with its method where that was said. */
export const sayTest = (method: string | null): Sentence => (method === null ? say('test') : say('testBy', { method }))
