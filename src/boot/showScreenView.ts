/** A string is text. Markup would need a Trusted Types policy. */
export type ViewNode =
  | string
  | { readonly name: string; readonly attributes: Readonly<Record<string, string>>; readonly content: readonly ViewNode[] }

export interface ScreenView {
  /** Its heading and its skeleton; empty if the document doesn't show them. */
  readonly view: readonly ViewNode[]
  /** The rules that these need, so that they don't wait for the screen's style sheets. */
  readonly styles: string
}

export function showScreenView(document: Document, { view, styles }: ScreenView): void {
  const main = document.querySelector('[data-early] main')
  // An area without a mark is not open to this player.
  if (!main || !document.querySelector('nav [aria-current]')) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets = [sheet]
  main.replaceChildren(...view.map((node) => created(node, main)))
  document.title = `${main.querySelector('h1')?.textContent} · Clubhouse`
}

function created(node: ViewNode, parent: Element): Node {
  const { ownerDocument } = parent
  if (typeof node === 'string') return ownerDocument.createTextNode(node)
  const { name, attributes, content } = node
  const namespace = name === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI
  const element = ownerDocument.createElementNS(namespace, name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (element instanceof HTMLElement) element.style.cssText = element.dataset['style'] ?? ''
  element.append(...content.map((child) => created(child, element)))
  return element
}
