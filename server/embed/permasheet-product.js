// <permasheet-product product="1001"> shows what the label of a product says (CLP Article 48) and leads to its documents. Without a script, or
// where something fails, it is the link that stands within it. It sends nothing but its question, keeps nothing, and uses no library.

const host = new URL(import.meta.url).origin

const style = new CSSStyleSheet()
style.replaceSync(`
/* Capitals tell statements apart: H360Fd is not H360FD. */
:host { display: block; color-scheme: light dark; font: inherit; font-variant-caps: normal; line-height: 1.4; text-transform: none; letter-spacing: normal; word-spacing: normal }
:host([hidden]) { display: none }
section { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); padding: 1em; display: grid; gap: .6em; overflow-wrap: anywhere }
p, ul { margin: 0 }
ul { list-style: none; padding: 0 }
.name, .signal { font-weight: 700 }
.language { border-inline-start: .3em solid currentColor; padding-inline-start: .5em }
.pictograms, .links { display: flex; flex-wrap: wrap; gap: .5em 1em }
img { inline-size: 3.25em; block-size: 3.25em; display: block }
a { color: inherit; text-decoration: underline; display: inline-block; padding-block: .3em }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
`)

/** An element with attributes, and what stands in it: texts are never read as markup. */
function make(tag, attributes, ...content) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...content)
  return element
}

async function ask(address) {
  const answer = await fetch(host + address, { credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!answer.ok) throw new Error(`${answer.status} ${address}`)
  return answer.json()
}

/** How a language is called in another: what is not in the language of the page says so. */
function nameLanguage(code, page) {
  try {
    return new Intl.DisplayNames([page, navigator.language], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** From the host of this script, which the policy of the shop allows: a product of another brand has its pictures on that one's host too. */
const picture = ({ url, description }) => make('img', { src: host + new URL(url).pathname, alt: description })

const statements = (list) => make('ul', {}, ...list.map(({ code, text }) => make('li', {}, text, ' (', code, ')')))

function drawCard({ text, language, is_language_of_page: isOfPage, label, links }, page) {
  const { signal_word, pictograms, contains, hazard, precautions, supplemental, without_hazard, supplier } = label
  const lines = [contains, ...supplemental, without_hazard].filter((line) => line !== null).map((line) => make('p', {}, line))
  return make(
    'section',
    { lang: language, 'aria-label': text },
    ...(isOfPage ? [] : [make('p', { class: 'language', lang: page }, nameLanguage(language, page))]),
    make('p', { class: 'name' }, text),
    ...(pictograms.length > 0 ? [make('div', { class: 'pictograms' }, ...pictograms.map(picture))] : []),
    ...(signal_word === null ? [] : [make('p', { class: 'signal' }, signal_word)]),
    ...[hazard, precautions].filter((list) => list.length > 0).map(statements),
    ...lines,
    make('p', {}, [supplier.name, supplier.address, supplier.telephone].join(', ')),
    make('ul', { class: 'links' }, ...links.map(({ text: name, url }) => make('li', {}, make('a', { href: url }, name)))),
  )
}

class PermasheetProduct extends HTMLElement {
  static observedAttributes = ['product', 'gtin', 'lang']
  #turn = 0
  #isToShow = false
  #root = this.attachShadow({ mode: 'open' })

  connectedCallback() {
    this.#root.adoptedStyleSheets = [style]
    this.#showSoon()
  }

  attributeChangedCallback() {
    this.#showSoon()
  }

  // An element of a page that is there already is told of each attribute and of its place one after the other: it asks once.
  #showSoon() {
    if (this.#isToShow) return
    this.#isToShow = true
    queueMicrotask(() => {
      this.#isToShow = false
      if (this.isConnected) void this.#show()
    })
  }

  async #show() {
    this.#turn += 1
    const turn = this.#turn
    this.#drawLink()
    try {
      const id = this.getAttribute('product') ?? (await this.#findProduct())
      const language = (this.closest('[lang]')?.getAttribute('lang') ?? '').replaceAll('_', '-')
      const card = await ask(`/api/v1/products/-${encodeURIComponent(id)}/card?${new URLSearchParams({ language })}`)
      if (turn !== this.#turn) return
      this.#root.replaceChildren(drawCard(card, language || navigator.language))
      this.dispatchEvent(new Event('load'))
    } catch {
      if (turn === this.#turn) this.dispatchEvent(new Event('error'))
    }
  }

  /** The one product that has the number; a person chooses among several behind the link. */
  async #findProduct() {
    const gtin = this.getAttribute('gtin') ?? ''
    const { products } = await ask(`/api/v1/lookup?${new URLSearchParams({ identifier: gtin })}`)
    const [product, ...others] = products.filter(({ by, status, current }) => by === 'gtin' && status === 'active' && current)
    if (product === undefined || others.length > 0) throw new Error(`not one product: ${gtin}`)
    return String(product.id)
  }

  /** What stands within the element, or else the address itself. */
  #drawLink() {
    const [product, gtin] = [this.getAttribute('product'), this.getAttribute('gtin')]
    const address = product === null ? `${host}/01/${encodeURIComponent(gtin ?? '')}` : `${host}/p/${encodeURIComponent(product)}`
    const link = product === null && gtin === null ? '' : make('a', { href: address }, address)
    this.#root.replaceChildren(make('slot', {}, link))
  }
}

if (!customElements.get('permasheet-product')) customElements.define('permasheet-product', PermasheetProduct)
