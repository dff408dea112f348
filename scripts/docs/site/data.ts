import type { Contents, Coverage, Entry, Feature } from '../data.ts'

/** What the generator wrote beside the document, each file read once. */
class Shelf<T> {
  private readonly kept = new Map<string, Promise<T>>()

  read(name: string): Promise<T> {
    const known = this.kept.get(name) ?? fetched(name)
    this.kept.set(name, known)
    return known
  }
}

async function fetched(name: string) {
  const response = await fetch(`./data/${name}.json`)
  if (!response.ok) throw new Error(`data/${name}.json: ${response.status}`)
  return response.json()
}

const features = new Shelf<Feature>()
const contents = new Shelf<Contents>()
const coverage = new Shelf<Coverage>()
const entries = new Shelf<readonly Entry[]>()

export const readContents = () => contents.read('contents')
export const readCoverage = () => coverage.read('coverage')
export const readEntries = () => entries.read('search')
export const readFeature = (id: string) => features.read(id)
