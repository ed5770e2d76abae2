import { z } from 'zod'

export const workgroupFeedAnswer = z.object({
  atom: z.url().describe('Feed of all published products of the workgroup, for everybody who knows this address'),
  json: z.url().describe('The same as JSON Feed 1.1'),
})
