import { describe, expect, it } from 'vitest'
import { loadWording } from '../../../wording/load-wording.ts'
import { readSdscom } from './read-sdscom.ts'

describe('what a file says of a component and of classes', () => {
  const feed = (sheet: string) => `<?xml version="1.0" encoding="us-ascii"?>
    <DatasheetFeed><InformationFromExportingSystem><SdscomVersionNo>5.6</SdscomVersionNo><Language><FreetextLanguageCode>de</FreetextLanguageCode></Language>
    </InformationFromExportingSystem><Datasheet>${sheet}</Datasheet></DatasheetFeed>`

  it('keeps why a class is none of the product’s, and leaves it where the product has the class', () => {
    const assessed = (name: string, text: string) =>
      `<${name}><Assessment${name}Classification><FullText>${text}</FullText></Assessment${name}Classification></${name}>`
    const inconclusive = loadWording('de').terms['sds.notClassified.inconclusive'] ?? ''
    const mutagenic =
      '<HazardIdentification><RegionEU><Classification><ClpHazardClassification_2023_707><Classification><HazardClassCategory>Muta. 2</HazardClassCategory></Classification></ClpHazardClassification_2023_707></Classification></RegionEU></HazardIdentification>'
    const health = `<ToxicologicalInformation>${assessed('GermCellMutagenicity', inconclusive)}</ToxicologicalInformation>`
    const { record, left } = readSdscom(feed(health))
    expect(record).toMatchObject({ toxicology: { notClassified: { germCellMutagenicity: 'inconclusive' } } })
    expect(left).toEqual([])
    const classified = readSdscom(feed(mutagenic + health))
    expect(classified.record['toxicology']).not.toHaveProperty('notClassified')
    expect(classified.left.map(({ text }) => text)).toEqual([inconclusive])
  })

  it('leaves a component’s other names, a study that has no place with all its figures, and a limit that is a range', () => {
    const component = (inner: string) =>
      feed(
        `<Composition><RegionEU><Component><Substance><IupacName>xylene</IupacName><GenericName>solvent</GenericName></Substance>${inner}</Component></RegionEU></Composition>`,
      )
    const leftOf = (inner: string) => readSdscom(component(inner)).left.map(({ text }) => text)
    expect(leftOf('')).toEqual(['solvent'])
    const study =
      '<EcologicalInformation><EcotoxicologicalInformation><AquaticToxicity><AcuteFishToxicity><Value><ExactValue>2.6</ExactValue><Unit>mg/L</Unit></Value><EffectDoseConcentration><Type>LC10</Type></EffectDoseConcentration><Species><FullText>Danio rerio</FullText></Species></AcuteFishToxicity></AquaticToxicity></EcotoxicologicalInformation></EcologicalInformation>'
    expect(leftOf(study)).toEqual(['solvent', '2.6', 'mg/L', 'LC10', 'Danio rerio'])
    const limit =
      '<ExposureControlPersonalProtection><ControlParameters><OccupationalExposureLimits><OccupationalExposureLimit><Limit8H><UpperValue>50</UpperValue><LowerValue>5</LowerValue><Unit>ppm</Unit></Limit8H><Reference><FullText>AGW</FullText></Reference></OccupationalExposureLimit></OccupationalExposureLimits></ControlParameters></ExposureControlPersonalProtection>'
    expect(leftOf(limit)).toEqual(['solvent', '50', '5', 'ppm', 'AGW'])
    const level =
      '<ExposureControlPersonalProtection><ControlParameters><RegionEU><DerivedNoEffectLevel><ExposureGroup><Group>Man via environment</Group></ExposureGroup><ExposureRouteFrequencyAndEffect><Type>Acute oral (systemic)</Type></ExposureRouteFrequencyAndEffect><DnelValue><ExactValue>5</ExactValue><Unit>mg/kg</Unit></DnelValue></DerivedNoEffectLevel></RegionEU></ControlParameters></ExposureControlPersonalProtection>'
    expect(leftOf(level)).toEqual(['solvent', 'Man via environment', 'Acute oral (systemic)', '5', 'mg/kg'])
    const factor = (unit: string) =>
      `<EcologicalInformation><Bioaccumulation><BioconcentrationFactor><Value><ExactValue>5</ExactValue><Unit>${unit}</Unit></Value></BioconcentrationFactor></Bioaccumulation></EcologicalInformation>`
    expect(leftOf(factor('L/kg'))).toEqual(['solvent'])
    expect(leftOf(factor('Ci'))).toEqual(['solvent', '5', 'Ci'])
  })

  it('names what is said of what there is not, where there is', () => {
    const none = loadWording('de').terms['sds.mixtureNotClassified'] ?? ''
    const classification = (entry: string) =>
      feed(
        `<HazardIdentification><RegionEU><Classification><ClpHazardClassification_2023_707>${entry}</ClpHazardClassification_2023_707></Classification><ClassificationAdditionalInformation><FullText>${none}</FullText></ClassificationAdditionalInformation></RegionEU></HazardIdentification>`,
      )
    expect(readSdscom(classification('')).left).toEqual([])
    const entry = '<Classification><HazardClassCategory>Flam. Liq. 2</HazardClassCategory></Classification>'
    expect(readSdscom(classification(entry)).left.map(({ text }) => text)).toEqual([none])
  })

  it('has the ErC10, which the format has in words alone', () => {
    const study = (words: string) =>
      feed(
        `<Composition><RegionEU><Component><Substance><IupacName>xylene</IupacName></Substance><EcologicalInformation><EcotoxicologicalInformation><AquaticToxicity><ChronicAlgaeToxicity><Value><ExactValue>2.6</ExactValue><Unit>mg/L</Unit></Value><EffectDoseConcentration><Type>other</Type><TypeFulltext><FullText>${words}</FullText></TypeFulltext></EffectDoseConcentration><TestDuration><ExactValue>72</ExactValue><Unit>h</Unit></TestDuration><Species><FullText>R. subcapitata</FullText></Species></ChronicAlgaeToxicity></AquaticToxicity></EcotoxicologicalInformation></EcologicalInformation></Component></RegionEU></Composition>`,
      )
    expect(readSdscom(study('ErC10'))).toMatchObject({
      record: { composition: { ingredients: [{ ecotoxicity: [{ endpoint: 'ErC10', quantity: { value: 2.6, unit: 'mg/l' } }] }] } },
      left: [],
    })
    expect(readSdscom(study('LC20')).left.map(({ text }) => text)).toEqual(['2.6', 'mg/L', 'other', 'LC20', '72', 'h', 'R. subcapitata'])
  })
})
