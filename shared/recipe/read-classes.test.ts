import { describe, expect, it } from 'vitest'
import { ownData } from '../classification/own-data.ts'
import { isReadable, splitClasses } from './read-classes.ts'

describe('classes in one cell', () => {
  it.each<[written: string, ...classes: string[]]>([
    ['Skin Corr. 1B, H314; Eye Dam. 1, H318', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['Skin Corr. 1B, H314, Eye Dam. 1, H318', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['H314 Skin Corr. 1B, H318 Eye Dam. 1', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['Skin Corr 1B (H314) · Eye Dam.1 (H318)', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['Skin Corr. 1B: H314\nEye Dam. 1 – H318', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['Skin Corr. 1B; Eye Dam. 1; H314; H318', 'Skin Corr. 1B H314', 'Eye Dam. 1 H318'],
    ['Acute Tox. 4; STOT SE 3; H302, H312, H335', 'Acute Tox. 4 H302 H312', 'STOT SE 3 H335'],
    ['Acute Tox. 4 H302+H332', 'Acute Tox. 4 H302 H332'],
    ['H318, H302', 'Eye Dam. 1 H318', 'Acute Tox. 4 H302'],
    ['Met. Corr. 1, H290', 'Met. Corr. 1 H290'],
    ['Repr. 1B H360FD', 'Repr. 1B H360FD'],
    ['STOT RE 2, H373 (kidneys)', 'STOT RE 2 H373 (kidneys)'],
    ['Aquatic Acute 1, H400; Aquatic Chronic 1, H410; EUH066', 'Aquatic Acute 1 H400', 'Aquatic Chronic 1 H410', 'EUH066'],
  ])('are read as a sheet writes them: %s', (written, ...classes) => {
    expect(splitClasses(written)).toEqual(classes)
    expect(ownData.safeParse({ classification: classes }).success).toBe(true)
    expect(isReadable(written)).toBe(true)
  })

  it.each<[written: string, ...classes: string[]]>([
    ['Corrosione cutanea, categoria 1B, H314', 'Skin Corr. 1B H314'],
    ['Gravi lesioni oculari, categoria 1; H318', 'Eye Dam. 1 H318'],
    ['Tossicità acuta (orale), categoria 4, H302', 'Acute Tox. 4 H302'],
    ['Ätzwirkung auf die Haut, Kat. 1A, H314', 'Skin Corr. 1A H314'],
    ['Działanie drażniące na oczy, kat. 2, H319', 'Eye Irrit. 2 H319'],
    ['H318 – Provoca gravi lesioni oculari', 'Eye Dam. 1 H318'],
  ])('may be named in any language where statement and category tell them: %s', (written, ...classes) => {
    expect(splitClasses(written)).toEqual(classes)
  })

  it.each<[written: string, why: string, isClear?: boolean]>([
    ['Skin Corr. 1B, H318', 'a statement of another class'],
    ['H314', 'a statement of three categories'],
    ['H317', 'a sensitiser whose limit depends on its subcategory'],
    ['Skin Irrit. 2; H315: C ≥ 5 %', 'a limit'],
    ['Aquatic Acute 1, H400 (M = 10)', 'a factor'],
    ['Corrosione cutanea, categoria 1B', 'a name without a statement'],
    ['Skin Corr. 1B', 'a category whose statement is its own', true],
    ['STOT SE 3', 'one of two effects'],
    ['Acute Tox. 4', 'one of three routes'],
    ['ask the supplier', 'no class'],
    ['Hautätz. 1B, H314, H317', 'a second statement of several'],
  ])('“%s” is read only if nothing is guessed: %s', (written, _why, isClear = false) => {
    expect(isReadable(written)).toBe(isClear)
    expect(ownData.safeParse({ classification: splitClasses(written) }).success).toBe(isClear)
    expect(splitClasses(written)).not.toEqual([])
  })

  it.each(['not classified', 'Nicht eingestuft', 'Non classificato', 'non classé', 'nie sklasyfikowany', 'ei luokiteltu', 'n.c.'])(
    'are none where it says so: %s',
    (written) => {
      expect([splitClasses(written), isReadable(written)]).toEqual([[], true])
    },
  )
})
