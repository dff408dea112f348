import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { resolveConfig } from 'vite'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, fakeServers } from '../../scripts/contentSecurityPolicy.ts'
import { ChunkReport, compilesCode, reportFile, reportFolder } from '../../scripts/vite/chunkReport.ts'
import { browserCheck } from '../../scripts/vite/oldBrowsers.ts'
import {
  bootScriptIn,
  chunksOfSeveralContexts,
  fakeBackendModules,
  importCycles,
  inlineScripts,
  modulesThatEvaluate,
  unstyledClasses,
} from './buildRules.ts'

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

  test('contains the product', () => {
    expect(report.flatMap(({ modules }) => modules).filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(50)
  })

  test('contains nothing of the fake backend', () => {
    expect(fakeBackendModules(report)).toEqual([])
    expect(namingFakes('dist')).toEqual([])
  })

  test('compiles no code at run time', () => {
    expect(modulesThatEvaluate(report)).toEqual([])
  })

  test('has no chunk with two contexts', () => {
    expect(chunksOfSeveralContexts(report)).toEqual([])
  })

  test('has no cycle of chunks', () => {
    expect(importCycles(report)).toEqual([])
  })

  const html = readFileSync('dist/index.html', 'utf8')

  test('has two small scripts in its document, which compile no code', () => {
    const boot = bootScriptIn(html) ?? ''
    expect(inlineScripts(html, browserCheck, boot)).toEqual([])
    for (const script of [browserCheck, boot]) {
      expect(compilesCode(script) || /innerHTML|outerHTML|insertAdjacentHTML|document\.write/.test(script)).toBe(false)
    }
    expect(brotliCompressSync(boot).length).toBeLessThan(3000)
    expect(brotliCompressSync(browserCheck).length).toBeLessThan(800)
  })

  test('has styles for everything in its document', () => {
    expect(unstyledClasses(html)).toEqual([])
  })

  test('has a form in its document that never puts the password into an address', () => {
    const form = /<template id="sign-in"[^>]*>[\s\S]*?(<form[^>]*>)/.exec(html)?.[1] ?? ''
    expect(form).toContain('method="post"')
  })

  test('refers only to existing files in its document', () => {
    const named = [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((file) => !existsSync(`dist/${file}`))).toEqual([])
  })
})

describe('The mock build', () => {
  test('has a preview whose policy allows its own document', async () => {
    const { preview } = await resolveConfig({ mode: 'mock' }, 'serve', 'mock', 'production', true)
    const document = readFileSync('dist-mock/index.html', 'utf8')
    expect(preview.headers['content-security-policy']).toBe(contentSecurityPolicy([fakeServers], document))
    expect(bootScriptIn(document)).toBeDefined()
  })

  test('contains the fake backend, which the rules recognise', () => {
    expect(fakeBackendModules(reportOf('dist-mock')).length).toBeGreaterThan(0)
    expect(namingFakes('dist-mock').length).toBeGreaterThan(1)
  })

  test('has no cycle of chunks', () => {
    expect(importCycles(reportOf('dist-mock'))).toEqual([])
  })
})

describe('The rules for a build', () => {
  const chunk = (file: string, paths: readonly string[], imports: string[] = [], evaluating = false) => ({
    file: `assets/${file}-x.js`,
    imports: imports.map((name) => `assets/${name}-x.js`),
    modules: paths.map((path) => ({ path, evaluates: evaluating })),
  })

  test('report code of the fake backend', () => {
    const paths = [
      'mocks/browser.ts',
      'mocks/desk/Desk.ts',
      'src/composition/productControls.ts',
      'node_modules/msw/lib/core/index.js',
      'node_modules/@msw/data/index.js',
    ]
    expect(fakeBackendModules([chunk('a', [...paths, 'src/main.tsx'])])).toEqual(paths)
  })

  test('report code that is compiled at run time', () => {
    expect(modulesThatEvaluate([chunk('a', ['node_modules/templates/index.js'], [], true)])).toEqual(['node_modules/templates/index.js'])
    expect(modulesThatEvaluate([chunk('a', ['node_modules/@inversifyjs/core/lib/jit.js'], [], true)])).toEqual([])
    expect(['new Function("a")', 'eval("a")', 'const F = Function; F("")'].map(compilesCode)).toEqual([true, true, true])
    expect(['medieval(1)', 'typeof a === "function"', 'a instanceof Function', 'b = Function.prototype'].some(compilesCode)).toBe(false)
  })

  test('report two contexts in a chunk', () => {
    const both = ['src/domain/session/session.ts', 'src/ui/scheduling/book/BookScreen.tsx', 'src/domain/shared/money.ts']
    expect(chunksOfSeveralContexts([chunk('book', both)])).toEqual(['assets/book-x.js holds scheduling and session'])
    expect(chunksOfSeveralContexts([chunk('book', both.slice(1))])).toEqual([])
    expect(chunksOfSeveralContexts([chunk('start', both)])).toEqual(['assets/start-x.js shows src/ui/scheduling/book/BookScreen.tsx'])
    expect(chunksOfSeveralContexts([chunk('home', both)])).toEqual(['assets/home-x.js shows src/ui/scheduling/book/BookScreen.tsx'])
    expect(chunksOfSeveralContexts([chunk('home', ['src/ui/support/home/HomeScreen.tsx', 'src/domain/session/session.ts'])])).toEqual([])
  })

  test('report a cycle of chunks', () => {
    const [a, b, c] = [chunk('a', [], ['b']), chunk('b', [], ['c']), chunk('c', [], ['b'])]
    expect(importCycles([a, b, c])).toEqual(['assets/b-x.js', 'assets/c-x.js'])
    expect(importCycles([a, b])).toEqual([])
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

  test("accept a module script and the document's own script", () => {
    const markup =
      '<template><script type="module" crossorigin src="/a.js"></script></template>\n<script>boot()</script>\n<style>a{}</style>'
    expect(inlineScripts(markup, bootScriptIn(markup))).toEqual([])
  })

  test('report elements without styles', () => {
    expect(unstyledClasses('<style>._a_1{}</style><p class="_a_1 _b_2 lucide"></p>')).toEqual(['_b_2'])
  })
})
