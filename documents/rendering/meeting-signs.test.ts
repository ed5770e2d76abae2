import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { coverageOfSheets, readFonts } from './load-fonts.ts'

const compiler = NodeCompiler.create({
  workspace: path.join(projectFolder, 'documents/templates'),
  fontArgs: [{ fontBlobs: readFonts('sheet') }],
})

/** The file's hash. @param features `features` are those that look.typ gives a document of this text, `(:)` all that the typeface has */
function write(text: string, features: string, language = 'en'): string {
  const mainFileContent = `#import "look.typ": features
#set text(font: "Source Sans 3", fallback: false, lang: "${language}", features: ${features})
#sys.inputs.json`
  const compiled = compiler.compile({ mainFileContent, inputs: { json: text } })
  if (compiled.hasError() || !compiled.result) throw new Error('not compiled')
  return createHash('sha256')
    .update(compiler.pdf(compiled.result, { creationTimestamp: 0 }))
    .digest('hex')
}

const none = '(ccmp: 0, frac: 0, numr: 0, dnom: 0, mark: 0, mkmk: 0)'

describe('what the typeface does where signs meet', () => {
  it.each(['paral·lel', 'COL·LEGI', 'її', '1⁄2', 'x\u0304', 'Ο\u0301', 'ə˞', 'ᾼι'])('is done in a document with %s', (text) => {
    expect(write(text, 'features')).toBe(write(text, '(:)'))
  })

  it.each(['paral·lel', 'її', '1⁄2', 'x\u0304'])('would be missed in %s', (text) => {
    expect(write(text, none)).not.toBe(write(text, '(:)'))
  })

  it('is left out where it cannot occur, and no letter stands otherwise', () => {
    const isPlain = (character: string) => !/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}⁄˞Її\u1f00-\u1fff]/u.test(character)
    const characters = Array.from(coverageOfSheets(), (point) => String.fromCodePoint(point)).filter(isPlain)
    // Each beside its neighbours, beside letters with a form of their own, and before and behind what accents and points look like.
    const text = characters.flatMap((character) => ['i', 'f', '´'].map((other) => `${character}${other}${character}`)).join(' ')
    for (const language of ['en', 'bg']) {
      const files = ['features', none, '(:)'].map((features) => write(text, features, language))
      expect(new Set(files).size).toBe(1)
    }
  })
})
