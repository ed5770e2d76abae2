import type { Rich } from '../document-model.ts'
import { breakLines, widthOf } from './break-lines.ts'
import { bulletOf, columnGap, pictogramGap, type PosterSizes } from './poster-sizes.ts'
import { setRoutesInRows } from './lay-out-routes.ts'
import { inner } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { heightOfPoints, longestWord, setText, type SetText } from './set-text.ts'

const besideGap = 5

export interface DangerAndAidMeasures {
  /** Widths of the texts on danger and on first aid, which stand beside each other. */
  widths: readonly [danger: number, firstAid: number]
  /** Of the emergency call with its sign; the other numbers stand beside it. */
  beside: number
  routes: { heading: Rich[]; lines: Rich[] }[]
  /** Of the column with the names of the routes. */
  routeNames: number
}

interface DangerAndAid extends DangerAndAidMeasures {
  note: Rich[]
  contacts: Rich[]
  call: SetText
  danger: Rich[][]
  instead: Rich[][]
  height: number
  /** Whether a telephone number is wider than what is left for it. */
  isTorn: boolean
}

/** Danger and first aid beside each other, the danger's texts in the given width. */
export function layOutDangerAndAid(
  model: SafetyModel,
  { text, gap, lineHeight, smallSign, callNumber }: PosterSizes,
  width: number,
): DangerAndAid {
  const { language } = model
  const body = text * lineHeight
  const widths = [width, inner.width - columnGap - width] as const
  const set = (rich: Rich, column: number) => breakLines(rich, { width: column, size: text, weight: 400 }, language)
  const setPoints = (points: readonly Rich[], column: number) => points.map((point) => set(point, column - bulletOf(text)))

  const danger = setPoints(model.danger.points, widths[0])
  // Telephone numbers of the supplier and of the poison centre stand beside the emergency call, which leaves them room for a whole one.
  const longestContact = longestWord(model.danger.contacts, text, 400, language)
  const forContacts = widths[0] - smallSign - 2 * besideGap - longestContact
  const callWidth = Math.max(widthOf(model.danger.callNumber, 700, language) * callNumber, Math.min(0.25 * widths[0], forContacts))
  const beside = smallSign + 2 * besideGap + callWidth
  const call: SetText = setText(model.danger.callLabel, { width: callWidth, size: text, weight: 400 }, language)
  const contacts = model.danger.contacts.flatMap((contact) => set([{ text: contact }], widths[0] - beside))
  const dangerHeight =
    Math.max(smallSign, call.lines.length * body + callNumber, contacts.length * body) + 2 * gap + 2 + heightOfPoints(danger, body, gap)

  const aid = setRoutesInRows(model.firstAid.routes, { width: widths[1], size: text, body, gap }, language)
  const aidSigns = model.firstAid.signs.length * (smallSign + pictogramGap) + besideGap
  const note = set(model.firstAid.note, widths[1] - aidSigns)
  const instead = setPoints(model.firstAid.points, widths[1])
  const aidHeight =
    Math.max(smallSign, note.length * body) + 2 * gap + 2 + (aid.routes.length > 0 ? aid.height : heightOfPoints(instead, body, gap))
  return {
    widths,
    beside,
    danger,
    call,
    contacts,
    routes: aid.routes,
    routeNames: aid.routeNames,
    note,
    instead,
    height: Math.max(dangerHeight, aidHeight),
    isTorn: beside + longestContact > widths[0],
  }
}
