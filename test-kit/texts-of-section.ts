import { buildSds } from '../documents/sds/build-sds.ts'
import type { SdsSource } from '../documents/sds/sds-source.ts'
import { textsOfBlock } from '../documents/texts-of-block.ts'

/** All texts of a subsection, in English. */
export const textsOf = (source: SdsSource, number: string): string =>
  buildSds(source, 'en', { qrCode: false })
    .model.sections.flatMap(({ subsections }) => subsections)
    .filter((subsection) => subsection.number === number)
    .flatMap(({ blocks }) => blocks.flatMap((block) => textsOfBlock(block)))
    .join('\n')
