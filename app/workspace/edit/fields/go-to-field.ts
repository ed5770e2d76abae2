import { writePath, type RecordPath } from '../../record/record-values.ts'

/** Times that the page may need to show what is closed: a part, and entries in entries. */
const mostSteps = 8
/** Looks, 50 ms apart, for a part that is not shown yet. */
const mostTries = 60

/** After its part is shown, the field comes into view and takes the focus; closed entries on the way open one after another. */
export function goToField(path: string, step = 0, tries = 0): void {
  setTimeout(() => {
    const fields = [...document.querySelectorAll<HTMLElement>('[data-path]')].filter(({ dataset }) => path.startsWith(dataset.path ?? '?'))
    const field = fields.at(-1)
    if (!field) {
      // A part with many fields takes longer to be shown.
      if (tries < mostTries) goToField(path, step, tries + 1)
      return
    }
    const [, index] = /^\[(\d+)\]/.exec(path.slice((field.dataset.path ?? '').length)) ?? []
    const entry = index === undefined ? null : field.querySelector(`:scope > ol > li:nth-child(${Number(index) + 1}) details:not([open])`)
    if (entry instanceof HTMLDetailsElement && step < mostSteps) {
      entry.open = true
      goToField(path, step + 1)
      return
    }
    field.scrollIntoView({ block: 'center' })
    // The parts of a quantity have no places of their own.
    const part = field.dataset.path === path ? null : field.querySelector<HTMLElement>('[aria-invalid="true"]')
    const control = part ?? firstControl(field)
    control?.focus({ preventScroll: true })
  }, 50)
}

/** After something was removed, the control that adds it again takes the focus: the one that was pressed is gone. */
export function focusPlace(path: RecordPath): void {
  const name = writePath(path)
  setTimeout(() => {
    const place = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(({ dataset }) => dataset.path === name)
    // The button of a list comes after its entries.
    const adding = place?.querySelector<HTMLElement>(':scope > button') ?? place?.querySelector<HTMLElement>('input, textarea')
    if (place) (adding ?? firstControl(place))?.focus()
  }, 0)
}

/**
 * The button that moved an entry of a list goes with it at once, so that it can be pressed again; at an end of the list it is off, and the other one
 * takes the focus.
 * @param index where the entry stands now
 * @param by -1: upwards, 1: downwards
 */
export function focusMovedEntry(path: RecordPath, index: number, by: number): void {
  const name = writePath(path)
  const list = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(({ dataset }) => dataset.path === name)
  const tools = list?.querySelector(`:scope > ol > li:nth-child(${index + 1}) > .entry > .entry-tools`)
  const [up, down] = tools?.querySelectorAll('button') ?? []
  const inOrder = by < 0 ? [up, down] : [down, up]
  inOrder.find((button) => button?.disabled === false)?.focus()
}

const controls = 'input, select, textarea, button'

function firstControl(place: HTMLElement): HTMLElement | null {
  return place.matches(controls) ? place : place.querySelector<HTMLElement>(controls)
}
