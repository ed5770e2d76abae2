import { describe, expect, it } from 'vitest'
import { readSdscom } from './read-sdscom.ts'
import { UnreadableSdscom } from './read-tree.ts'

const feed = (sheet: string) => `<?xml version="1.0" encoding="us-ascii"?>
    <DatasheetFeed><InformationFromExportingSystem><SdscomVersionNo>5.6</SdscomVersionNo><Language><FreetextLanguageCode>de</FreetextLanguageCode></Language>
    </InformationFromExportingSystem><Datasheet>${sheet}</Datasheet></DatasheetFeed>`

describe('a file that is no SDScom XML', () => {
  it.each([
    ['a zero by number', 'Ham&#0;burg', '&#0;', 2],
    ['a control character by number', '\nHam&#x1F;burg', '&#x1F;', 3],
    ['half of a pair by number', '&#xD800;', '&#xD800;', 2],
    ['no character by number', '\r\n\r\n&#xFFFE;', '&#xFFFE;', 4],
    ['a number beyond all characters', '&#x110000;', '&#x110000;', 2],
    ['a control character', 'a\u0001b', 'U+0001', 2],
    ['an escape', 'a\u001Bb', 'U+001B', 2],
    ['no character', 'a\uFFFEb\uFFFF', 'U+FFFE', 2],
    ['half of a pair', 'a\uD800b', 'U+D800', 2],
  ])('refuses %s, which XML does not know, with what it is and where', (_, text, character, line) => {
    expect(() => readSdscom(`<?xml version="1.0"?>\n<DatasheetFeed><a>${text}</a></DatasheetFeed>`)).toThrow(
      expect.objectContaining({ fault: { code: 'xmlCharacter', params: { character, line } } }),
    )
  })

  it.each([
    ['an entity that nobody declared', feed('<a>&nbsp;</a>'), 'xmlEntities'],
    ['what is no XML', '<DatasheetFeed><a></DatasheetFeed>', 'notXml'],
    ['a laugh that grows', '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><DatasheetFeed>&b;</DatasheetFeed>', 'xmlEntities'],
    ['another kind of file', '<html><body/></html>', 'notSdscom'],
    ['two roots', '<DatasheetFeed/><DatasheetFeed/>', 'notSdscom'],
    ['what is nested without end', `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`, 'notSdscom'],
    ['an empty feed', '<DatasheetFeed/>', 'sdscomVersion'],
  ])('refuses %s', (_, xml, code) => {
    let fault: unknown
    try {
      readSdscom(xml)
    } catch (error) {
      fault = error instanceof UnreadableSdscom ? error.fault.code : error
    }
    expect(fault).toBe(code)
  })
})
