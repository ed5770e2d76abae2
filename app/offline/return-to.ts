import { onStep } from '../browser/history-steps.ts'

/** The place of the history at which the browser stands; null where it does not tell. */
export function findPlace(): string | null {
  return 'navigation' in window ? (navigation.currentEntry?.key ?? null) : null
}

/** Takes the browser back to a place of the history without the router's notice, which would load its page again. */
export async function returnTo(place: string): Promise<void> {
  if (findPlace() === place) return
  await new Promise<void>((resolve) => {
    const end = onStep((event) => {
      event.stopImmediatePropagation()
      arrive()
    })
    const arrive = () => {
      end()
      resolve()
    }
    // Refused where the place is gone or somebody goes elsewhere meanwhile: then the browser stays where it is.
    const { committed, finished } = navigation.traverseTo(place)
    Promise.all([committed, finished]).catch(arrive)
  })
}
