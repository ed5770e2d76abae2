import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich } from '../document-model.ts'
import { breakLines, widthOf, type Weight } from './break-lines.ts'
import { bulletOf, columnGap, pictogramGap, type PosterSizes } from './poster-sizes.ts'
import { inner } from './safety-frame.ts'
import type { SafetyModel } from './safety-model.ts'
import { heightOfPoints, setText, sum, type SetText } from './set-text.ts'

const besideGap = 5
/** What a column has more than the longest word in it, lest a rounding break the word. */
const rounding = 0.01

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
  const set = (rich: Rich, column: number, weight: 400 | 700 = 400) => breakLines(rich, { width: column, size: text, weight }, language)
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

  const { routes: given } = model.firstAid
  const names = given.map(({ heading }) => heading)
  const longest = Math.max(0, ...names.map((name) => widthOf(name, 700, language) * text))
  const routeNames = Math.max(Math.min(longest, 0.34 * widths[1]), longestWord(names, text, 700, language)) + rounding
  const routes = given.map(({ heading, text: route }) => ({
    heading: set([{ text: heading }], routeNames, 700),
    lines: set(route, widths[1] - routeNames - 5),
  }))
  const aidSigns = model.firstAid.signs.length * (smallSign + pictogramGap) + besideGap
  const note = set(model.firstAid.note, widths[1] - aidSigns)
  const instead = setPoints(model.firstAid.points, widths[1])
  const routesHeight =
    sum(routes.map(({ heading, lines }) => Math.max(heading.length, lines.length) * body)) + gap * Math.max(0, routes.length - 1)
  const aidHeight =
    Math.max(smallSign, note.length * body) + 2 * gap + 2 + (routes.length > 0 ? routesHeight : heightOfPoints(instead, body, gap))
  return {
    widths,
    beside,
    danger,
    call,
    contacts,
    routes,
    routeNames,
    note,
    instead,
    height: Math.max(dangerHeight, aidHeight),
    isTorn: beside + longestContact > widths[0],
  }
}

/** Width of the longest word of some texts, in u. */
function longestWord(texts: readonly string[], size: number, weight: Weight, language: LanguageCode): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(' ')).map((word) => widthOf(word, weight, language) * size))
}
