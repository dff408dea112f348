import type { Pickle } from '@cucumber/messages'
import type { ParsedFeature } from './parseFeature.ts'

/** Examples with these tags run in no other driver. */
const chromiumTags = ['@browser', '@worker', '@deployed']
const engineTag = '@engines'
const notForEngines = [...chromiumTags, '@chromium']

/**
 * The examples that `npm test` runs in Chromium, as `path:line`: the first of each `Rule:`, the first with each tag,
 * and all that need a browser.
 */
export function selectExamples(features: readonly ParsedFeature[]): readonly string[] {
  const rules = features.flatMap(picklesByRule)
  const seenTags = new Set<string>()
  return rules
    .flatMap((pickles) =>
      pickles.filter((pickle, index) => {
        const tags = pickle.tags.map(({ name }) => name)
        const hasNewTag = tags.some((tag) => !seenTags.has(tag))
        for (const tag of tags) seenTags.add(tag)
        return index === 0 || hasNewTag || tags.some((tag) => chromiumTags.includes(tag))
      }),
    )
    .map(locationOf)
}

/**
 * The examples that `npm run test:engines` runs in Firefox and WebKit: the first of each feature that needs nothing of Chromium, and all
 * with a tag of their own.
 */
export function selectForEngines(features: readonly ParsedFeature[]): readonly string[] {
  return features.flatMap(({ pickles }) => {
    const first = pickles.find((pickle) => !hasTag(pickle, notForEngines))
    return pickles.filter((pickle) => pickle === first || hasTag(pickle, [engineTag])).map(locationOf)
  })
}

/** The examples that `npm test` runs in Firefox: only those with the engines' tag. */
export function selectTaggedForEngines(features: readonly ParsedFeature[]): readonly string[] {
  return features.flatMap(({ pickles }) => pickles.filter((pickle) => hasTag(pickle, [engineTag])).map(locationOf))
}

function hasTag({ tags }: Pickle, wanted: readonly string[]): boolean {
  return tags.some(({ name }) => wanted.includes(name))
}

function picklesByRule({ feature, pickles }: ParsedFeature): readonly (readonly Pickle[])[] {
  return feature.children.flatMap(({ rule }) => {
    const ids = rule?.children.map(({ scenario }) => scenario?.id) ?? []
    return rule ? [pickles.filter(({ astNodeIds: [scenario] }) => ids.includes(scenario))] : []
  })
}

/** The line of the example, or of its row in an outline. */
export function locationOf({ uri, name, location }: Pickle): string {
  if (!location) throw new Error(`${uri}: "${name}" has no line`)
  return `${uri}:${location.line}`
}
