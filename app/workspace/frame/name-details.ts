/** Every part of the page that can be opened, by a name that it has again when the page comes back: its first line, and the how manieth with that line it is. */
export function nameDetails(page: ParentNode): Map<string, HTMLDetailsElement> {
  const named = new Map<string, HTMLDetailsElement>()
  for (const details of page.querySelectorAll('details')) {
    const line = details.querySelector(':scope > summary')?.textContent?.slice(0, 200) ?? ''
    let number = 1
    while (named.has(`${line} ${number}`)) number += 1
    named.set(`${line} ${number}`, details)
  }
  return named
}
