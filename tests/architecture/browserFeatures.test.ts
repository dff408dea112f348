import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { features } from 'web-features'
import { usedNames } from './support/usedNames.ts'

const browsers = ['chrome', 'edge', 'firefox', 'safari_ios'] as const

/** Every supported browser has had for years what all engines had before. */
const oldEnough = '2022-01-01'

function feature(id: string) {
  const found = features[id]
  return found?.kind === 'feature' ? found : undefined
}

const idOf = new Map<string, string>(
  Object.keys(features).flatMap((id) => (feature(id)?.compat_features ?? []).map((key: string): [string, string] => [key, id])),
)

const owners = new Map([
  ['crypto', 'Crypto'],
  ['document', 'Document'],
  ['history', 'History'],
  ['navigator', 'Navigator'],
  ['screen', 'Screen'],
])

/** Where the data of browsers lists a global name, or a member of a global. */
function keysOf(name: string): readonly string[] {
  const [root = '', member] = name.split('.')
  if (member === undefined) return [`api.${root}`, `api.Window.${root}`, `javascript.builtins.${root}`]
  const owner = owners.get(root) ?? root
  return [`api.${owner}.${member}`, `api.${owner}.${member}_static`, `javascript.builtins.${root}.${member}`]
}

function isNew(id: string): boolean {
  const { baseline, baseline_low_date: since } = feature(id)?.status ?? {}
  return baseline !== 'high' || since === undefined || since >= oldEnough
}

function newFeaturesIn(source: string): readonly string[] {
  const ids = usedNames(source).flatMap((name) => keysOf(name).flatMap((key) => idOf.get(key) ?? []))
  return [...new Set(ids)].filter(isNew)
}

/** The first cell links to the feature's page, which ends with its id in the data. */
const rows = readFileSync('docs/browsers.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ['))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const listed = new Map(rows.map(([, name = '', ...cells]) => [/\/features\/([\w-]+)/.exec(name)?.[1] ?? name, cells] as const))

describe('The table of browser features', () => {
  test('lists each new one that the code uses', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    const missing = files.flatMap((file) =>
      newFeaturesIn(readFileSync(file, 'utf8')).flatMap((id) => (listed.has(id) ? [] : [`${id} in ${file}`])),
    )
    expect(missing).toEqual([])
  })

  test.each([...listed])('has the versions of %s, and says what happens without it', (id, cells) => {
    const { support } = feature(id)?.status ?? {}
    expect(cells.slice(0, browsers.length)).toEqual(browsers.map((browser) => support?.[browser] ?? '–'))
    expect(cells[browsers.length]).toMatch(/\w/)
  })
})

describe('A new feature is found', () => {
  test.each([
    ['a static method', 'const is = URL.canParse(text)', 'url-canparse'],
    ['a global', 'const copy = structuredClone(value)', 'structured-clone'],
    ['a member of the window', 'window.requestIdleCallback(go)', 'requestidlecallback'],
    ['a constructor', 'const channel = new BroadcastChannel(name)', 'broadcast-channel'],
    ['a member of the navigator', 'await navigator.locks.request(name, run)', 'web-locks'],
  ])('as %s', (_what, source, id) => {
    expect(newFeaturesIn(source)).toEqual([id])
  })

  test.each([
    'import { Lock } from "lucide-react"\nconst icon = Lock',
    'class Navigation {}\nnew Navigation()',
    'function escape(text: string) { return text }\nescape("a")',
    'let one: Observable<number>',
    'const text = CSS.escape(id)',
  ])('but not the file’s own name: %s', (source) => {
    expect(newFeaturesIn(source)).toEqual([])
  })
})
