import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPrecacheList } from '../../scripts/vite/precacheList.ts'

const late = [
  'src/composition/late/PageNotices.tsx',
  'src/composition/late/startBackgroundTasks.ts',
  'src/composition/late/lazyComponent.tsx',
]

function site(more: Readonly<Record<string, string>> = {}) {
  const files = {
    'index.html': '<script src="/assets/start-abcd123.js"></script><style>@font-face{src:url(/assets/serif-abcd123.woff2)}</style>',
    'favicon.svg': '<svg/>',
    'assets/start-abcd123.js': 'start',
    'assets/shared-abcd123.js': 'shared',
    'assets/start-abcd123.css': 'css',
    'assets/serif-abcd123.woff2': 'font',
    'assets/BookScreen-abcd123.js': 'book',
    'assets/late-abcd123.js': 'late',
    ...more,
  }
  return new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)]))
}

const manifest = {
  'src/main.tsx': { file: 'assets/start-abcd123.js', imports: ['_shared'], css: ['assets/start-abcd123.css'] },
  _shared: { file: 'assets/shared-abcd123.js' },
  'src/ui/scheduling/book/BookScreen.tsx': { file: 'assets/BookScreen-abcd123.js', imports: ['_shared'] },
  ...Object.fromEntries(late.map((source) => [source, { file: 'assets/late-abcd123.js' }])),
}

const pathsOf = (files: readonly { readonly path: string }[]) => files.map(({ path }) => path).sort()

test('the document’s files and their imports are stored first, other screens later', () => {
  const { first, rest } = createPrecacheList(site(), manifest)
  expect(pathsOf(first)).toEqual([
    '',
    'assets/late-abcd123.js',
    'assets/serif-abcd123.woff2',
    'assets/shared-abcd123.js',
    'assets/start-abcd123.css',
    'assets/start-abcd123.js',
    'favicon.svg',
  ])
  expect(pathsOf(rest)).toEqual(['assets/BookScreen-abcd123.js'])
})

test('every file has its digest', () => {
  const { first, rest } = createPrecacheList(site(), manifest)
  expect(rest.map(({ digest }) => digest)).toEqual([createHash('sha256').update('book').digest('base64').slice(0, 16)])
  expect(first.filter(({ digest }) => digest.length !== 16)).toEqual([])
})

test.each([
  'config.json',
  'service-worker.js',
  'service-worker-off.js',
  '404.html',
  'bank-return.html',
  'bank-return.js',
  'robots.txt',
  '.vite/manifest.json',
  'assets/swing-abcd123.mp4',
  'assets/swing-abcd123.vtt',
  'assets/start-abcd123.js.map',
  'assets/start-abcd123.js.br',
])('%s is never kept', (path) => {
  const { first, rest } = createPrecacheList(site({ [path]: 'x' }), manifest)
  expect(pathsOf([...first, ...rest])).not.toContain(path)
})

test('copies of the document are not listed', () => {
  const document = new TextDecoder().decode(site().get('index.html'))
  const { first } = createPrecacheList(site({ 'lessons/index.html': document, 'sign-in/index.html': '<form>' }), manifest)
  expect(pathsOf(first).filter((path) => path.endsWith('/'))).toEqual(['sign-in/'])
})

test('the version changes exactly when bytes change', () => {
  const version = (more?: Readonly<Record<string, string>>) => createPrecacheList(site(more), manifest).version
  expect(version()).toBe(version())
  expect(version({ 'favicon.svg': '<svg></svg>' })).not.toBe(version())
  expect(version({ 'assets/New-abcd123.js': 'new' })).not.toBe(version())
})

test.each(late)('a build without %s fails', (source) => {
  const incomplete = Object.fromEntries(Object.entries(manifest).filter(([name]) => name !== source))
  expect(() => createPrecacheList(site(), incomplete)).toThrow(source)
})
