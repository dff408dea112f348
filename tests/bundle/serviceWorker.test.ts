import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { precacheListOf } from '../../scripts/vite/precacheList.ts'

describe.each(['dist', 'dist-mock'])('The worker in %s', (folder) => {
  const { version, first, rest } = precacheListOf(folder)

  test('lists the final build', () => {
    expect(readFileSync(`${folder}/service-worker.js`, 'utf8')).toContain(version)
  })

  test('has the digest of each document', () => {
    const bytes = readFileSync(`${folder}/index.html`)
    const digest = createHash('sha256').update(bytes).digest('base64').slice(0, 16)
    expect(first.find(({ path }) => path === '')?.digest).toBe(digest)
  })

  test('stores other screens in a second step', () => {
    const paths = rest.map(({ path }) => path)
    expect(paths.some((path) => path.includes('BookScreen'))).toBe(true)
    expect(first.length).toBeGreaterThan(5)
  })

  test('leaves out screens that work only with the shop’s servers', () => {
    const paths = [...first, ...rest].map(({ path }) => path)
    expect(paths.filter((path) => /\/(?:RenewalsScreen|ReturnScreen)-/.test(path))).toEqual([])
    expect(paths.some((path) => path.includes('/CartScreen-'))).toBe(true)
  })

  test('comes with a worker that removes it from every device', () => {
    const off = readFileSync(`${folder}/service-worker-off.js`, 'utf8')
    expect(off).toContain('unregister')
    expect(off).not.toContain('fetch')
  })
})
