/** Organs as entries of Annex VI and suppliers write them in English, and the words of the library. */
const phrases: Readonly<Record<string, string>> = {
  'hearing organs': 'statementValue.hearingOrgans',
  'nervous system': 'statementValue.nervousSystem',
  'central nervous system': 'statementValue.centralNervousSystem',
  cns: 'statementValue.centralNervousSystem',
  'respiratory system': 'statementValue.respiratorySystem',
  'respiratory tract': 'statementValue.airways',
  airways: 'statementValue.airways',
  liver: 'statementValue.liver',
  kidneys: 'statementValue.kidneys',
  kidney: 'statementValue.kidneys',
  'optic nerve': 'statementValue.opticNerve',
  eyes: 'statementValue.eyes',
  eye: 'statementValue.eyes',
  blood: 'statementValue.blood',
  lungs: 'statementValue.lungs',
  lung: 'statementValue.lungs',
  skin: 'statementValue.skin',
  heart: 'statementValue.heart',
}

/** The key of the library for an organ; undefined where it has no word for it. */
export const phraseOfOrgan = (organ: string): string | undefined => phrases[organ.trim().toLowerCase()]
