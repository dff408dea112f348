import { loadConfiguration } from '@cucumber/cucumber/api'
import { expect, test } from 'vitest'

async function pathsOf(profile: string, paths: readonly string[]) {
  const { useConfiguration } = await loadConfiguration({ profiles: [profile], provided: { paths: [...paths] } })
  return useConfiguration.paths
}

test.each(['model', 'browser'])('a path on the command line is the only one that the profile %s runs', async (profile) => {
  expect(await pathsOf(profile, ['features/commerce'])).toEqual(['features/commerce'])
})

test.each(['model', 'browser'])('without a path the profile %s names none, so that every feature runs', async (profile) => {
  expect(await pathsOf(profile, [])).toEqual([])
})
