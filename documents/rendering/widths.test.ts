import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { panelTextWidth, shortValueWidth, statementWidth, valueWidth, widths } from './widths.ts'

describe('the widths by which texts are fitted', () => {
  it('are those of the templates', () => {
    const compiler = NodeCompiler.create({ workspace: path.join(projectFolder, 'documents/templates') })
    const mainFileContent = '#import "widths.typ": widths\n#metadata(widths) <widths>'
    const found: unknown = compiler.query({ mainFileContent }, { selector: '<widths>', field: 'value' })
    expect(found).toEqual([widths])
  })

  it('leave for values and statements what the parts beside them do not take', () => {
    expect({ valueWidth, statementWidth, shortValueWidth, panelTextWidth }).toEqual({
      valueWidth: 122,
      statementWidth: 89,
      shortValueWidth: 85,
      panelTextWidth: 42,
    })
  })
})
