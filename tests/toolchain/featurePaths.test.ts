import { loadConfiguration } from '@cucumber/cucumber/api'
import { expect, test } from 'vitest'

async function pathsOf(profile: string, paths: readonly string[]) {
  const { useConfiguration } = await loadConfiguration({ profiles: [profile], provided: { paths: [...paths] } })
  return useConfiguration.paths
}

test.each(['model', 'browser'])('the profile %s runs only the path on the command line', async (profile) => {
  expect(await pathsOf(profile, ['features/commerce'])).toEqual(['features/commerce'])
})

test.each(['model', 'browser'])('the profile %s runs every feature without a path', async (profile) => {
  expect(await pathsOf(profile, [])).toEqual([])
})
