import { afterAll } from 'vitest'
import { closeAll } from './close-after-file.ts'

// Vitest runs this before each test file, so that it ends after everything of that file.
afterAll(closeAll)
