import path from 'node:path'
import { createRenderPool } from '../documents/rendering/render-pool.ts'
import { projectFolder } from '../project-folder.ts'
import { openCollection } from './collection.ts'
import { makers, makeWordFiles } from './make-documents.ts'
import { makeReadmePictures } from './make-readme-pictures.ts'
import { makeScreens } from './make-screens.ts'
import { readOptions, type GalleryOptions } from './read-options.ts'
import { writeIndex } from './write-index.ts'

const folder = path.join(projectFolder, 'pictures')
const say = (line: string) => console.log(line)

/** Every document of the demonstration catalogue, and every public screen, to be leafed through. */
async function run({ products, languages, documents, screens, only, readme }: GalleryOptions): Promise<void> {
  if (readme) return await makeReadmePictures()
  const collection = await openCollection(folder)
  const pool = createRenderPool({ size: 1, log: { info: () => {}, warn: (_details, message) => say(message) } })
  try {
    for (const id of products) {
      for (const language of languages)
        for (const kind of documents) if (kind !== 'docx') await makers[kind]({ collection, pool }, id, language)
      if (documents.length > 0) say(`${id} in ${languages.join(', ')}`)
    }
    if (documents.includes('docx'))
      await makeWordFiles(
        { collection, pool },
        products.flatMap((id) => languages.map((language) => ({ id, language }))),
      )
  } finally {
    await pool.close()
  }
  if (screens) await makeScreens(collection, say, only)
  await writeIndex(folder, collection.exhibits)

  const faulty = collection.exhibits.filter(({ remarks }) => remarks.length > 0)
  const pictures = collection.exhibits.reduce((sum, exhibit) => sum + exhibit.pictures.length, 0)
  say(`\n${collection.exhibits.length} exhibits, ${pictures} pictures: ${path.join(folder, 'index.html')}`)
  say(faulty.length === 0 ? 'Nothing went wrong.' : `\nRemarks on ${faulty.length} of them:`)
  for (const { kind, group, title, language, remarks } of faulty)
    for (const remark of remarks) say(`${[kind, group, title, language].filter(Boolean).join(' · ')}: ${remark}`)
}

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
