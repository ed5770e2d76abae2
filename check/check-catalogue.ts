/**
 * Every finding that the check can make: how grave it is, and where the law says so. What the law forbids or what contradicts itself on the sheet is
 * an error; what it may forbid, or what an inspector asks about, is a warning; what could be better is a hint. A rule may name a more exact article.
 */
export const severities = ['error', 'warning', 'hint'] as const
export type Severity = (typeof severities)[number]

interface Check {
  readonly severity: Severity
  readonly article: string
  /** key of its sentence among the terms; several findings may say the same of different places */
  readonly sentence: string
}

const error = (article: string, sentence: string): Check => ({ severity: 'error', article, sentence })
const warning = (article: string, sentence: string): Check => ({ severity: 'warning', article, sentence })
const hint = (article: string, sentence: string): Check => ({ severity: 'hint', article, sentence })

const checks = {
  // Composition, section 3
  'composition.contentOutsideRange': error('REACH Annex II, 3.2', 'check.range'),
  'composition.sumAbove100': error('REACH Annex II, 3.2', 'check.sum'),
  'composition.nothingListed': error('REACH Annex II, 3.2.1', 'check.nothingListed'),
  'composition.numbersDisagree': error('REACH Annex II, 3.2', 'check.numbers'),
  'composition.harmonisedClassMissing': error('CLP Article 4(3); REACH Annex II, 3.2.3', 'check.harmonisedClass'),
  'composition.harmonisedFigureMissing': error('CLP Article 10; REACH Annex II, 3.2.3', 'check.harmonisedFigure'),
  'composition.estimateContradicts': warning('CLP Annex I, Table 3.1.1; REACH Annex II, 3.2.4', 'check.differs'),
  'composition.studyContradicts': warning('CLP Article 4(3); Annex I, Tables 3.1.1 and 4.1.0', 'check.differs'),
  'composition.rangeCrossesLimit': error('REACH Annex II, 3.2', 'check.rangeCrosses'),
  'composition.noteContradicted': error('CLP Annex VI, 1.1.3.1; REACH Annex II, 3.2.3', 'check.note'),
  'composition.noteUnfounded': error('CLP Annex VI, 1.1.3.1; REACH Annex II, 3.2.3', 'check.unfounded'),
  'composition.candidateNotNamed': error('REACH Article 59(10) and Annex II, 3.2.1', 'check.candidate'),
  'composition.candidateUnfounded': warning('REACH Article 59(10) and Annex II, 3.2.1', 'check.unfounded'),
  'composition.monomerDiffers': error('REACH Annex XVII, entry 74; Annex II, 3.2', 'check.differs'),
  'composition.limitUnfounded': warning('CLP Article 10; REACH Annex II, 3.2.3', 'check.unfounded'),
  'composition.limitForHarmonised': error('CLP Article 10(4); REACH Annex II, 3.2.3', 'check.limitForHarmonised'),
  'composition.limitsDisordered': error('CLP Article 10(1); REACH Annex II, 3.2.3', 'check.bothSaid'),
  'composition.factorUnfounded': warning('CLP Article 10(2); CLP Annex I, Table 4.1.3', 'check.unfounded'),
  'composition.estimateUnit': error('CLP Annex I, Table 3.1.1; REACH Annex II, 3.2.4', 'check.differs'),
  'composition.categoryTwice': error('CLP Article 9; REACH Annex II, 3.2.3', 'check.bothSaid'),
  'composition.numbersTwice': warning('REACH Annex II, 3.2', 'check.numbers'),
  'composition.nameContradicts': error('REACH Annex II, 3.2; CLP Article 18(2)', 'check.bothSaid'),
  'composition.nanoformMissing': warning('REACH Annex II, 3.1 and 3.2.1', 'check.missingFrom'),
  'composition.kitNotWhole': error('REACH Annex II, 3.2', 'check.differs'),

  // The record against its recipe
  'recipe.substanceMissing': error('REACH Annex II, 3.2.1', 'check.recipeMissing'),
  'recipe.substanceNotContained': error('REACH Annex II, 3.2', 'check.recipeWithout'),
  'recipe.contentDiffers': error('REACH Annex II, 3.2', 'check.recipeContent'),
  'recipe.measuredDiffers': error('REACH Annex II, 9.1', 'check.differs'),
  'recipe.decisionLapsed': error('CLP Article 15(1)', 'check.lapsed'),

  // Classification, sections 2.1 and 16
  'classification.unanswered': error('CLP Article 4(1)', 'check.unanswered'),
  'classification.answerContradicts': error('CLP Article 4(1)', 'check.contradicts'),
  'classification.missing': error('CLP Article 9', 'check.missing'),
  'classification.differs': error('CLP Article 9', 'check.differs'),
  'classification.unfounded': error('CLP Article 9; REACH Annex II, 16(d)', 'check.unfounded'),
  'classification.decidedOtherwise': warning('CLP Article 9(3)', 'check.decided'),
  'classification.inTransition': warning('Regulation (EU) 2023/707', 'check.transition'),
  'classification.dataLacking': warning('CLP Articles 5(1) and 6(1)', 'check.dataLacking'),
  'classification.organsMissing': warning('CLP Annex I, Tables 3.8.4 and 3.9.5', 'check.organs'),
  'classification.organsUnfounded': warning('CLP Annex I, Tables 3.8.4 and 3.9.5', 'check.unfounded'),
  'classification.basisMissing': warning('REACH Annex II, 16(d)', 'check.basis'),
  'classification.ofSubstanceMissing': error('CLP Article 4(3)', 'check.harmonisedClass'),

  // Label, section 2.2
  'label.supplementalMissing': error('CLP Article 25', 'check.supplemental'),
  'label.supplementalUnfounded': warning('CLP Article 25', 'check.unfounded'),
  'label.substanceNotNamed': error('CLP Article 18(3)(b)', 'check.notNamed'),
  'label.substanceLeftOut': hint('CLP Article 18(3)', 'check.leftOut'),
  'label.substanceNotContained': error('CLP Article 18(3)', 'check.notContained'),
  'label.ingredientListMissing': warning('Regulation (EC) No 648/2004, Annex VII A and D', 'label.warning.ingredientListMissing'),
  'label.precautionaryMissing': error('CLP Articles 17(1)(g) and 22', 'check.noPrecautionary'),
  'label.precautionaryUnfounded': error('CLP Article 22(1) and Annex IV', 'check.unfounded'),
  'label.precautionaryLeftOut': warning('CLP Articles 22(4) and 28(3)', 'check.supplemental'),
  'label.precautionaryMany': hint('CLP Article 28(3)', 'check.many'),
  'label.quantityMissing': hint('CLP Article 17(1)(b)', 'label.warning.quantityMissing'),
  'label.disposalMissing': warning('CLP Article 28(2)', 'label.warning.disposalStatementMissing'),
  'label.pictogramsHidden': error('CLP Article 17(1)(d)', 'label.warning.pictogramsHidden'),
  'label.statementsHidden': error('CLP Article 17(1)(f) to (h)', 'label.warning.statementsHidden'),
  'label.ufiHidden': error('CLP Article 25(7) and Annex VIII, Part A, 5', 'label.warning.ufiHidden'),
  'label.metalCorrosionHidden': error('CLP Annex I, 1.3.6', 'check.metal'),
  'label.contentAbovePackage': error('CLP Annex I, 1.2.1.4, Table 1.3', 'label.warning.contentExceedsPackage'),
  'label.sizeTooSmall': error('CLP Annex I, 1.2.1.4, Table 1.3', 'check.sizeTooSmall'),
  'label.kitWeaker': error('CLP Articles 17, 33 and 35', 'check.kitWeaker'),
  'label.tooFull': error('CLP Article 31(3) and Annex I, 1.2.1', 'check.tooFull'),
  'label.publicUnfounded': hint('CLP Annex IV, Table 6.1', 'check.unfounded'),
  'label.precautionaryContradict': warning('CLP Article 28(1)', 'check.bothSaid'),
  'label.adviceMissing': warning('CLP Article 28(1); REACH Annex II, 4 to 8', 'check.measure'),
  'label.mediaContradict': error('CLP Annex IV; REACH Annex II, 5.1', 'check.bothWays'),
  'label.aerosolMissing': warning('Directive 75/324/EEC; CLP Annex I, Table 2.3.2', 'check.supplemental'),
  'label.textMissing': warning('CLP Article 32(6)', 'check.supplemental'),
  'label.textDiffers': error('CLP Article 32(6); REACH Annex II, 2.2', 'check.bothSaid'),

  // Sections 4 to 8
  'firstAid.denied': error('REACH Annex II, 4.1', 'check.contradicts'),
  'firstAid.missing': error('REACH Annex II, 4.1', 'check.measure'),
  'firstAid.tooMild': error('REACH Annex II, 4.1', 'check.tooMild'),
  'firstAid.vomiting': error('REACH Annex II, 4.1', 'check.vomiting'),
  'firefighting.mediaContradict': error('REACH Annex II, 5.1', 'check.bothWays'),
  'firefighting.flammabilityDenied': error('REACH Annex II, 5.2', 'check.contradicts'),
  'handling.fireDenied': error('REACH Annex II, 7.1', 'check.contradicts'),
  'handling.storageClassDiffers': error('REACH Annex II, 7.2 and 15.1', 'check.differs'),
  'handling.storageClassContradicts': warning('REACH Annex II, 7.2; TRGS 510', 'check.contradicts'),
  'handling.temperatureDiffers': error('REACH Annex II, 7.2', 'check.temperature'),
  'protection.filterDoesNotHold': warning('REACH Annex II, 8.2.2.2(c)', 'check.denies'),
  'protection.deniedBeside': warning('REACH Annex II, 8.2.2.2(b)', 'check.deniedBeside'),
  'protection.eyesMissing': error('REACH Annex II, 8.2.2.2(a)', 'check.measure'),
  'protection.handsMissing': error('REACH Annex II, 8.2.2.2(b)', 'check.measure'),
  'protection.respiratoryMissing': error('REACH Annex II, 8.2.2.2(c)', 'check.measure'),
  'protection.unionLimitMissing': error('REACH Annex II, 8.1.1', 'check.unionLimit'),
  'protection.unionLimitDiffers': error('REACH Annex II, 8.1.1', 'check.differs'),
  'protection.limitsContradict': error('REACH Annex II, 8.1.1; Directive 98/24/EC, Annex I', 'check.differs'),
  'protection.bodyMissing': warning('REACH Annex II, 8.2.2.2(b)', 'check.measure'),
  'firefighting.productMissing': warning('REACH Annex II, 5.2', 'check.smoke'),
  'firefighting.waterReacts': error('REACH Annex II, 5.1', 'check.contradicts'),
  'handling.storageClassUnfounded': warning('REACH Annex II, 7.2; TRGS 510', 'check.unfounded'),
  'handling.shelfLifeDiffers': error('REACH Annex II, 7.2', 'check.differs'),
  'handling.aboveControl': warning('REACH Annex II, 7.2 and 9.1(j); ADR 7.1.7.3.1', 'check.differs'),
  'handling.materialsContradict': error('REACH Annex II, 7.2', 'check.bothWays'),
  'protection.limitOfOtherState': warning('REACH Annex II, 8.1.1', 'check.differs'),
  'protection.restrictedLevelMissing': warning('REACH Annex XVII, entries 71 and 76; Annex II, 8.1.4', 'check.missingFrom'),
  'protection.levelUnit': warning('REACH Annex II, 8.1.4; REACH Annex I, 1.4 and 3.3', 'check.differs'),
  'protection.levelsContradict': warning('REACH Annex II, 8.1.4; REACH Annex I, 1.4', 'check.differs'),
  'protection.gloveDoesNotHold': warning('REACH Annex II, 8.2.2.2(b)', 'check.denies'),
  'protection.gloveIncomplete': warning('REACH Annex II, 8.2.2.2(b)(i)', 'check.missingFrom'),
  'protection.gloveUnlikely': warning('REACH Annex II, 8.2.2.2(b)(i)', 'check.bothSaid'),
  'protection.tooMild': warning('REACH Annex II, 8.2.2.2(a) and (b)', 'check.contradicts'),

  // Sections 9 and 10
  'properties.stateMissing': warning('REACH Annex II, 9.1(a)', 'check.state'),
  'properties.appearanceMissing': warning('REACH Annex II, 9.1(b) and (c)', 'check.property'),
  'properties.flammableComponentsMissing': warning('REACH Annex II, 9.2.1(c)', 'check.property'),
  'properties.stateContradicts': error('REACH Annex II, 9.1(a); CLP Annex I, Part 2', 'check.contradicts'),
  'properties.flammabilityDenied': error('REACH Annex II, 9.1(f)', 'check.contradicts'),
  'properties.flammabilityDiffers': error('REACH Annex II, 9.1(f)', 'check.differs'),
  'properties.temperaturesContradict': error('REACH Annex II, 9.1(d) to (i)', 'check.differs'),
  'properties.densityUnlikely': warning('REACH Annex II, 9.1(p)', 'check.unlikely'),
  'properties.phContradicts': warning('REACH Annex II, 9.1(k)', 'check.ph'),
  'properties.figuresContradict': warning('REACH Annex II, 9.1', 'check.differs'),
  'properties.classDenied': error('REACH Annex II, 9.2.1', 'check.contradicts'),
  'stability.classDenied': warning('REACH Annex II, 10.1', 'check.contradicts'),
  'properties.impossible': error('REACH Annex II, 9.1', 'check.bothSaid'),
  'properties.methodContradicts': warning('REACH Annex II, 9.1', 'check.bothSaid'),
  'properties.classUnfounded': error('REACH Annex II, 9.2.1', 'check.unfounded'),
  'properties.unanswered': warning('REACH Annex II, 9.1', 'check.property'),

  // Sections 11 and 12
  'toxicology.classDenied': error('REACH Annex II, 11.1', 'check.contradicts'),
  'toxicology.estimateStale': error('CLP Annex I, 3.1.3.6; REACH Annex II, 11.1', 'check.differs'),
  'toxicology.estimateMissing': warning('CLP Annex I, 3.1.3.6; REACH Annex II, 11.1', 'check.measure'),
  'toxicology.unknownShareDiffers': error('CLP Annex I, 3.1.3.6.2.2', 'check.differs'),
  'toxicology.endocrineDenied': error('REACH Annex II, 11.2.1', 'check.denies'),
  'toxicology.unitContradicts': error('CLP Annex I, Table 3.1.1; REACH Annex II, 11.1', 'check.differs'),
  'toxicology.viscosityDiffers': error('REACH Annex II, 11.1 and 9.1(l)', 'check.differs'),
  'ecology.classDenied': error('REACH Annex II, 12.1', 'check.contradicts'),
  'ecology.unknownShareDiffers': error('CLP Annex I, 4.1.3.6.1', 'check.differs'),
  'ecology.persistenceDenied': error('REACH Annex II, 12.5', 'check.denies'),
  'ecology.endocrineDenied': error('REACH Annex II, 12.6', 'check.denies'),
  'ecology.toxicityMissing': warning('REACH Annex II, 12.1', 'check.measure'),
  'toxicology.figureDiffers': error('REACH Annex II, 11.1', 'check.differs'),
  'toxicology.estimateContradicts': warning('CLP Annex I, Table 3.1.1; REACH Annex II, 11.1', 'check.differs'),
  'toxicology.routeMissing': warning('REACH Annex II, 11.1.2', 'check.measure'),
  'toxicology.studyUnit': error('CLP Annex I, 3.1 and Table 3.1.1; REACH Annex II, 11.1', 'check.differs'),
  'ecology.speciesContradicts': warning('REACH Annex II, 12.1', 'check.bothSaid'),
  'ecology.durationUnlikely': warning('CLP Annex I, Table 4.1.0; REACH Annex II, 12.1', 'check.differs'),
  'ecology.studiesContradict': warning('REACH Annex II, 12.1', 'check.differs'),
  'ecology.degradabilityDiffers': warning('REACH Annex II, 12.2', 'check.bothSaid'),
  'ecology.accumulationDenied': warning('REACH Annex II, 12.3', 'check.denies'),
  'ecology.accumulationUnlikely': warning('REACH Annex II, 12.3', 'check.bothSaid'),
  'ecology.figureDiffers': warning('REACH Annex II, 12.3', 'check.differs'),
  'ecology.mobilityDenied': warning('REACH Annex II, 12.4; CLP Annex I, 4.4.2', 'check.denies'),
  'ecology.persistenceUnlikely': warning('REACH Annex XIII, 1; REACH Annex II, 12.2', 'check.bothSaid'),

  // Sections 13 to 15
  'disposal.notHazardousWaste': warning('Directive 2008/98/EC, Annex III; Decision 2000/532/EC', 'check.waste'),
  'disposal.codeDiffers': error('REACH Annex II, 13.1; Decision 2000/532/EC', 'check.differs'),
  'disposal.asteriskWrong': error('REACH Annex II, 13.1; Decision 2000/532/EC', 'check.differs'),
  'disposal.codeContradicts': warning('REACH Annex II, 13.1; Decision 2000/532/EC', 'check.bothSaid'),
  'transport.notRegulated': error('REACH Annex II, 14; ADR 2.1', 'check.dangerousGoods'),
  'transport.open': warning('ADR 2.1.3.5', 'engine.transportOpen'),
  'transport.unfounded': warning('REACH Annex II, 14; ADR 2.1', 'check.noDangerousGoods'),
  'transport.numberDiffers': warning('REACH Annex II, 14.1; ADR 2.1.2', 'check.differs'),
  'transport.kitDiffers': warning('REACH Annex II, 14.1; ADR 4.1.10', 'check.differs'),
  'transport.kitUnfounded': error('ADR 3.3.1, special provision 236', 'check.unfounded'),
  'transport.classDiffers': error('REACH Annex II, 14.3; ADR 2.1.3', 'check.differs'),
  'transport.packingGroupDiffers': error('REACH Annex II, 14.4; ADR 2.1.3', 'check.differs'),
  'transport.environmentDiffers': error('REACH Annex II, 14.5; ADR 2.2.9.1.10', 'check.environment'),
  'transport.numberUnknown': error('ADR 3.2, Table A', 'check.noEntry'),
  'transport.conditionDiffers': error('ADR 3.2, Table A', 'check.differs'),
  'transport.nameDiffers': error('REACH Annex II, 14.2; ADR 3.1.2', 'check.differs'),
  'transport.modesDiffer': warning('REACH Annex II, 14; IMDG Code 3.4', 'check.differs'),
  'transport.editionEnded': warning('ADR 1.6.1.1', 'check.edition'),
  'transport.schedulesContradict': warning('REACH Annex II, 14; IMDG Code 3.2, column 15', 'check.differs'),
  'transport.stateContradicts': error('REACH Annex II, 14.2; ADR 3.1.2', 'check.bothSaid'),
  'transport.precautionUnfounded': error('REACH Annex II, 14', 'check.unfounded'),
  'regulatory.candidateListDenied': error('REACH Article 59(10) and Annex II, 15.1', 'check.denies'),
  'regulatory.fasteningMissing': warning('CLP Annex II, 3.1.1', 'check.fastening'),
  'regulatory.fasteningUnfounded': warning('CLP Annex II, 3.1.1', 'check.fasteningUnfounded'),
  'regulatory.tactileWarningMissing': warning('CLP Annex II, 3.2.1', 'check.measure'),
  'regulatory.restrictionsDenied': error('REACH Annex XVII, entries 28 to 30 and 40', 'check.contradicts'),
  'regulatory.restrictionMissing': warning('REACH Annex XVII; Annex II, 15.1', 'check.entryMissing'),
  'regulatory.restrictionUnfounded': warning('REACH Annex XVII; Annex II, 15.1', 'check.unfounded'),
  'regulatory.authorisationMissing': warning('REACH Articles 56(1) and 65; Annex II, 15.1', 'check.authorisation'),
  'regulatory.publicRefused': error('REACH Annex XVII, entries 28 to 30', 'check.public'),
  'regulatory.methanolForPublic': warning('REACH Annex XVII, entry 69', 'check.methanolForPublic'),
  'regulatory.substanceForPublic': warning('REACH Annex XVII, entries 32, 34 to 38, 48, 54, 55 and 57', 'check.public'),
  'regulatory.mdiForPublic': warning('REACH Annex XVII, entry 56', 'engine.reach.mdiForPublic'),
  'regulatory.lampOilAdditive': error('REACH Annex XVII, entry 3, paragraph 3', 'check.lampOilAdditive'),
  'regulatory.lampOilPack': error('REACH Annex XVII, entry 3, paragraph 5(c)', 'check.lampOilPack'),
  'regulatory.sevesoDenied': error('Directive 2012/18/EU, Annex I, Part 1', 'check.contradicts'),
  'regulatory.sevesoUnfounded': error('Directive 2012/18/EU, Annex I, Part 1', 'check.unfounded'),
  'regulatory.sevesoQuantitiesDiffer': error('Directive 2012/18/EU, Annex I, Part 1', 'check.differs'),
  'regulatory.solventsDiffer': error('REACH Annex II, 15.1; Directive 2004/42/EC', 'check.differs'),
  'regulatory.solventsAboveLimit': error('Directive 2004/42/EC, Article 3 and Annex II', 'check.differs'),
  'regulatory.countryDiffers': warning('REACH Annex II, 15.1', 'check.differs'),
  'regulatory.sevesoMissing': warning('Directive 2012/18/EU, Annex I, Part 1; REACH Annex II, 15.1', 'check.entryMissing'),
  'regulatory.sevesoDiffers': warning('REACH Annex II, 15.1', 'check.unfounded'),
  'regulatory.precursorDenied': error('Regulation (EU) 2019/1148, Annexes I and II', 'check.denies'),
  'regulatory.precursorMissing': warning('Regulation (EU) 2019/1148, Annex II; REACH Annex II, 15.1', 'check.entryMissing'),
  'regulatory.precursorForPublic': error('Regulation (EU) 2019/1148, Article 5(1) and Annex I', 'check.public'),
  'regulatory.actMissing': warning('REACH Annex II, 15.1', 'check.entryMissing'),
  'regulatory.activeSubstanceDiffers': warning('Regulation (EU) No 528/2012, Article 69(2)(a)', 'check.differs'),
  'regulatory.paintLimitDiffers': error('Directive 2004/42/EC, Annex II', 'check.differs'),
  'regulatory.waterClassContradicts': warning('REACH Annex II, 15.1; AwSV', 'check.contradicts'),
  'regulatory.annexXivMissing': warning('REACH Annex XIV and Article 56; Annex II, 15.1', 'check.entryMissing'),
  'regulatory.annexXivDenied': error('REACH Annex XIV; Annex II, 15.1', 'check.denies'),
  'regulatory.annexXivUnfounded': warning('REACH Annex XIV; Annex II, 15.1', 'check.unfounded'),
  'regulatory.sunsetDiffers': error('REACH Annex XIV and Article 58(1)(c)', 'check.differs'),

  // Who may work with it and how: sections 15 and 16, label and poster
  'regulatory.youngPeopleMissing': warning('Directive 94/33/EC, Annex I.3; REACH Annex II, 15.1', 'check.measure'),
  'regulatory.youngPeopleUnfounded': hint('Directive 94/33/EC, Annex I.3; REACH Annex II, 15.1', 'check.unfounded'),
  'regulatory.expectingMissing': warning('Directive 92/85/EEC, Annexes I and II; REACH Annex II, 15.1', 'check.measure'),
  'regulatory.expectingUnfounded': hint('Directive 92/85/EEC, Annexes I and II; REACH Annex II, 15.1', 'check.unfounded'),
  'regulatory.carcinogensMissing': warning('Directive 2004/37/EC, Article 2; REACH Annex II, 15.1', 'check.measure'),
  'regulatory.carcinogensUnfounded': hint('Directive 2004/37/EC, Article 2; REACH Annex II, 15.1', 'check.unfounded'),
  'regulatory.isocyanateTrainingMissing': warning('REACH Annex XVII, entry 74, and Annex II, 16(f)', 'check.isocyanateTraining'),
  'regulatory.isocyanateTrainingUnfounded': error('REACH Annex XVII, entry 74', 'check.unfounded'),

  // Sentences against sentences, in all sections
  'sections.empty': warning('REACH Annex II, 0.4', 'check.missingFrom'),
  'sentences.contradict': error('REACH Annex II, 0.2.4 and Part B', 'check.bothSaid'),
  'sentences.substanceUnfounded': error('REACH Annex II, 0.2.4 and Part B', 'check.unfounded'),
  'sentences.substanceContained': error('REACH Annex II, 16(a)', 'check.bothSaid'),
  'sentences.classUnfounded': warning('REACH Annex II, 0.2.4 and Part B', 'check.unfounded'),
  'sentences.figureContradicts': error('REACH Annex II, 0.2.4 and Part B', 'check.bothSaid'),

  // Identification, section 1
  'identification.usesMissing': warning('REACH Annex II, 1.2', 'check.uses'),
  'identification.emergencyMissing': error('REACH Annex II, 1.4', 'check.emergency'),
  'identification.emergencyOfMarketMissing': warning('REACH Annex II, 1.4', 'check.emergencyOfMarket'),
  'identification.numberOfOtherState': warning('REACH Annex II, 1.4', 'check.differs'),
  'ufi.missing': error('CLP Annex VIII, Part A, 5', 'label.warning.ufiMissing'),
  'ufi.usedTwice': error('CLP Annex VIII, Part A, 4.2 and 5', 'check.ufiTwice'),
  'ufi.outdated': error('CLP Annex VIII, Part B, 4.1', 'check.ufiOutdated'),

  // Languages
  'language.ofLabelIncomplete': error('CLP Article 17(2); REACH Article 31(5)', 'check.language'),
  'release.setsChlorineFree': error('REACH Annex II, 6.3; CLP Annex II, 2.6', 'check.denies'),
  'language.unknownCharacters': warning('REACH Annex II, 0.2.4; CLP Annex I, 1.2.1.5', 'check.characters'),
  'language.figuresDiffer': warning('REACH Annex II, 0.2.4', 'check.bothSaid'),
  'language.notTranslated': hint('REACH Article 31(5)', 'check.language'),
  'language.ofMarketIncomplete': warning('REACH Article 31(5)', 'check.language'),

  // Rules by the day
  'rule.adaptation': warning('CLP Annex VI, Part 3', 'check.adaptation'),
  'rule.labelTooSmallFrom': warning('CLP Annex I, 1.2.1.5, as amended by Regulation (EU) 2024/2865', 'check.larger'),
  'rule.labelDraft': hint('Regulation (EU) 2024/2865; Commission proposal COM(2025) 531', 'check.draft'),
  'rule.detergents': hint('Regulation (EU) 2026/405, Article 37', 'check.detergents'),
} as const satisfies Readonly<Record<string, Check>>

export type CheckCode = keyof typeof checks

export const checkCatalogue: Readonly<Record<CheckCode, Check>> = checks

const known: ReadonlySet<string> = new Set(Object.keys(checks))
export const isCheckCode = (code: string): code is CheckCode => known.has(code)
export const checkCodes: readonly CheckCode[] = Object.keys(checks).filter(isCheckCode)

/** State of the rules: raised when a record is judged otherwise than before, which `check-record.test.ts` tells. */
export const rulesVersion = '18'
