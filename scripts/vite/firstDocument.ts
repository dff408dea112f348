import type { View } from '../../src/boot/visit.ts'
import { languageTemplate } from './languageTemplate.ts'
import { classesIn, usedStyles } from './usedStyles.ts'

const viewNames = ['sign-in', 'home'] as const satisfies readonly View[]

export interface FirstView {
  readonly view: View
  readonly language: string
  readonly markup: string
  readonly files: readonly string[]
}

export interface Elsewhere extends Pick<FirstView, 'view' | 'language' | 'files'> {
  /** The script that shows another screen's heading and requests its code. */
  readonly preload: string
}

export interface ScreenView {
  readonly markup: string
  readonly styles: string
}

export interface DocumentParts {
  readonly views: readonly FirstView[]
  /** The code for other addresses than the view's own. */
  readonly elsewhere: readonly Elsewhere[]
  /** The markup of other screens, which that script shows, and the styles that it brings for them. */
  readonly screenViews: readonly ScreenView[]
  /** The script that requests what a player's screen reads; undefined on the fake backend. */
  readonly reader: string | undefined
  readonly withoutScript: readonly { readonly language: string; readonly text: string }[]
  readonly boot: string
  /** The icon's drawing (SVG). */
  readonly icon: string
  readonly css: ReadonlyMap<string, string>
  readonly base: string
  readonly asksForServers: boolean
}

const link = /[ \t]*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*|script type="module"[^>]*><\/script)>\n?/g
const iconLink = /(<link rel="icon"[^>]* href=")[^"]*/
const webFont = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

export function fillDocument(html: string, parts: DocumentParts): string {
  const { views, elsewhere, screenViews, reader, withoutScript, boot, icon, css, base, asksForServers } = parts
  const linked = [...html.matchAll(link)].map(([tag]) => tag)
  const entry = linked.flatMap((tag) => fileIn(tag, /<script[^>]*src="([^"]+)"/, base))[0]
  if (!entry) throw new Error('The document has no script')
  const sheets = new Set([
    ...linked.flatMap((tag) => fileIn(tag, /rel="stylesheet"[^>]*href="([^"]+)"/, base)),
    ...views.flatMap(({ files }) => files.filter((file) => file.endsWith('.css'))),
  ])
  const style = usedStyles(
    [...sheets].map((file) => css.get(file)).join(''),
    classesIn([...views, ...screenViews].map(({ markup }) => markup)),
    screenViews.map(({ styles: own }) => own).join(''),
  )
  const fonts = style.match(webFont)?.join('') ?? ''
  const styles = `<style>${style}${inlineStylesIn(views)}</style>\n`
  // Scripts that a script inserts wait for all preloads unless they say otherwise.
  const scriptAt = (file: string) => `<script type="module" crossorigin fetchpriority="high" src="${base}${file}"></script>`
  // The configuration is requested first; the fake backend's pages don't need it.
  const configuration = asksForServers ? `<link rel="preload" as="fetch" crossorigin href="${base}config.json">` : ''
  // With a player's first view, so that nothing moves; earlier, they would delay the script that reads.
  const fontFiles = [...fonts.matchAll(/\burl\(([^)]+)\)/g)]
    .map(([, file = '']) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')
  // Requested before the document is parsed, and before all other code: what reads a player's data, and what shows another screen's view.
  const earlyOf = (...scripts: readonly (string | undefined)[]) =>
    `${configuration}${scripts.map((file) => (file === undefined ? '' : scriptAt(file))).join('')}`
  const homeElsewhere = elsewhere.filter(({ view }) => view === 'home')
  const early = [
    `<template id="home-false-early">${earlyOf(reader)}</template>`,
    languageTemplate(
      'home-true-early',
      homeElsewhere.map(({ language, preload }) => ({ language, markup: earlyOf(reader, preload) })),
    ),
  ]
  // Without it, a slow phone draws an empty frame before the first view.
  const drawnFromEnd = '<link rel="expect" href="#end" blocking="render">'
  const head = [drawnFromEnd, ...early, `<script>${boot}</script>`, ''].join('\n')
  const templates = viewNames.flatMap((name) => {
    const own = views.filter(({ view }) => view === name)
    const others = elsewhere.filter(({ view }) => view === name)
    // A player's have been requested in the head.
    const beforeCode = (script = '') => (name === 'sign-in' ? configuration + script : '')
    return [
      languageTemplate(
        name,
        own.map(({ language, markup }) => ({ language, markup: withoutInlineStyle(markup) + (name === 'home' ? fontFiles : '') })),
      ),
      languageTemplate(
        `${name}-false`,
        own.map(({ language, files }) => ({ language, markup: beforeCode() + codeOf(files, entry, parts) })),
      ),
      languageTemplate(
        `${name}-true`,
        others.map(({ language, files, preload }) => ({ language, markup: beforeCode(scriptAt(preload)) + codeOf(files, entry, parts) })),
      ),
    ]
  })
  const plain = withoutScript.map(({ language, text }) => `<p lang="${language}">${text}</p>`).join('')
  const body = [`<noscript>${plain}</noscript>`, ...templates, '<template id="end"></template>', ''].join('\n')
  // Functions, because replacement strings interpret `$&`.
  return (
    html
      .replaceAll(link, '')
      // A request of its own would compete with the first screen's.
      .replace(iconLink, (_, before: string) => before + dataAddress(icon))
      .replace('</head>', () => `${head}${styles}</head>`)
      .replace('</body>', () => `${body}</body>`)
  )
}

function dataAddress(svg: string): string {
  const line = svg.replaceAll('"', "'").replaceAll(/\s*\n\s*/g, '')
  return `data:image/svg+xml,${encodeURI(line).replaceAll('#', '%23')}`
}

function fileIn(tag: string, pattern: RegExp, base: string): string[] {
  const address = pattern.exec(tag)?.[1]
  return address?.startsWith(base) ? [address.slice(base.length)] : []
}

function codeOf(files: readonly string[], entry: string, parts: DocumentParts): string {
  const { base } = parts
  // The entry first: it is the largest, and all others wait for it.
  const first = `<link rel="modulepreload" crossorigin href="${base}${entry}">`
  return `${first}${linksTo(files, entry, parts)}<script type="module" crossorigin src="${base}${entry}"></script>`
}

/** The sheets last: the document has the styles of what it shows. */
function linksTo(files: readonly string[], entry: string, { base }: DocumentParts): string {
  const others = files.filter((file) => file !== entry)
  const isSheet = (file: string) => file.endsWith('.css')
  return [...others.filter((file) => !isSheet(file)), ...others.filter(isSheet)]
    .map((file) => `<link rel="${isSheet(file) ? 'stylesheet' : 'modulepreload'}" crossorigin href="${base}${file}">`)
    .join('')
}

/** The Content-Security-Policy forbids style attributes: the document's sheet has a rule for each. */
export function withoutInlineStyle(markup: string): string {
  return markup.replaceAll(/ style="/g, ' data-style="')
}

function inlineStylesIn(views: DocumentParts['views']): string {
  const styles = new Set(views.flatMap(({ markup }) => [...markup.matchAll(/ style="([^"]*)"/g)].map(([, style = '']) => style)))
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('')
}
