import type { BenchContext } from './BenchContext.ts'
import type { Measurement } from './Measurement.ts'

export interface Part {
  readonly title: string
  /** Loaded on demand: some parts start browsers. */
  readonly load: () => Promise<(bench: BenchContext) => Promise<readonly Measurement[]>>
}

const parts: Readonly<Record<string, Part>> = {
  sizes: { title: 'Sizes', load: async () => (await import('./sizes.ts')).sizes },
  lighthouse: { title: 'First paint', load: async () => (await import('./lighthouse.ts')).lighthouse },
  addresses: { title: 'Addresses opened directly', load: async () => (await import('./addresses.ts')).openedAddresses },
  scenarios: { title: 'Scenarios', load: async () => (await import('./scenarios.ts')).scenarios },
  'scenario-times': { title: 'Time in scenarios', load: async () => (await import('./scenarioTimes.ts')).scenarioTimes },
  faults: { title: 'Fault matrix', load: async () => (await import('./faults.ts')).faults },
  unit: { title: 'Unit tests', load: async () => (await import('./unit.ts')).unit },
  storm: { title: 'Refresh storm', load: async () => (await import('./storm.ts')).storm },
  start: { title: 'Start', load: async () => (await import('./start.ts')).start },
  build: { title: 'Production build', load: async () => (await import('./build.ts')).build },
  notes: { title: 'Many notes', load: async () => (await import('./notes.ts')).notes },
  listing: { title: 'Many products', load: async () => (await import('./listing.ts')).listing },
  'add-to-cart': { title: 'Into the cart', load: async () => (await import('./addToCart.ts')).addToCart },
  rounds: { title: 'Many rounds', load: async () => (await import('./rounds.ts')).rounds },
  conversation: { title: 'Long conversation', load: async () => (await import('./conversation.ts')).conversation },
  'content-page': { title: 'Long pages of the club', load: async () => (await import('./contentPage.ts')).contentPage },
  scorecard: { title: 'Scorecard', load: async () => (await import('./scorecard.ts')).scorecard },
  reload: { title: 'Reload on the fake backend', load: async () => (await import('./reload.ts')).reload },
  heap: { title: 'Memory', load: async () => (await import('./heap.ts')).heap },
}

export function partsNamed(names: readonly string[]): readonly (readonly [string, Part])[] {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    throw new RangeError(`There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`)
  }
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
}
