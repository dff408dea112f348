import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ChunkReport, evaluates, reportFile } from '../../scripts/vite/chunkReport.ts'
import { circles, evaluating, fakes, inlineScripts, mixed } from './fences.ts'

function reportOf(folder: string): ChunkReport {
  return ChunkReport.parse(JSON.parse(readFileSync(`${folder}/${reportFile}`, 'utf8')))
}

/** The files that name what only the fake backend needs. */
function namingFakes(folder: string): string[] {
  return globSync(`${folder}/**/*.{js,css,html,json,svg}`).filter((file) => {
    const text = file.endsWith(reportFile) ? '' : readFileSync(file, 'utf8')
    return /\bmsw\b|@mswjs|mockServiceWorker|CLIENT_CLOSE/i.test(text)
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
    const polyfill = report.find(({ modules }) => modules.some(({ path }) => path.includes('temporal-polyfill/global')))
    expect(polyfill?.imports.filter((file) => /\/(?:start|index)-/.test(file))).toEqual([])
  })

  test('has no script in its document', () => {
    expect(inlineScripts(readFileSync('dist/index.html', 'utf8'))).toEqual([])
  })
})

describe('The mock build', () => {
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
    const paths = ['mocks/browser.ts', 'node_modules/msw/lib/core/index.js', 'node_modules/@msw/data/index.js']
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
  ])('see %s', (html) => {
    expect(inlineScripts(html)).toHaveLength(1)
  })

  test('let a module script through', () => {
    expect(inlineScripts('<script type="module" crossorigin src="/a.js"></script><link rel="icon" href="/favicon.svg">')).toEqual([])
  })
})
