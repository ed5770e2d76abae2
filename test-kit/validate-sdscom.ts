import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { projectFolder } from '../project-folder.ts'

let validator: XsdValidator | undefined

/** The schema of eSDScom, unmodified (CC BY-ND 4.0), in tests/sdscom-5.6. */
function openValidator(): XsdValidator {
  xmlRegisterFsInputProviders()
  const file = path.join(projectFolder, 'tests/sdscom-5.6/SDSComXML.xsd')
  return XsdValidator.fromDoc(XmlDocument.fromString(readFileSync(file, 'utf8'), { url: file }))
}

/** What the schema of SDScom XML 5.6 objects to; empty for a valid file. Throws for what is no XML. */
export function validateSdscom(xml: string): string[] {
  validator ??= openValidator()
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return error.details.map(({ message }) => message.trim())
  } finally {
    document.dispose()
  }
}

/** The texts of all elements of this name, at whatever place, as a reader of XML gets them. */
export function textsOf(xml: string, name: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return document.find(`//${name}`).map((node) => node.content)
  } finally {
    document.dispose()
  }
}
