/** Codes of SupplementalHazardInformation and of SpecialSupplementalLabelInfoMixtures in SDScom 5.6, which are all of CLP Annex II that it has. */
const supplemental: ReadonlySet<string> = new Set(['006', '014', '018', '019', '044', '029', '031', '032', '066', '070', '071', '059'])
const special: ReadonlySet<string> = new Set([
  '201',
  '201A',
  '202',
  '203',
  '204',
  '205',
  '206',
  '207',
  '208',
  '209',
  '209A',
  '210',
  '211',
  '212',
  '401',
])

/** Statements of the classes of Regulation (EU) 2023/707, which the format counts among the hazard statements. */
const hazardsOfUnion: ReadonlySet<string> = new Set(['380', '381', '430', '431', '440', '441', '450', '451'])

/** The codes of a hazard statement: the format has routes one by one, and no `350i`. Empty where it does not know a part. */
export function hazardCodes(code: string): readonly string[] {
  if (code.startsWith('EUH')) return ofAnnex(code, hazardsOfUnion)
  const parts = code.split('+').map((part) => /^H(\d{3}(?:D|Df|F|FD|Fd|d|f|fd)?)i?$/.exec(part)?.[1])
  return parts.every((part) => part !== undefined) ? parts : []
}

/** The same for the list of section 16, which has no letters for fertility and the unborn child. */
export function plainHazardCodes(code: string): readonly string[] {
  return hazardCodes(code).map((part) => part.slice(0, 3))
}

/** `P301+P312` is 301 and 312, of which the format takes five. Empty for general statements (P101 to P103), which it does not have. */
export function precautionaryCodes(code: string): readonly string[] {
  const parts = [...code.matchAll(/P(\d{3})/g)].map(([, number]) => number ?? '')
  return parts.length > 5 || parts.some((part) => part.startsWith('1')) ? [] : parts
}

export function supplementalCodes(code: string): readonly string[] {
  return ofAnnex(code, supplemental)
}

export function specialCodes(code: string): readonly string[] {
  return ofAnnex(code, special)
}

function ofAnnex(code: string, known: ReadonlySet<string>): readonly string[] {
  const number = /^EUH(\d{3}A?)$/.exec(code)?.[1]
  return number !== undefined && known.has(number) ? [number] : []
}
