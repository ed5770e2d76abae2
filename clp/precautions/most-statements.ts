/** How many precautionary statements a label bears unless more are necessary to reflect the nature and severity of the hazards: CLP Article 28(3). */
export const mostPrecautionaryStatements = 6
