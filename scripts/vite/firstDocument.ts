import { usedStyles } from './usedStyles.ts'

export interface FirstView {
  readonly view: 'sign-in' | 'home' | 'home-wide'
  readonly language: string
  readonly markup: string
  readonly files: readonly string[]
}

export interface DocumentParts {
  readonly views: readonly FirstView[]
  /** The code for other addresses than the view's own. */
  readonly elsewhere: readonly Pick<FirstView, 'view' | 'language' | 'files'>[]
  /** The script that requests the code of another screen. */
  readonly preload: string
  /** The script that requests what a player's screen reads; undefined on the fake backend. */
  readonly early: string | undefined
  readonly withoutScript: readonly { readonly language: string; readonly text: string }[]
  readonly boot: string
  readonly css: ReadonlyMap<string, string>
  readonly base: string
  readonly asksForServers: boolean
}

const link = /[ \t]*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*|script type="module"[^>]*><\/script)>\n?/g
const webFont = /@font-face\s*\{[^}]*\burl\([^}]*\}/g

export function fillDocument(html: string, parts: DocumentParts): string {
  const { views, elsewhere, preload, early, withoutScript, boot, css, base, asksForServers } = parts
  const linked = [...html.matchAll(link)].map(([tag]) => tag)
  const entry = linked.flatMap((tag) => fileIn(tag, /<script[^>]*src="([^"]+)"/, base))[0]
  if (!entry) throw new Error('The document has no script')
  const sheets = new Set([
    ...linked.flatMap((tag) => fileIn(tag, /rel="stylesheet"[^>]*href="([^"]+)"/, base)),
    ...views.flatMap(({ files }) => files.filter((file) => file.endsWith('.css'))),
  ])
  const style = usedStyles([...sheets].map((file) => css.get(file)).join(''), classesIn(views))
  const fonts = style.match(webFont)?.join('') ?? ''
  const head = `<style>${style.replaceAll(webFont, '')}</style>\n<style id="fonts" media="not all">${fonts}</style>\n`
  // Scripts that a script inserts wait for all preloads unless they say otherwise.
  const scriptAt = (file: string) => `<script type="module" crossorigin fetchpriority="high" src="${base}${file}"></script>`
  const reading = early === undefined ? '' : scriptAt(early)
  const preloading = scriptAt(preload)
  // The configuration is requested first; the fake backend's pages don't need it.
  const configuration = asksForServers ? `<link rel="preload" as="fetch" crossorigin href="${base}config.json">` : ''
  // What a player's screen reads is requested with the first view, before all other code.
  const [withView, withCode] = [
    (view: string) => (view === 'sign-in' ? '' : configuration + reading),
    (view: string) => (view === 'sign-in' ? configuration : ''),
  ]
  const templates = views.flatMap(({ view, language, markup, files }) => [
    `<template id="${view}-${language}">${withView(view)}${withoutInlineStyle(markup)}</template>`,
    `<template id="${view}-${language}-false">${withCode(view)}${codeOf(files, entry, parts)}</template>`,
  ])
  const others = elsewhere.map(
    ({ view, language, files }) =>
      `<template id="${view}-${language}-true">${withCode(view)}${preloading}${codeOf(files, entry, parts)}</template>`,
  )
  const plain = withoutScript.map(({ language, text }) => `<p lang="${language}">${text}</p>`).join('')
  const body = [`<noscript>${plain}</noscript>`, ...templates, ...others, `<script>${boot}</script>`, ''].join('\n')
  // Functions, because replacement strings interpret `$&`.
  return html
    .replaceAll(link, '')
    .replace('</head>', () => `${head}</head>`)
    .replace('</body>', () => `${body}</body>`)
}

function fileIn(tag: string, pattern: RegExp, base: string): string[] {
  const address = pattern.exec(tag)?.[1]
  return address?.startsWith(base) ? [address.slice(base.length)] : []
}

function codeOf(files: readonly string[], entry: string, { base }: DocumentParts): string {
  // The entry first: it is the largest, and all others wait for it.
  const links = [entry, ...files.filter((file) => file !== entry)].map(
    (file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="${base}${file}">`,
  )
  return [...links, `<script type="module" crossorigin src="${base}${entry}"></script>`].join('')
}

function classesIn(views: DocumentParts['views']): ReadonlySet<string> {
  return new Set(views.flatMap(({ markup }) => [...markup.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))))
}

/** The Content-Security-Policy forbids style attributes, so the document's script sets them. */
function withoutInlineStyle(markup: string): string {
  return markup.replaceAll(/ style="/g, ' data-style="')
}
