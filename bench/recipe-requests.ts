import { drawRecipes } from '../test-kit/draw-recipes.ts'
import { openTable } from '../server/substances/open-register.ts'

/** As many different recipes of 15 components as whole requests, for `ask-by-sockets.ts`. */
export function recipeRequests(count: number, day: string): string[] {
  return drawRecipes(openTable([]), count, day).map(
    (text) =>
      `POST /api/v1/classify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  )
}
