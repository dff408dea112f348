import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]
const decisions = globSync('docs/decisions/[0-9]*.md').map((path) => ({
  path,
  name: basename(path, '.md'),
  text: readFileSync(path, 'utf8'),
}))

interface Link {
  readonly from: string
  readonly to: string
}

/** Relative ones, without their anchors. */
function linksIn(path: string): readonly Link[] {
  const found = readFileSync(path, 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)/g)
  return [...found].map(([, to = '']) => ({ from: path, to }))
}

describe('The documents', () => {
  test('link only to what exists', () => {
    const links = documents.flatMap(linksIn)
    expect(links.length).toBeGreaterThan(50)
    expect(links.filter(({ from, to }) => !existsSync(join(dirname(from), to)))).toEqual([])
  })
})

describe('The decisions', () => {
  test('have a number of their own', () => {
    const numbers = decisions.map(({ name }) => name.slice(0, 3))
    expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([])
  })

  test('begin with their number, as their files do', () => {
    expect(decisions.length).toBeGreaterThan(100)
    expect(decisions.filter(({ name, text }) => !/^\d{3}-/.test(name) || !text.startsWith(`# ${name.slice(0, 3)} `))).toEqual([])
  })

  test('are each in the index once, by their titles', () => {
    const entries = [...readFileSync('docs/decisions/README.md', 'utf8').matchAll(/^- \[(.+)\]\((.+)\.md\)$/gm)]
    const listed = entries.map(([, title = '', name = '']) => ({ title, name }))
    const written = decisions.map(({ name, text }) => ({ title: text.slice(2, text.indexOf('\n')), name }))
    expect(listed.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual(written)
  })

  test('are named only where they exist', () => {
    const numbers = new Set(decisions.map(({ name }) => name.slice(0, 3)))
    const sources = globSync('{src,mocks,features,tests,scripts}/**/*.{ts,tsx,feature}')
    const named = [...documents, ...sources].flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/\bdecision (\d{3})\b|\[(\d{3})\]\(/g)].map(([, inText, inLink]) => ({
        path,
        number: inText ?? inLink ?? '',
      })),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
  })
})
