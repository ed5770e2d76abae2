import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Exhibit } from './collection.ts'

const names: Readonly<Record<Exhibit['kind'], string>> = {
  sds: 'Safety data sheets',
  tds: 'Technical data sheets',
  label: 'Labels',
  poster: 'Safety instructions',
  docx: 'Labels as Word files',
  xlsx: 'Spreadsheets',
  screens: 'Screens',
}

/** One page to leaf through. Its filters are links alone: what does not belong to the target of the address is hidden by style. */
export async function writeIndex(folder: string, exhibits: readonly Exhibit[]): Promise<void> {
  const kinds = [...new Set(exhibits.map(({ kind }) => kind))]
  const groups = [...new Set(exhibits.filter(({ kind }) => kind !== 'screens').map(({ group }) => group))].toSorted()
  const languages = [...new Set(exhibits.map(({ language }) => language).filter(Boolean))].toSorted()
  const looks = [...new Set(exhibits.filter(({ kind }) => kind === 'screens').flatMap(({ title }) => title.split(', ')))]
  const filters = [
    ...kinds.map((kind) => ({ id: `kind-${kind}`, name: names[kind] })),
    ...groups.map((group) => ({ id: `group-${idOf(group)}`, name: group })),
    ...languages.map((language) => ({ id: `language-${language}`, name: language })),
    ...looks.map((look) => ({ id: `look-${idOf(look)}`, name: look })),
    ...(exhibits.some(({ remarks }) => remarks.length > 0) ? [{ id: 'remarks', name: 'with remarks' }] : []),
  ]
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<style>${styleOf(filters.map(({ id }) => id))}</style>
${filters.map(({ id }) => `<i id="${id}"></i>`).join('')}
<header>
<h1>Gallery</h1>
<nav><a href="#">everything</a> ${filters.map(({ id, name }) => `<a href="#${id}">${escape(name)}</a>`).join(' ')}</nav>
</header>
<main>
${kinds.map((kind) => writeKind(kind, exhibits)).join('\n')}
</main>
</html>
`
  await writeFile(path.join(folder, 'index.html'), html)
}

function writeKind(kind: Exhibit['kind'], exhibits: readonly Exhibit[]): string {
  const own = exhibits.filter((exhibit) => exhibit.kind === kind)
  const groups = [...new Set(own.map(({ group }) => group))]
  const sections = groups.map(
    (group) =>
      `<h3>${escape(group)}</h3>\n${own
        .filter((exhibit) => exhibit.group === group)
        .map(writeExhibit)
        .join('\n')}`,
  )
  return `<h2>${names[kind]}</h2>\n${sections.join('\n')}`
}

function writeExhibit({ kind, group, title, language, file, pictures, remarks, notes = [] }: Exhibit): string {
  const classes = [
    `kind-${kind}`,
    `group-${idOf(group)}`,
    ...(language ? [`language-${language}`] : []),
    ...(remarks.length > 0 ? ['remarks'] : []),
  ]
  if (kind === 'screens') classes.push(...title.split(', ').map((look) => `look-${idOf(look)}`))
  const caption = `${escape(title)}${language ? `, ${language}` : ''}`
  const alternative = escape(`${group}, ${title}${language ? `, ${language}` : ''}`)
  return `<figure class="${classes.join(' ')}">
<figcaption>${file ? `<a href="${file}">${caption}</a>` : caption}${remarks.map((remark) => `<p class="remark">${escape(remark)}</p>`).join('')}${notes.map((note) => `<p>${escape(note)}</p>`).join('')}</figcaption>
${pictures.map((picture, index) => `<a href="${picture.file}"><img src="${picture.file}" width="${picture.width}" height="${picture.height}" loading="lazy" alt="${alternative}, page ${index + 1}"></a>`).join('')}
</figure>`
}

function styleOf(filters: readonly string[]): string {
  return `body{margin:0;font:15px/1.4 system-ui,sans-serif;color:#161616;background:#f5f5f2}
i{position:fixed;top:0}
header{position:sticky;top:0;z-index:1;padding:8px 16px;background:#fff;border-bottom:2px solid #161616;max-height:30vh;overflow:auto}
h1{font-size:18px;margin:0}h2{margin:24px 0 0}h3{margin:20px 0 4px}main{padding:0 16px 64px}
nav a{margin-right:10px;white-space:nowrap}
figure{margin:8px 0 20px}figure a{margin-right:8px}figcaption{margin-bottom:4px}
figcaption p{margin:0;overflow-wrap:anywhere}.remark{color:#a5133b}
img{height:auto;max-width:min(100%,460px);vertical-align:top;background:#fff;box-shadow:0 0 0 1px #c3c3bd;margin-bottom:8px}
${filters.map((id) => `#${id}:target~main figure:not(.${id})`).join(',\n')}{display:none}
`
}

function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
