import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'

/** Places that tests of pages find by CSS: where that is the subject, or has no role. It may only become smaller. */
const mostByCss = 7

function countLocators(file: string): number {
  let count = 0
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isLocator = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'locator'
      if (isLocator && first && (first.type === 'Literal' || first.type === 'TemplateLiteral')) count += 1
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return count
}

it('places on a page are found by role and name', () => {
  const files = ['tests/browser', 'tests/journeys'].flatMap((folder) =>
    readdirSync(path.join(projectFolder, folder)).map((name) => path.join(projectFolder, folder, name)),
  )
  const counts = files.filter((file) => file.endsWith('.ts')).map(countLocators)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(mostByCss)
})
