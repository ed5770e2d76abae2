/** What a workbook has beside its sheets (ECMA-376, part 1, 12 and 18; part 2, 9 and 10). */
export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNames = 'http://schemas.openxmlformats.org/package/2006'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Cell formats by their place in `xl/styles.xml`. Texts have the format of texts, `@`: what is written into such a cell stays what it is. */
export const styles = { plain: 0, head: 1, key: 2, text: 3 } as const

/** Built in (ECMA-376, part 1, 18.8.30). */
const textFormat = 49

export function writeStyles(): string {
  const font = (more: string, size: number, color: string) =>
    `<font>${more}<sz val="${size}"/>${color}<name val="Calibri"/><family val="2"/></font>`
  const fonts = [font('', 11, '<color theme="1"/>'), font('<b/>', 11, '<color theme="1"/>'), font('', 8, '<color rgb="FF5A6672"/>')]
  const fills = [
    '<patternFill patternType="none"/>',
    '<patternFill patternType="gray125"/>',
    '<patternFill patternType="solid"><fgColor rgb="FFE8ECEF"/><bgColor indexed="64"/></patternFill>',
  ]
  const xf = (numFmt: number, fontId: number, fillId: number, inner = '') =>
    `<xf numFmtId="${numFmt}" fontId="${fontId}" fillId="${fillId}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${inner === '' ? '/>' : ` applyAlignment="1">${inner}</xf>`}`
  const formats = [
    xf(0, 0, 0),
    xf(textFormat, 1, 2, '<alignment vertical="top" wrapText="1"/>'),
    xf(textFormat, 2, 0),
    xf(textFormat, 0, 0),
  ]
  return (
    `${xmlHead}<styleSheet xmlns="${main}"><fonts count="${fonts.length}">${fonts.join('')}</fonts>` +
    `<fills count="${fills.length}">${fills.map((fill) => `<fill>${fill}</fill>`).join('')}</fills>` +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    `<cellXfs count="${formats.length}">${formats.join('')}</cellXfs>` +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
  )
}

const sheetName = (index: number): string => `worksheets/sheet${index + 1}.xml`

export const workbookParts = {
  /** Sheets are what any part is that it does not name: how many there are is not known yet when it is written. */
  contentTypes:
    `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    `<Default Extension="xml" ContentType="${contentType}.worksheet+xml"/>` +
    `<Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  packageRels: `${xmlHead}<Relationships xmlns="${packageNames}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  workbook(names: readonly string[]): string {
    const sheets = names.map((name, index) => `<sheet name="${escapeMarks(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    return `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relationships}"><bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets></workbook>`
  },
  workbookRels(count: number): string {
    const written = Array.from(
      { length: count },
      (_, index) => `<Relationship Id="rId${index + 1}" Type="${relationships}/worksheet" Target="${sheetName(index)}"/>`,
    )
    return `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${written.join('')}<Relationship Id="rId${count + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`
  },
  sheetPath: (index: number): string => `xl/${sheetName(index)}`,
}

/** Text between and within tags. */
export const escapeMarks = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
