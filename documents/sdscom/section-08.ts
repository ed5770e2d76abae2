import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { TextWriter } from '../text/write-text.ts'
import { group, type Element } from './element.ts'
import { phrases, sayings, sayingsOf } from './phrases.ts'
import { measured } from './quantities.ts'
import { required } from './section-04-to-07.ts'
import { sentencesOf, type Sheet } from './sheet.ts'

/** Section 8: REACH Annex II, 8.1 and 8.2. The limits stand with the ingredients. */
export function writeProtection(sheet: Sheet): Element[] {
  const { exposureControls: controls } = sheet.record
  const { writer } = sheet
  return required(
    'ExposureControlPersonalProtection',
    group('ControlParameters', sayingsOf('AdditionalInfo', sentencesOf(sheet, '8.1'), controls.monitoring, writer)),
    group('ExposureControlAppropriateMeasures', phrases('AppropriateEngineeringControls', controls.engineering, writer)),
    group(
      'PersonalProtectionEquipment',
      group('RespiratoryProtection', phrases('RespiratoryProtectionGeneral', controls.respiratory, writer)),
      group('EyeProtection', phrases('SuitableEyeProtection', controls.eyes, writer)),
      group(
        'HandProtection',
        controls.gloves.flatMap((glove) => writeGlove(glove, writer)),
        phrases('AdditionalHandProtectionMeasures', controls.hands, writer),
        sayings('ReferenceRelevantStandard', [...new Set(controls.gloves.flatMap(({ standard }) => standard ?? []))]),
        sayings('AdditionalInfo', listUnmeasured(controls.gloves, writer)),
      ),
      group('SkinProtection', phrases('SuitableProtectiveClothing', controls.body, writer)),
      phrases('ThermalHazardsProtection', controls.thermal, writer),
    ),
    group('EnvironmentalExposureControls', phrases('EnvironmentalExposureControls', controls.environment, writer)),
    sayings('AdditionalInfo', sentencesOf(sheet, '8.2')),
  )
}

type Glove = ProductRecord['exposureControls']['gloves'][number]

function writeGlove({ material, thickness, breakthrough }: Glove, writer: TextWriter): Element[] {
  return group(
    'Equipment',
    phrases('SuitableMaterial', [material], writer).slice(0, 1),
    measured('GloveBreakthroughTime', breakthrough),
    measured('ThicknessOfGloveMaterial', thickness),
  )
}

/** Times and thicknesses in units that the format does not have. */
function listUnmeasured(gloves: readonly Glove[], writer: TextWriter): string[] {
  return gloves
    .flatMap(({ thickness, breakthrough }) => [thickness, breakthrough])
    .flatMap((quantity) => (quantity && measured('Value', quantity).length === 0 ? [writer.quantity(quantity)] : []))
}
