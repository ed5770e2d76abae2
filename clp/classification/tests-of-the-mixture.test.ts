import { describe, expect, test } from 'vitest'
import { classesOf, classifyTyped, liquid, part } from '../../tests/classify-by-request.ts'

/** A mixture with one classified component, and a test that found nothing of a category. */
const withoutFinding = (content: number, category: string, denied: string) =>
  classesOf(classifyTyped(liquid([part('a', content, category)], { tests: [{ class: denied, result: 'negative', method: 'GLP' }] })))

describe('a test that finds no hazard of a category (CLP Article 9, Annex I, 4.1.3.3 and its like)', () => {
  test.each([
    // 60 % of ATE 100 are 167 mg/kg: category 3
    ['Acute Tox. 2 H300', 60, 'Acute Tox. 3 H301', ['Acute Tox. 3 H301']],
    ['Acute Tox. 3 H301', 60, 'Acute Tox. 3 H301', ['Acute Tox. 4 H302']],
    ['Acute Tox. 4 H302', 60, 'Acute Tox. 3 H301', []],
    ['Acute Tox. 4 H312', 60, 'Acute Tox. 3 H301', ['Acute Tox. 3 H301']],
    ['Skin Sens. 1A', 2, 'Skin Sens. 1 H317', ['Skin Sens. 1 H317']],
    ['Resp. Sens. 1A', 2, 'Resp. Sens. 1 H334', ['Resp. Sens. 1 H334']],
    ['Skin Sens. 1', 2, 'Skin Sens. 1A H317', []],
    ['Skin Sens. 1B', 2, 'Skin Sens. 1 H317', []],
    ['Skin Corr. 1A', 6, 'Skin Corr. 1A H314', ['Skin Corr. 1B H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1A', 6, 'Skin Corr. 1C H314', ['Skin Corr. 1C H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1B', 6, 'Skin Corr. 1A H314', ['Skin Corr. 1C H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1A', 6, 'Skin Corr. 1 H314', ['Skin Corr. 1 H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1C', 6, 'Skin Corr. 1A H314', ['Skin Irrit. 2 H315', 'Eye Dam. 1 H318']],
    ['STOT SE 1 H370', 10, 'STOT SE 1 H370', ['STOT SE 2 H371']],
  ])('%s: takes that and what is more severe off, and nothing milder', (denied, content, category, left) => {
    expect(withoutFinding(content, category, denied)).toEqual(left)
  })
})

describe('two tests of one class that both find a hazard', () => {
  const found = (...categories: string[]) =>
    classesOf(classifyTyped(liquid([], { tests: categories.map((category) => ({ class: category, result: 'positive' })) })))
  test.each([
    ['Acute Tox. 4 H302', 'Acute Tox. 3 H301', ['Acute Tox. 3 H301']],
    ['Acute Tox. 4 H332', 'Acute Tox. 2 H330', ['Acute Tox. 2 H330']],
    ['Skin Irrit. 2', 'Skin Corr. 1B', ['Skin Corr. 1B H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1C', 'Skin Corr. 1A', ['Skin Corr. 1A H314', 'Eye Dam. 1 H318']],
    ['Skin Corr. 1', 'Skin Corr. 1B', ['Skin Corr. 1B H314', 'Eye Dam. 1 H318']],
    ['Eye Irrit. 2', 'Eye Dam. 1', ['Eye Dam. 1 H318']],
    ['STOT SE 2', 'STOT SE 1', ['STOT SE 1 H370']],
    ['STOT RE 2', 'STOT RE 1', ['STOT RE 1 H372']],
    ['Aquatic Chronic 3', 'Aquatic Chronic 1', ['Aquatic Chronic 1 H410']],
  ])('%s and %s: the more severe counts, in whatever order they stand', (milder, severer, classes) => {
    expect(found(milder, severer)).toEqual(classes)
    expect(found(severer, milder)).toEqual(classes)
  })
})
