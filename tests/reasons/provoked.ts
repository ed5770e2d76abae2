import type { z } from 'zod'

/** A schema, and what it refuses. */
export type ProvokedBySchema = readonly [schema: z.ZodType, value: unknown]
