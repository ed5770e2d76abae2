import type { Subsection } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'
import type { SdsSource } from './sds-source.ts'
import { writeSection1 } from './section-01.ts'
import { writeSection2 } from './section-02.ts'
import { writeSection3 } from './section-03.ts'
import { writeSection4, writeSection5, writeSection6, writeSection7 } from './section-04-to-07.ts'
import { writeSection8 } from './section-08.ts'
import { writeSection10, writeSection9 } from './section-09-to-10.ts'
import { writeSection11 } from './section-11.ts'
import { writeSection12, writeSection13 } from './section-12-to-13.ts'
import { writeSection14, writeSection15 } from './section-14-to-15.ts'

/** What writes sections 1 to 15, in their order; section 16 speaks about them and comes last. */
export const sectionWriters: readonly ((source: SdsSource, writer: TextWriter) => Subsection[])[] = [
  writeSection1,
  writeSection2,
  writeSection3,
  writeSection4,
  writeSection5,
  writeSection6,
  writeSection7,
  writeSection8,
  writeSection9,
  writeSection10,
  writeSection11,
  writeSection12,
  writeSection13,
  writeSection14,
  writeSection15,
]
