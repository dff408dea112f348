import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, fakeServers } from '../../scripts/contentSecurityPolicy.ts'
import { ChunkReport, evaluates, reportFile, reportFolder } from '../../scripts/vite/chunkReport.ts'
import { bootOf, circles, evaluating, fakes, inlineScripts, mixed, unstyled } from './buildRules.ts'

function reportOf(folder: string): ChunkReport {
  return ChunkReport.parse(JSON.parse(readFileSync(`${reportFolder(folder)}/${reportFile}`, 'utf8')))
}

function namingFakes(folder: string): string[] {
  return globSync(`${folder}/**/*.{js,css,html,json,svg}`).filter((file) => {
    return /\bmsw\b|@mswjs|mockServiceWorker|CLIENT_CLOSE/i.test(readFileSync(file, 'utf8'))
  })
}

describe('The production build', () => {
  const report = reportOf('dist')

  test('holds the product', () => {
    expect(report.flatMap(({ modules }) => modules).filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(50)
  })

  test('holds no byte of the fake backend', () => {
    expect(fakes(report)).toEqual([])
    expect(namingFakes('dist')).toEqual([])
  })

  test('makes no text into code', () => {
    expect(evaluating(report)).toEqual([])
  })

  test('keeps contexts apart', () => {
    expect(mixed(report)).toEqual([])
  })

  test('has no chunk that waits for itself', () => {
    expect(circles(report)).toEqual([])
  })

  const html = readFileSync('dist/index.html', 'utf8')

  test('has one script in its document, small, that makes no text into code', () => {
    const boot = bootOf(html) ?? ''
    expect(inlineScripts(html, boot)).toEqual([])
    expect(evaluates(boot) || /innerHTML|outerHTML|insertAdjacentHTML|document\.write/.test(boot)).toBe(false)
    expect(brotliCompressSync(boot).length).toBeLessThan(2000)
  })

  test('shows nothing in its document that it has no styles for', () => {
    expect(unstyled(html)).toEqual([])
  })

  test.each(['en', 'fr', 'ja', 'zh'])('has a form in its document that keeps a password out of addresses (%s)', (language) => {
    const form = new RegExp(`<template id="sign-in-${language}">[^]*?(<form[^>]*>)`).exec(html)?.[1] ?? ''
    expect(form).toContain('method="post"')
  })

  test('names in its document only what is there', () => {
    const named = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((file) => !existsSync(`dist/${file}`))).toEqual([])
  })
})

describe('The mock build', () => {
  test('is previewed under a policy that lets its own document through', async () => {
    const { preview } = await resolveConfig({ mode: 'mock' }, 'serve', 'mock', 'production', true)
    const document = readFileSync('dist-mock/index.html', 'utf8')
    expect(preview.headers['content-security-policy']).toBe(contentSecurityPolicy([fakeServers], document))
    expect(bootOf(document)).toBeDefined()
  })

  test('holds the fake backend, which the fences see', () => {
    expect(fakes(reportOf('dist-mock')).length).toBeGreaterThan(0)
    expect(namingFakes('dist-mock').length).toBeGreaterThan(1)
  })

  test('has no chunk that waits for itself', () => {
    expect(circles(reportOf('dist-mock'))).toEqual([])
  })
})

describe('The fences around a build', () => {
  const chunk = (file: string, paths: readonly string[], imports: string[] = [], evaluating = false) => ({
    file: `assets/${file}-x.js`,
    imports: imports.map((name) => `assets/${name}-x.js`),
    modules: paths.map((path) => ({ path, evaluates: evaluating })),
  })

  test('see the fake backend', () => {
    const paths = [
      'mocks/browser.ts',
      'mocks/desk/Desk.ts',
      'src/composition/productControls.ts',
      'node_modules/msw/lib/core/index.js',
      'node_modules/@msw/data/index.js',
    ]
    expect(fakes([chunk('a', [...paths, 'src/main.tsx'])])).toEqual(paths)
  })

  test('see text made into code', () => {
    expect(evaluating([chunk('a', ['node_modules/templates/index.js'], [], true)])).toEqual(['node_modules/templates/index.js'])
    expect(evaluating([chunk('a', ['node_modules/@inversifyjs/core/lib/jit.js'], [], true)])).toEqual([])
    expect(['new Function("a")', 'eval("a")', 'const F = Function; F("")'].map(evaluates)).toEqual([true, true, true])
    expect(['medieval(1)', 'typeof a === "function"', 'a instanceof Function', 'b = Function.prototype'].some(evaluates)).toBe(false)
  })

  test('see two contexts in a chunk', () => {
    const both = ['src/domain/session/session.ts', 'src/ui/scheduling/book/BookScreen.tsx', 'src/domain/shared/money.ts']
    expect(mixed([chunk('book', both)])).toEqual(['assets/book-x.js holds scheduling and session'])
    expect(mixed([chunk('book', both.slice(1))])).toEqual([])
    expect(mixed([chunk('start', both)])).toEqual(['assets/start-x.js shows src/ui/scheduling/book/BookScreen.tsx'])
    expect(mixed([chunk('home', both)])).toEqual(['assets/home-x.js shows src/ui/scheduling/book/BookScreen.tsx'])
    expect(mixed([chunk('home', ['src/ui/support/home/HomeScreen.tsx', 'src/domain/session/session.ts'])])).toEqual([])
  })

  test('see chunks in a circle', () => {
    const [a, b, c] = [chunk('a', [], ['b']), chunk('b', [], ['c']), chunk('c', [], ['b'])]
    expect(circles([a, b, c])).toEqual(['assets/b-x.js', 'assets/c-x.js'])
    expect(circles([a, b])).toEqual([])
  })

  test.each([
    ['<script>go()</script>'],
    ['<script type="module" src="/a.js">go()</script>'],
    ['<body onload="go()">'],
    ['<a href="javascript:go()">'],
    ['<p style="color: red">'],
    ['<script>boot()</script><script>go()</script></body>'],
  ])('see %s', (markup) => {
    expect(inlineScripts(markup, 'boot()')).toHaveLength(1)
  })

  test("let a module script through, and the document's own", () => {
    const markup =
      '<script type="module" crossorigin src="/a.js"></script><link rel="icon" href="/favicon.svg"><script>boot()</script></body>'
    expect(inlineScripts(markup, bootOf(markup))).toEqual([])
  })

  test('see what is shown without styles', () => {
    expect(unstyled('<style>._a_1{}</style><p class="_a_1 _b_2 lucide"></p>')).toEqual(['_b_2'])
  })
})
