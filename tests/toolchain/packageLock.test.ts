import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const entry = z.object({
  version: z.optional(z.string()),
  integrity: z.optional(z.string()),
  resolved: z.optional(z.string()),
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
})
const lock = z.parse(z.object({ packages: z.record(z.string(), entry) }), JSON.parse(readFileSync('package-lock.json', 'utf8')))
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('the lock file contains the hash of each package, also for other systems', () => {
  expect(packages.length).toBeGreaterThan(100)
  const loose = packages.filter(([, { version, integrity = '' }]) => !version || !/^sha512-[\w+/]{86}==/.test(integrity))
  expect(loose.map(([path]) => path)).toEqual([])
})

test('the lock file names no registry', () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('the lock file contains every optional package of every system', () => {
  const known = new Set(packages.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)))
  const missing = packages.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !known.has(name))
      .map((name) => `${path} wants ${name}`),
  )
  expect(missing).toEqual([])
})
