import { matchesGlob, relative } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { expect, test } from 'vitest'
import { inputs } from '../../scripts/buildIfChanged.ts'

test('A build is repeated when a file of its configuration has changed', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' })
  const files = loaded?.dependencies.map((path) => relative(process.cwd(), path)).filter((path) => !path.includes('node_modules')) ?? []
  expect(files).toContain('scripts/contentSecurityPolicy.ts')
  expect(files.filter((file) => !inputs.some((input) => matchesGlob(file, input)))).toEqual([])
})
