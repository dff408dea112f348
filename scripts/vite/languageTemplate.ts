import { Element, type Node, Text, Window } from 'happy-dom'
import type { LanguageChanges } from '../../src/boot/showFirstView.ts'

export interface Variant {
  readonly language: string
  readonly markup: string
}

/** One template in the first language with what the others change in it: the document is a quarter as long, and is parsed as much faster. */
export function languageTemplate(id: string, variants: readonly Variant[]): string {
  const [first, ...others] = variants
  if (!first) return ''
  // Trusted Types forbid another address of a script.
  const needsOwn = variants.some(({ markup }) => scriptsIn(markup) !== scriptsIn(first.markup))
  if (needsOwn) return variants.map(({ language, markup }) => `<template id="${id}-${language}">${markup}</template>`).join('\n')
  const changes = others.map(({ language, markup }) => ({ language, changes: changesBetween(first.markup, markup) }))
  const attributes = changes
    .filter((one) => Object.keys(one.changes).length > 0)
    .map((one) => ` data-${one.language}="${attribute(JSON.stringify(one.changes))}"`)
  return `<template id="${id}"${attributes.join('')}>${first.markup}</template>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('>', '&gt;')
}

function scriptsIn(markup: string): string {
  return (markup.match(/<script\b[^>]*>/g) ?? []).join('')
}

/** Throws where more differs than texts and attributes. */
function changesBetween(first: string, other: string): LanguageChanges {
  const [nodes, others] = [first, other].map(nodesOf)
  const shape = (all: readonly Node[] = []) => all.map(({ nodeName }) => nodeName).join(' ')
  if (shape(nodes) !== shape(others)) throw new Error(`Two languages have different elements: ${first}\n${other}`)
  const changes = (nodes ?? []).map((node, at) => [at, propertiesBetween(node, others?.[at])] as const)
  return Object.fromEntries(changes.filter(([, properties]) => Object.keys(properties).length > 0))
}

function propertiesBetween(node: Node, other: Node | undefined): LanguageChanges[number] {
  if (node instanceof Text) return node.data === other?.textContent ? {} : { data: other?.textContent }
  if (!(node instanceof Element && other instanceof Element)) return {}
  const changed = [...other.attributes].filter(({ name, value }) => node.getAttribute(name) !== value)
  return Object.fromEntries(changed.map(({ name, value }) => [propertyOf(name), name === 'selected' ? true : value]))
}

/** `aria-label` is `ariaLabel`. */
function propertyOf(attributeName: string): string {
  return attributeName.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** In the order in which the document's script walks through them. */
function nodesOf(markup: string): readonly Node[] {
  const { document } = new Window()
  const template = document.createElement('template')
  template.innerHTML = markup
  const walker = document.createTreeWalker(template.content)
  const nodes: Node[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node)
  return nodes
}
