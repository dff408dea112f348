import { type Node, Window } from 'happy-dom'
import type { ViewNode } from '../../src/boot/showScreenView.ts'
import { withoutInlineStyle } from './firstDocument.ts'

const { document, Element } = new Window()

/** Markup as data. */
export function viewNodesOf(markup: string): readonly ViewNode[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: withoutInlineStyle(markup) })
  const nodeOf = (node: Node): ViewNode => {
    if (!(node instanceof Element)) return node.textContent
    const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value ?? '']))
    return { name: node.localName, attributes, content: [...node.childNodes].map(nodeOf) }
  }
  return [...content.childNodes].map(nodeOf)
}
