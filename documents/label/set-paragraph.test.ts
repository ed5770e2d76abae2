import { describe, expect, it } from 'vitest'
import { loadLabelFonts } from './label-fonts.ts'
import { widthOnOneLine } from './measure-words.ts'
import { runsOf, setParagraph } from './set-paragraph.ts'
import { showHyphen, type Paragraph, type Run } from './text-runs.ts'

const textSize = 3
const run = (text: string, changes: Partial<Run> = {}): Run => ({ text, weight: 400, scale: 1, ...changes })
const linesOf = (paragraph: Paragraph, width: number) =>
  runsOf(setParagraph(paragraph, width, textSize)).map((line) => showHyphen(line.map(({ text }) => text).join('')))
const lines = (text: string, width: number) => linesOf({ runs: [run(text)] }, width)

describe('a paragraph of a label', () => {
  it('breaks at spaces, and every line is as wide as its measure at most', () => {
    const text = 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.'
    for (const width of [20, 33, 50, 80]) {
      const broken = lines(text, width)
      expect(broken.join('')).toBe(text)
      for (const line of broken) expect(widthOnOneLine({ runs: [run(line.trimEnd())] }, textSize)).toBeLessThanOrEqual(width)
    }
  })

  it('breaks a chemical name between its components, not behind a locant nor in n-butyl', () => {
    expect(lines('bis(pentamethyl-4-piperidyl) sebacate', 24)).toEqual(['bis(pentamethyl-', '4-piperidyl) ', 'sebacate'])
    expect(lines('and 3-(2H-benzotriazol-2-yl)-5-tert-butyl-4-hydroxyphenyl', 24)).toEqual([
      'and ',
      '3-(2H-benzotriazol-',
      '2-yl)-5-tert-butyl-',
      '4-hydroxyphenyl',
    ])
    // Only a component that is wider than the line breaks behind its locants.
    expect(lines('1,2,2,6,6-pentamethyl', 18)).toEqual(['1,2,2,6,6-', 'pentamethyl'])
    expect(lines('acetate of n-butyl', 13.2)).toEqual(['acetate of ', 'n-butyl'])
  })

  it('breaks a name that is wider than its line between its morphemes', () => {
    expect(lines('Contains polyoxypropylenediamine', 26)).toEqual(['Contains polyoxy-', 'propylenediamine'])
    expect(lines('3-aminopropyltriethoxysilane', 22)).toEqual(['3-aminopropyl-', 'triethoxysilane'])
  })

  it('shows a hyphen wherever it breaks within a word, so that nobody reads two', () => {
    expect(lines('m-Phenylenbis(methylamin)', 24)).toEqual(['m-Phenylenbis-', '(methylamin)'])
    const german = (text: string, width: number) => linesOf({ runs: [run(text)], language: 'de' }, width)
    expect(german('Zweikomponenten-Epoxidharzgrundierungen', 26)).toEqual(['Zweikomponenten-', 'Epoxidharzgrundie-', 'rungen'])
    expect(german('Strontiumchromat', 16)).toEqual(['Strontium-', 'chromat'])
    // It is no part of an address or of a code, where it would be copied.
    expect(lines('www.lumenta-hygiene.example', 24).join('')).toBe('www.lumenta-hygiene.example')
    expect(lines('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 20).join('')).not.toContain('-')
  })

  it('has room for its hyphens on every line', () => {
    for (let width = 8; width < 60; width += 0.7)
      for (const line of linesOf(
        { runs: [run('3-Aminomethyl-3,5,5-trimethylcyclohexylamin; Korrosionsschutzgrundierung')], language: 'de' },
        width,
      ))
        expect(widthOnOneLine({ runs: [run(line.trimEnd())] }, textSize), `${width} mm: ${line}`).toBeLessThanOrEqual(width + 1e-6)
  })

  it('keeps codes and numbers that are compared letter by letter on a line that holds them', () => {
    const codes: Paragraph = { runs: [run('PUL-4410-005, pul-4410-a5', { role: 'codes' })] }
    expect(linesOf(codes, 22)).toEqual(['PUL-4410-005, ', 'pul-4410-a5'])
    expect(lines('Norvik NV-EP200-7035-160', 25)).toEqual(['Norvik ', 'NV-EP200-7035-160'])
    expect(lines('Norvik PUL-4410-005', 20)).toEqual(['Norvik ', 'PUL-4410-005'])
    expect(lines('Ethanol (EC 200-578-6, CAS 64-17-5)', 14)).toEqual(['Ethanol (EC ', '200-578-6, ', 'CAS ', '64-17-5)'])
    // Only what no line holds is parted, and then behind its signs.
    expect(linesOf(codes, 11)).toEqual(['PUL-', '4410-', '005, pul-', '4410-a5'])
    // A word of letters alone breaks as before.
    expect(lines('DRUCKLUFT/ELEKTRO-WERKZEUG', 24).length).toBeGreaterThan(1)
  })

  it('keeps an ending of one letter with its word', () => {
    for (let width = 9; width < 40; width += 0.5)
      for (const line of lines('vrijednost EU-a: najviše 470\u00a0g/l HOS-a.', width))
        expect(line, `${width} mm`).not.toMatch(/(?:EU|HOS)-$/)
  })

  it('breaks a long word at its signs and, where it has none, anywhere', () => {
    expect(lines('Staub/Rauch/Gas/Nebel/Dampf/Aerosol nicht einatmen.', 24)).toEqual([
      'Staub/Rauch/Gas/',
      'Nebel/Dampf/',
      'Aerosol nicht ',
      'einatmen.',
    ])
    expect(lines('contents/container', 40)).toEqual(['contents/container'])
    expect(
      lines('x'.repeat(60), 20)
        .map((line) => line.replace(/-$/, ''))
        .join(''),
    ).toBe('x'.repeat(60))
    expect(lines('x'.repeat(60), 20).length).toBeGreaterThan(3)
  })

  it('breaks where a line is full, across weights', () => {
    const runs = [run('Warning ', { weight: 700, scale: 1.15 }), run('Flammable liquid and vapour.', { weight: 600 }), run(' Keep away.')]
    expect(linesOf({ runs }, 30)).toEqual(['Warning Flammable ', 'liquid and vapour. Keep ', 'away.'])
  })

  it('keeps together what is never broken, and spaces without a break', () => {
    expect(linesOf({ runs: [run('UFI: '), run('QPQV-401X-M00X-AHSD', { role: 'unbroken' })] }, 26)).toEqual([
      'UFI: ',
      'QPQV-401X-M00X-AHSD',
    ])
    expect(lines('content 500\u00a0g/l', 14)).toEqual(['content ', '500\u00a0g/l'])
    expect(lines('a content of 500\u00a0g/kg', 22)).toEqual(['a content of ', '500\u00a0g/kg'])
    expect(lines('Lacke und -beschichtungen', 24)).toEqual(['Lacke und ', '-beschichtungen'])
  })

  it('has lines 1.2 times as far apart as its largest type, and 1.1 where a name stays on one line', () => {
    expect(setParagraph({ runs: [run('One line')] }, 50, textSize).height).toBeCloseTo(1.2 * textSize)
    expect(setParagraph({ runs: [run('Name', { scale: 1.6 })], single: true }, 50, textSize)).toMatchObject({ lineHeight: 1.1 })
    const two = setParagraph({ runs: [run('A name of two lines', { scale: 1.6 })], single: true }, 25, textSize)
    expect(two.lineHeight).toBe(1.2)
    expect(two.height).toBeCloseTo(2 * 1.2 * 1.6 * textSize)
  })

  it('treats line feeds as spaces and says nothing for an empty text', () => {
    expect(lines('a\nb', 50)).toEqual(['a b'])
    expect(lines('', 50)).toEqual([])
  })
})

describe('the typeface', () => {
  it('has the height that the law assumes: 1.2 from top to foot, x 0.526', () => {
    const fonts = loadLabelFonts()
    expect(fonts.above + fonts.below).toBeCloseTo(1.2)
    expect(fonts.xHeightFactor).toBeCloseTo(0.526)
  })
})
