import { describe, expect, it } from 'vitest'
import { isClear, readRows, readTable, writeShares } from './read-rows.ts'

const xylene = { name: 'Xylene', cas: '1330-20-7', share: '9,0' }

describe('rows of a spreadsheet', () => {
  it.each([
    ['tabs', 'Xylene\t1330-20-7\t9,0\nResin\t\t91'],
    ['semicolons', 'Xylene;1330-20-7;9,0\nResin;;91'],
    ['several spaces', 'Xylene   1330-20-7   9,0\nResin   91'],
    ['another order', '9,0\t1330-20-7\tXylene\n91\t\tResin'],
    ['quotes', '"Xylene";"1330-20-7";"9,0"\r\nResin;;91\r\n'],
  ])('are read with %s between their cells', (_name, text) => {
    expect(readRows(text).rows).toEqual([xylene, { name: 'Resin', share: '91' }])
  })

  it('take a decimal point, a per cent sign, ranges and less-than signs as they stand', () => {
    const { rows } = readRows('Xylene\t1330-20-7\t9.00 %\nToluene\t108-88-3\t10 - 25 %\nCobalt\t7440-48-4\t< 0.1')
    expect(rows.map(({ share }) => share)).toEqual(['9.00', '10 - 25', '< 0.1'])
  })

  it('keep words in the cells of shares, where hardly a cell has a figure: nothing of a list is lost in silence', () => {
    const sharesOf = (text: string) => readRows(text).rows.map(({ share }) => share)
    expect(sharesOf('Stoff;Gehalt\nXylol;20 %\nWasser;Rest')).toEqual(['20', 'Rest'])
    expect(sharesOf('Xylol;1330-20-7;20 %\nWasser;7732-18-5;ad 100')).toEqual(['20', 'ad 100'])
    expect(sharesOf('Stoff;CAS;Konzentration\nXylol;1330-20-7;q.s.\nWasser;7732-18-5;viel')).toEqual(['q.s.', 'viel'])
    expect(sharesOf('Stoff;%\nXylol;max. 5 %\nAceton;bis 3 %\nWasser;mind. 90 %')).toEqual(['max. 5', 'bis 3', 'mind. 90'])
  })

  it('leave out the heading and the sum, and name them', () => {
    const { rows, headings, leftOut } = readRows('CAS\tGehalt %\n1330-20-7\t9,0\n108-88-3\t91\nSumme\t100')
    expect(rows).toEqual([
      { name: '', cas: '1330-20-7', share: '9,0' },
      { name: '', cas: '108-88-3', share: '91' },
    ])
    expect([headings, leftOut]).toEqual([['CAS / Gehalt %'], ['Summe 100']])
  })

  it('leave out what the list is called above its heading, and name it; a name alone without a heading is a row', () => {
    const titled = readRows(
      'Rezeptur Lötwasser Z 30\nStand 3.11.2026\nStoff\tCAS\tGehalt %\nZinkchlorid\t7646-85-7\t25 - 35\nWasser\t7732-18-5\tRest',
    )
    expect(titled.rows.map(({ name }) => name)).toEqual(['Zinkchlorid', 'Wasser'])
    expect(titled.headings).toEqual(['Rezeptur Lötwasser Z 30', 'Stand 3.11.2026', 'Stoff / CAS / Gehalt %'])
    expect(readRows('Binder\nXylene\t1330-20-7\t9\nResin\t\t1').rows.map(({ name }) => name)).toEqual(['Binder', 'Xylene', 'Resin'])
  })

  it('take a solution for a row and not for a heading, and do not call it clear while nobody has said what its share is of', () => {
    const { rows, headings } = readRows('Salzsäure 37 %\t7647-01-0\t3,5\nEthanol 96 %\t\tad 100\nWasser\t7732-18-5\t20')
    expect(rows.map((row) => [row.name, row.share, isClear(row)])).toEqual([
      ['Salzsäure 37 %', '3,5', false],
      ['Ethanol 96 %', 'ad 100', false],
      ['Wasser', '20', true],
    ])
    expect(headings).toEqual([])
  })

  it('know the share among other figures: what counts the rows is none, and what sums up to 100 is', () => {
    const text = ['1\tXylene\t1330-20-7\t18\t40', '2\tToluene\t108-88-3\t12\t35', '3\tWater\t7732-18-5\t70\t25'].join('\n')
    expect(readRows(text.replaceAll('\t18', '\t180')).rows.map(({ share }) => share)).toEqual(['40', '35', '25'])
    expect(readRows(text).rows[0]?.name).toBe('Xylene')
  })

  it('know EC and index numbers, and take hyphens of any kind', () => {
    expect(readRows('Xylene\t215\u2011535\u20117\t601-022-00-9\t1330\u201320\u20137\t9\nB\t\t\t\t1').rows[0]).toEqual({
      name: 'Xylene',
      cas: '1330-20-7',
      ec: '215-535-7',
      index: '601-022-00-9',
      share: '9',
    })
  })

  it('keep a number with a wrong check digit, a name alone and a share that is none in their rows, which are not clear', () => {
    const { rows } = readRows('\t64742-48-8\t2\nEntwässerer K\t\t0,5\nToluene\t108-88-3\tq.s.\nXylene\t1330-20-7\t9')
    expect(rows.map((row) => [row.cas ?? row.name, row.share, isClear(row)])).toEqual([
      ['64742-48-8', '2', false],
      ['Entwässerer K', '0,5', false],
      ['108-88-3', 'q.s.', false],
      ['1330-20-7', '9', true],
    ])
  })

  it('take what controls nothing else out of the cells, and have at most as many rows as a recipe', () => {
    expect(readRows('Xy\u0000lene\t1330-20-7\t9\nB\t\t1').rows[0]?.name).toBe('Xy lene')
    const many = Array.from({ length: 510 }, (_, at) => `Part ${at} of it\t0.1`).join('\n')
    const { rows, beyond } = readRows(many)
    expect([rows.length, beyond]).toEqual([500, 10])
  })

  it('are none in an empty text', () => {
    expect(readRows(' \n\t\n')).toEqual({ rows: [], headings: [], leftOut: [], beyond: 0 })
  })
})

describe('small shares', () => {
  const sharesOf = (text: string) => readRows(text).rows.map(({ share }) => share)

  it('keep their unit beside percent, as biocides of a paint have it', () => {
    expect(sharesOf('Water   7732-18-5   99,9 %\nBIT   2634-33-5   150 ppm\nMIT   2682-20-4   14 ppm')).toEqual([
      '99,9',
      '150 ppm',
      '14 ppm',
    ])
  })

  it.each([
    ['ppm', ['150', '14', '< 15']],
    ['Gehalt [mg/kg]', ['150', '14', '10 - 15']],
    ['g/kg', ['374', '14', '612']],
  ])('have the unit of their heading, since bare figures would be percent: %s', (heading, cells) => {
    const unit = heading.match(/[a-z/]+(?=\]?$)/)?.[0]
    const text = [
      `Pos\tName\tCAS\t${heading}`,
      ...cells.map((cell, at) => `${at + 1}\tPart\t${['2634-33-5', '2682-20-4', '7732-18-5'][at]}\t${cell}`),
    ]
    expect(sharesOf(text.join('\n'))).toEqual(cells.map((cell) => `${cell} ${unit}`))
    expect(readRows(text.join('\n')).amounts).toBeUndefined()
  })

  it('are taken from a column of their own where that of percent is empty', () => {
    expect(sharesOf('Name\tCAS\tGehalt %\tppm\nEthanol\t64-17-5\t34\t\nMIT\t2682-20-4\t\t15\nWater\t7732-18-5\t66\t0')).toEqual([
      '34',
      '15 ppm',
      '66',
    ])
  })

  it('are none in a column of something else', () => {
    expect(sharesOf('Name\tCAS\tVOC g/kg\tGehalt\nEthanol\t64-17-5\t900\t30\nWater\t7732-18-5\t0\t60')).toEqual(['30', '60'])
  })

  it('leave a cell empty that is, and take no figure of another column of a spreadsheet for it', () => {
    expect(sharesOf('Name\tCAS\tDichte\tGehalt %\nEthanol\t64-17-5\t0,8\t30\nWater\t7732-18-5\t1,0\t')).toEqual(['30', ''])
  })
})

describe('a column of masses', () => {
  it('becomes shares as the language of the page writes them, while typed ones stay as they are', () => {
    const sharesIn = (text: string, language: 'de' | 'en') => writeShares(readRows(text), language).map(({ share }) => share)
    const weighed = 'Stoff\tCAS\tMasse (kg)\nEthanol\t64-17-5\t80,0\nWasser\t7732-18-5\t83,25'
    expect(sharesIn(weighed, 'de')).toEqual(['49,004594', '50,995406'])
    expect(sharesIn(weighed, 'en')).toEqual(['49.004594', '50.995406'])
    expect(sharesIn('Ethanol\t64-17-5\t40.5\nWasser\t7732-18-5\t59.5', 'de')).toEqual(['40.5', '59.5'])
  })

  const sharesOf = (text: string) => readRows(text).rows.map(({ share }) => share)
  const rowsOf = (head: string, ...cells: string[]) =>
    [head, ...cells.map((cell, at) => `${['Xylene\t1330-20-7', 'Resin\t', 'Water\t7732-18-5', 'Total\t'][at]}\t${cell}`)].join('\n')

  it.each([
    ['kg', 'Stoff\tCAS\tMenge [kg]', ['450', '300', '250'], ['45', '30', '25']],
    ['a batch that looks like percent', 'Name\tCAS\tkg', ['45', '30', '12.5'], ['51.428572', '34.285714', '14.285714']],
    ['grams with commas and thousands', 'Nom\tCAS\tMasse (g)', ['1.250,5', '749,5', '500'], ['50.02', '29.98', '20']],
    ['pounds', 'Name\tCAS\tlbs', ['50', '25', '25'], ['50', '25', '25']],
    ['parts', 'Rohstoff\tCAS\tTeile', ['100', '40', '60'], ['50', '20', '30']],
  ])('is percent of its sum: %s', (_name, head, cells, shares) => {
    expect(sharesOf(rowsOf(head, ...cells))).toEqual(shares)
  })

  it('says how, with the heading, and leaves the total out of its sum', () => {
    const read = readRows(rowsOf('Name\tCAS\tkg', '450', '300', '250', '1000'))
    expect(read.amounts).toEqual({ heading: 'kg', conversion: { unit: 'kg', first: 450, sum: 1000, share: '45' } })
    expect(read.leftOut).toEqual(['Total 1000'])
  })

  it('is known by the units in its cells, each with its own', () => {
    expect(sharesOf(rowsOf('Name\tCAS\tMenge', '0.5 kg', '300 g', '200 g'))).toEqual(['50', '30', '20'])
  })

  it.each([
    ['a cell that is no figure', 'Name\tCAS\tkg', ['450', '300', 'q.s.'], ['450 kg', '300 kg', 'q.s.']],
    ['an empty cell', 'Name\tCAS\tkg', ['450', '300', ''], ['450 kg', '300 kg', '']],
    ['litres', 'Name\tCAS\tl', ['45', '30', '25'], ['45 l', '30 l', '25 l']],
    ['figures that may be read in two ways', 'Name\tCAS\tkg', ['1,250', '2,500', '3,000'], ['1,250 kg', '2,500 kg', '3,000 kg']],
  ])('stays as it was typed, which is no share, with %s', (_name, head, cells, shares) => {
    const { rows, amounts } = readRows(rowsOf(head, ...cells))
    expect(rows.map(({ share }) => share)).toEqual(shares)
    expect(amounts?.conversion).toBeNull()
    expect(rows.every((row) => !isClear(row))).toBe(true)
  })

  it('may be fractions of one, which are told as parts of it; percent that make one are not', () => {
    const read = (heading: string) => readRows(`Name\tCAS\t${heading}\nXylene\t1330-20-7\t0,25\nWater\t7732-18-5\t0,75\nSum\t\t1`)
    expect(read('w/w').rows.map(({ share }) => share)).toEqual(['25', '75'])
    expect(read('w/w').amounts).toEqual({ heading: 'w/w', conversion: { unit: 'parts', first: 0.25, sum: 1, share: '25' } })
    expect(read('Content %').rows.map(({ share }) => share)).toEqual(['0,25', '0,75'])
  })

  it('is no sum of one row alone', () => {
    expect(sharesOf('Xylene\t1330-20-7\t45 kg')).toEqual(['45 kg'])
  })

  it('gives way to one of percent beside it', () => {
    expect(sharesOf('Name\tCAS\tkg\t%\nXylene\t1330-20-7\t450\t45\nResin\t\t550\t55')).toEqual(['45', '55'])
    expect(sharesOf('Name\tCAS\tkg\tAnteil\nXylene\t1330-20-7\t450\t45\nResin\t\t550\t55')).toEqual(['45', '55'])
  })

  it('is none by units of something else', () => {
    const text = 'Name\tCAS\tDichte kg/l\tGehalt\nXylene\t1330-20-7\t0.87\t40\nResin\t\t1.1\t60'
    expect(readRows(text)).toMatchObject({ rows: [{ share: '40' }, { share: '60' }] })
    expect(readRows(text).amounts).toBeUndefined()
  })
})

describe('a column that cannot be read', () => {
  it('stays in its cells, where its rows say so: figures above 100, formulas that nobody calculated, errors', () => {
    const shares = (...cells: string[]) =>
      readTable(cells.map((cell, at) => [`Substance ${'abc'[at]}`, '', cell])).rows.map(({ share }) => share)
    expect(shares('450', '300', '250')).toEqual(['450', '300', '250'])
    expect(shares('=B1/SUM(B:B)', '=B2/SUM(B:B)', '#DIV/0!')).toEqual(['=B1/SUM(B:B)', '=B2/SUM(B:B)', '#DIV/0!'])
    expect(shares('45', '=100-C1', '30')).toEqual(['45', '=100-C1', '30'])
  })
})

describe('classes of raw materials in a pasted table', () => {
  const own = (...classification: string[]) => ({ own: { classification }, source: { kind: 'own' } })

  it('are own data of their row, whichever column they stand in, and never its name', () => {
    const text = [
      'Materia prima\tClassificazione\tCAS\t%',
      'Emulgin LA\tSkin Corr. 1B, H314; Eye Dam. 1, H318\t\t4,0',
      'Profumo Limone\tSkin Sens. 1B, H317; Aquatic Chronic 3, H412\t\t0,3',
      'Addensante X\tnon classificato\t\t1,0',
      'Acido citrico\t\t77-92-9\t10',
      'Acqua\t–\t7732-18-5\t84,7',
    ].join('\n')
    expect(readRows(text).rows).toEqual([
      { name: 'Emulgin LA', share: '4,0', ...own('Skin Corr. 1B H314', 'Eye Dam. 1 H318') },
      { name: 'Profumo Limone', share: '0,3', ...own('Skin Sens. 1B H317', 'Aquatic Chronic 3 H412') },
      { name: 'Addensante X', share: '1,0', ...own() },
      { name: 'Acido citrico', cas: '77-92-9', share: '10' },
      { name: 'Acqua', cas: '7732-18-5', share: '84,7' },
    ])
    expect(readRows(text).rows.map(isClear)).toEqual([true, true, true, true, true])
  })

  it('may stand in two columns, classes and statements, and stay as typed where they cannot be read', () => {
    const rows = readRows('Amin K\t2\tSkin Corr. 1B; Eye Dam. 1\tH314; H318\nHarz\t98\tSkin Sens. 1\tH314').rows
    expect(rows).toEqual([
      { name: 'Amin K', share: '2', ...own('Skin Corr. 1B H314', 'Eye Dam. 1 H318') },
      { name: 'Harz', share: '98', ...own('Skin Sens. 1 H314') },
    ])
    expect(rows.map(isClear)).toEqual([true, false])
  })

  it('are none in a name that looks like a statement, beside other names', () => {
    expect(readRows('Silan H302\t5\nHarz\t55\nXylol\t40').rows.map(({ name, own: said }) => [name, said])).toEqual([
      ['Silan H302', undefined],
      ['Harz', undefined],
      ['Xylol', undefined],
    ])
  })
})
