import { describe, expect, test } from 'vitest'
import { type DocumentParts, fillDocument } from '../../scripts/vite/firstDocument.ts'
import { usedStyles } from '../../scripts/vite/usedStyles.ts'

const html = `<html><head>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <script type="module" crossorigin src="/assets/start-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="stylesheet" crossorigin href="/assets/start-1.css">
  </head><body><div id="app"></div></body></html>`

const parts: DocumentParts = {
  views: [
    {
      view: 'sign-in',
      language: 'en',
      markup: '<p class="a" style="width:1px">In</p>',
      files: ['assets/start-1.js', 'assets/in-1.js', 'assets/in-1.css'],
    },
    {
      view: 'home',
      language: 'en',
      markup: '<p class="b">Home</p>',
      files: ['assets/start-1.js', 'assets/home-1.js', 'assets/home-1.css'],
    },
  ],
  elsewhere: [{ view: 'home', language: 'en', files: ['assets/start-1.js', 'assets/frame-1.js'], preload: 'assets/preload-1.js' }],
  screenViews: [{ markup: '<h1 class="z">Lessons</h1>', styles: '.z{color:var(--ink)}' }],
  reader: 'assets/early-1.js',
  withoutScript: [{ language: 'en', text: 'Switch it on' }],
  boot: 'boot("$&")',
  icon: '<svg viewBox="0 0 2 2">\n  <path fill="#fff" />\n</svg>',
  css: new Map([
    [
      'assets/start-1.css',
      '@font-face{font-family:W;src:url(/w.woff2)}@font-face{font-family:F;src:local(F)}:root{--ink:black;--sand:tan}p{margin:0}',
    ],
    ['assets/in-1.css', '.a{top:1px}.z{top:2px}'],
    ['assets/home-1.css', '.b{top:3px}.c{top:4px}'],
  ]),
  base: '/',
  asksForServers: true,
}

describe('The document', () => {
  const document = fillDocument(html, parts)
  const template = (id: string) => new RegExp(`<template id="${id}">(.*?)</template>`).exec(document)?.[1]
  const configuration = '<link rel="preload" as="fetch" crossorigin href="/config.json">'
  const script = (name: string) => `<script type="module" crossorigin fetchpriority="high" src="/assets/${name}-1.js"></script>`

  test('sends no request before it is painted', () => {
    const asked = document.replaceAll(/<template[\s\S]*?<\/template>/g, '')
    expect(asked).not.toMatch(/<link rel="(?:stylesheet|modulepreload|preload)"|src="/)
  })

  test('contains its icon', () => {
    const [, address = ''] = /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]*)" \/>/.exec(document) ?? []
    expect(decodeURIComponent(address)).toBe("<svg viewBox='0 0 2 2'><path fill='#fff' /></svg>")
  })

  test('contains the styles of what it shows, the properties of what its scripts show, and the web fonts', () => {
    expect(document).toContain(
      '<style>@font-face{font-family:W;src:url(/w.woff2)}@font-face{font-family:F;src:local(F)}:root{--ink:black}p{margin:0}.a{top:1px}.z{top:2px}.b{top:3px}[data-style="width:1px"]{width:1px}</style>',
    )
  })

  test('contains each view, without style attributes, and the fonts with that of a player', () => {
    expect(template('sign-in')).toBe('<p class="a" data-style="width:1px">In</p>')
    expect(template('home')).toBe('<p class="b">Home</p><link rel="preload" as="font" type="font/woff2" crossorigin href="/w.woff2">')
  })

  test("names the configuration and the script that requests what a player's screen reads in its head, and neither of them with a player's code", () => {
    expect(template('home-false-early')).toBe(`${configuration}${script('early')}`)
    expect(template('home-true-early')).toBe(`${configuration}${script('early')}${script('preload')}`)
    expect(template('sign-in-false-early')).toBeUndefined()
    for (const id of ['home-false', 'home-true']) expect(template(id)).not.toMatch(/early|config\.json/)
  })

  test('names the files of each view, with complete style sheets', () => {
    expect(template('sign-in-false')).toBe(
      `${configuration}<link rel="modulepreload" crossorigin href="/assets/start-1.js"><link rel="modulepreload" crossorigin href="/assets/in-1.js"><link rel="stylesheet" crossorigin href="/assets/in-1.css"><script type="module" crossorigin src="/assets/start-1.js"></script>`,
    )
    expect(template('home-false')).toBe(
      '<link rel="modulepreload" crossorigin href="/assets/start-1.js"><link rel="modulepreload" crossorigin href="/assets/home-1.js"><link rel="stylesheet" crossorigin href="/assets/home-1.css"><script type="module" crossorigin src="/assets/start-1.js"></script>',
    )
    expect(template('home-true')).toContain('<link rel="modulepreload" crossorigin href="/assets/frame-1.js">')
  })

  test('names no script that reads where nothing is read early', () => {
    expect(fillDocument(html, { ...parts, reader: undefined })).not.toContain('/early-1.js')
  })

  test('runs its script before its styles and views, and says that it needs JavaScript', () => {
    expect(document).toMatch(/<template id="home-true-early">.*<\/template>\n<script>boot\("\$&"\)<\/script>\n<style>/)
    expect(document).toContain('<noscript><p lang="en">Switch it on</p></noscript>')
  })
})

describe('The rules of a sheet', () => {
  const shown = (css: string) => usedStyles(css, new Set(['a', 'b']))

  test('apply to what is shown', () => {
    expect(shown('.a{top:1px}.c{top:2px}.a .c{top:3px}.a>.b:hover{top:4px}p{top:5px}')).toBe('.a{top:1px}.a>.b:hover{top:4px}p{top:5px}')
    expect(shown('.c,.a{top:1px}')).toBe('.c,.a{top:1px}')
    expect(shown('.a:not(.c){top:1px}')).toBe('.a:not(.c){top:1px}')
  })

  test('keep the custom properties that they use, directly or indirectly', () => {
    expect(shown(':root{--x:var(--y);--y:1px;--z:var(--u);--u:2px}.a{top:var(--x)}')).toBe(':root{--x:var(--y);--y:1px}.a{top:var(--x)}')
  })

  test('are found within conditions and layers, and animations are kept', () => {
    expect(shown('@media (width>=1px){.a{top:1px}.c{top:2px}}@media print{.c{top:3px}}')).toBe('@media (width>=1px){.a{top:1px}}')
    expect(shown('@layer kit{.a{top:1px}.c{top:2px}}')).toBe('@layer kit{.a{top:1px}}')
    expect(shown('@keyframes turn{to{rotate:1turn}}')).toBe('@keyframes turn{to{rotate:1turn}}')
  })

  test('may contain braces in their texts', () => {
    expect(shown(".c:before{content:'}'}.a:before{content:'{'}")).toBe('.a:before{content:"{"}')
  })
})
