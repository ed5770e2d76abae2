import { describe, expect, it } from 'vitest'
import { parseRow, type PrintedRow } from './parse-row.ts'
import { everyName, splitSynonyms } from './parse-names.ts'

const toluene: PrintedRow = {
  index: '601-021-00-3',
  names: 'toluene',
  ec: '203-625-9',
  cas: '108-88-3',
  classes: 'Flam. Liq. 2|Repr. 2|Asp. Tox. 1|STOT RE 2 *|Skin Irrit. 2|STOT SE 3',
  statements: 'H225|H361d ***|H304|H373 **|H315|H336',
  labelCodes: 'GHS02|GHS08|GHS07|Dgr',
  labelStatements: 'H225|H361d ***|H304|H373 **|H315|H336',
  supplemental: '',
  limits: '',
  notes: '',
}
const read = (change: Partial<PrintedRow>) => {
  const parsed = parseRow({ ...toluene, ...change })
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems))
  return parsed.entry
}
const problems = (change: Partial<PrintedRow>) => {
  const parsed = parseRow({ ...toluene, ...change })
  return 'problems' in parsed ? parsed.problems.map(({ column }) => column) : []
}

describe('a row', () => {
  it('keeps the marks of each class (CLP Annex VI, 1.2)', () => {
    expect(read({}).classification.map(({ category, statement, minimum, mark }) => [category, statement, minimum, mark])).toEqual([
      ['Flam. Liq. 2', 'H225', false, null],
      ['Repr. 2', 'H361d', false, '***'],
      ['Asp. Tox. 1', 'H304', false, null],
      ['STOT RE 2', 'H373', true, '**'],
      ['Skin Irrit. 2', 'H315', false, null],
      ['STOT SE 3', 'H336', false, null],
    ])
  })

  it('reads routes and organs behind a statement', () => {
    const { classification } = read({
      classes: 'STOT RE 1|STOT SE 2|Carc. 2',
      statements: 'H372 (inhalation) (respiratory tract)|H371 (inhalation, oral) (nervous system)|H351 (inhalation)',
    })
    expect(classification.map(({ routes, organs }) => [routes, organs])).toEqual([
      [['inhalation'], ['respiratory tract']],
      [['inhalation', 'oral'], ['nervous system']],
      [['inhalation'], []],
    ])
  })

  it.each([
    ['Acute Tox. 4*\nSkin. Corr. 1B', 'H302\nH314', ['Acute Tox. 4', 'Skin Corr. 1B']],
    ['Carc. 1B Muta. 2', 'H350 H341', ['Carc. 1B', 'Muta. 2']],
    ['Press. Gas|Acute Tox. 2 *', 'H330', ['Press. Gas', 'Acute Tox. 2']],
    ['Unst. Expl.|Lact.', 'H200|H362', ['Unst. Expl.', 'Lact.']],
    ['Org. Perox. D ****', 'H242', ['Org. Perox. D']],
    ['****|Aquatic Chronic 4', 'H413', [null, 'Aquatic Chronic 4']],
    ['Expl. ****', '', [null]],
    ['Acute Tox. 3|Acute Tox. 3|Acute Tox. 4', 'H331|H302|H301', ['Acute Tox. 3', 'Acute Tox. 3', 'Acute Tox. 4']],
  ])('takes %o with %o', (classes, statements, expected) => {
    expect(read({ classes, statements }).classification.map(({ category }) => category)).toEqual(expected)
  })

  it.each([
    [{ classes: 'Acute Tox. 3', statements: 'H302' }, ['classes']],
    [{ classes: 'Acute Tox. 5', statements: 'H302' }, ['classes']],
    [{ classes: 'Skin Irrit. 2', statements: '' }, ['classes']],
    [{ classes: 'Skin Irrit. 2', statements: 'H315 H319' }, ['classes']],
    [{ index: '601-021-00-4', cas: '108-88-4' }, ['index', 'cas']],
    [{ names: ' ' }, ['names']],
    [{ notes: 'Z', labelCodes: 'GHS10', supplemental: 'EUH999' }, ['labelCodes', 'supplemental', 'notes']],
    [{ limits: 'M = 10' }, ['limits']],
    [{ limits: 'nonsense' }, ['limits']],
  ])('says what is wrong with %o', (change, columns) => {
    expect(problems(change)).toEqual(columns)
  })

  it.each([
    ['Aquatic Acute 1|Aquatic Chronic 1', 'H400|H410', 'M = 10', { acute: 10, chronic: 10 }],
    ['Aquatic Acute 1|Aquatic Chronic 1', 'H400|H410', 'M = 10|M = 1', { acute: 10, chronic: 1 }],
    ['Aquatic Chronic 1', 'H410', 'M = 10', { acute: null, chronic: 10 }],
    ['Aquatic Acute 1|Aquatic Chronic 2', 'H400|H411', 'M = 100', { acute: 100, chronic: null }],
    ['Aquatic Acute 1|Aquatic Chronic 1', 'H400|H410', 'M (Chronic) = 100', { acute: null, chronic: 100 }],
    ['Aquatic Acute 1|Aquatic Chronic 1', 'H400|H410', 'M (Chronic) = 100|M = 10', { acute: 10, chronic: 100 }],
  ])('of %s takes M factors %s %s for their class (1.1.2.3)', (classes, statements, limits, expected) => {
    expect(read({ classes, statements, limits }).factors).toEqual(expected)
  })

  it('parts an entry of several substances, in lines or on one', () => {
    for (const names of [
      'boric acid; [1]\nboric acid, crude [2]',
      'boric acid; [1] boric acid, crude [2]',
      'boric acid [1]|boric acid, crude [2]',
    ]) {
      expect(read({ names, ec: '233-139-2 [1]\n234-343-4 [2]', cas: '-' })).toMatchObject({
        names: [
          { text: 'boric acid', part: 1 },
          { text: 'boric acid, crude', part: 2 },
        ],
        ec: [{ part: 1 }, { text: '234-343-4', part: 2 }],
        cas: [],
      })
    }
    expect(read({ names: '[1]benzothieno[3,2-b][1]benzothiophene' }).names).toEqual([
      { text: '[1]benzothieno[3,2-b][1]benzothiophene', part: null },
    ])
  })
})

describe('the synonyms of a name', () => {
  it.each([
    ['zineb (ISO); zinc ethylenebis(dithiocarbamate) (polymeric)', ['zineb (ISO)', 'zinc ethylenebis(dithiocarbamate) (polymeric)']],
    ['Residual oils (petroleum); Heavy Fuel oil; [A complex combination; obtained]', ['Residual oils (petroleum)', 'Heavy Fuel oil']],
    ['reaction mass of: A; B', ['reaction mass of: A; B']],
    // Entry 611-142-00-3: common salt is in a dye, and is none of its names.
    [
      'product-by-process definition dye, sodium salts; sodium chloride',
      ['product-by-process definition dye, sodium salts; sodium chloride'],
    ],
    ['(1RS,3RS;1RS,3SR)-ester; other', ['(1RS,3RS;1RS,3SR)-ester', 'other']],
    ['toluene', ['toluene']],
    ['', []],
  ])('of %s', (name, expected) => {
    expect(splitSynonyms(name)).toEqual(expected)
  })
})

describe('every name of', () => {
  it.each([
    ['nitric acid …% [C ≤ 70 %]', ['nitric acid …% [C ≤ 70 %]', 'nitric acid']],
    ['hydrogen peroxide solution … %', ['hydrogen peroxide solution … %', 'hydrogen peroxide']],
    ['sodium hypochlorite, solution … % Cl active', ['sodium hypochlorite, solution … % Cl active', 'sodium hypochlorite']],
    [
      'phosphoric acid ... %, orthophosphoric acid ... %',
      ['phosphoric acid ... %, orthophosphoric acid ... %', 'phosphoric acid', 'orthophosphoric acid'],
    ],
    ['sodium bisulphite . . . %', ['sodium bisulphite . . . %', 'sodium bisulphite']],
    ['hydrogen sulphide, hydrogen sulfide', ['hydrogen sulphide, hydrogen sulfide', 'hydrogen sulphide', 'hydrogen sulfide']],
    ['glyphosate (ISO); N-(phosphonomethyl)glycine', ['glyphosate (ISO)', 'N-(phosphonomethyl)glycine', 'glyphosate']],
    ['lead powder; [particle diameter < 1 mm]', ['lead powder']],
    ['toluene', ['toluene']],
  ])('%s', (name, expected) => expect(everyName(name)).toEqual(expected))
})
