import type { ProductRecordInput } from '../shared/record/product-record.ts'

/** A construction foam: 25 % of MDI in an aerosol dispenser. @param uses phrases of 1.2 */
export function mdiFoam(uses: readonly string[] = ['use.consumer'], content = 25): Partial<ProductRecordInput> {
  return {
    name: 'Construction foam 750 ml',
    uses: uses.map((phrase) => ({ phrase })),
    classification: [
      { category: 'Aerosol 1', statements: ['H222', 'H229'] },
      { category: 'Acute Tox. 4', statements: ['H332'], route: { phrase: 'route.inhalation' } },
      { category: 'Skin Irrit. 2', statements: ['H315'] },
      { category: 'Eye Irrit. 2', statements: ['H319'] },
      { category: 'Resp. Sens. 1', statements: ['H334'] },
      { category: 'Skin Sens. 1', statements: ['H317'] },
      { category: 'Carc. 2', statements: ['H351'] },
      { category: 'STOT SE 3', statements: ['H335'] },
      { category: 'STOT RE 2', statements: ['H373'], organs: { phrase: 'statementValue.respiratorySystem' } },
    ],
    labelElements: {
      contains: [{ phrase: 'substance.diphenylmethaneDiisocyanate' }],
      supplementalStatements: [{ code: 'EUH204' }],
      precautionaryStatements: [
        { code: 'P102' },
        { code: 'P210' },
        { code: 'P211' },
        { code: 'P251' },
        { code: 'P260', choices: [5, 6] },
        { code: 'P280', choices: [1, 3] },
        { code: 'P342+P311', choices: [2] },
        { code: 'P410+P412', choices: [1] },
        { code: 'P501', choices: [1, 2], values: { place: { phrase: 'statementValue.collectionPoint' } } },
      ],
    },
    composition: {
      kind: 'mixture',
      ingredients: [
        {
          name: { phrase: 'substance.diphenylmethaneDiisocyanate' },
          casNumber: '101-68-8',
          ecNumber: '202-966-0',
          indexNumber: '615-005-00-9',
          content,
          contentRange: { from: 0, to: 50 },
        },
      ],
    },
  }
}
