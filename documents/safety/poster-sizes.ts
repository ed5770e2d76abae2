import { bullet } from './safety-frame.ts'

/** Of the poster on A2, in mm. */
export interface PosterSizes {
  statement: number
  text: number
  pictogram: number
  sign: number
  smallSign: number
  name: number
  signalWord: number
  callNumber: number
  heading: number
  padding: number
  gap: number
  lineHeight: number
}

const tightest: PosterSizes = {
  statement: 7,
  text: 7,
  pictogram: 34,
  sign: 30,
  smallSign: 24,
  name: 16,
  signalWord: 17,
  callNumber: 20,
  heading: 9,
  padding: 1.2,
  gap: 0,
  lineHeight: 1.12,
}
/** Name, signal word, pictograms, signs and telephone number are read from three metres, the statements from two. */
const signsFromAfar: PosterSizes = {
  statement: 9.4,
  text: 7,
  pictogram: 52,
  sign: 50,
  smallSign: 30,
  name: 26,
  signalWord: 30.4,
  callNumber: 30.4,
  heading: 10,
  padding: 2.4,
  gap: 1,
  lineHeight: 1.15,
}
/** The statements too; nothing else grows before they are as large as that. */
const wordsFromAfar: PosterSizes = { ...signsFromAfar, statement: 15.2 }
const largest: PosterSizes = {
  statement: 20,
  text: 12,
  pictogram: 95,
  sign: 75,
  smallSign: 46,
  name: 46,
  signalWord: 46,
  callNumber: 46,
  heading: 14,
  padding: 8,
  gap: 3.4,
  lineHeight: 1.24,
}
const stages = [tightest, signsFromAfar, wordsFromAfar, largest]
const levelsOfStage = 32
/** Levels from 0, the tightest, to the largest. */
export const posterLevels: number = (stages.length - 1) * levelsOfStage

/** @param level 0 to `posterLevels` */
export function sizesOf(level: number): PosterSizes {
  const stage = Math.min(Math.floor(level / levelsOfStage), stages.length - 2)
  const [from = tightest, to = largest] = stages.slice(stage)
  const share = level / levelsOfStage - stage
  const between = (key: keyof PosterSizes) => from[key] + share * (to[key] - from[key])
  return {
    statement: between('statement'),
    text: between('text'),
    pictogram: between('pictogram'),
    sign: between('sign'),
    smallSign: between('smallSign'),
    name: between('name'),
    signalWord: between('signalWord'),
    callNumber: between('callNumber'),
    heading: between('heading'),
    padding: between('padding'),
    gap: between('gap'),
    lineHeight: between('lineHeight'),
  }
}

/** Between two pictograms or signs. */
export const pictogramGap = 4
/** Between two columns; where danger and first aid stand beside each other, their bars meet in the middle of it. */
export const columnGap = 16

/** Of a point's mark with the space behind it, which grows with the type. */
export const bulletOf = (size: number): number => (bullet * size) / 8.8
