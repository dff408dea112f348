import type { Contents, Coverage, Feature, SearchEntry } from '../data.ts'

class ReportStore<T> {
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

const features = new ReportStore<Feature>()
const contents = new ReportStore<Contents>()
const coverage = new ReportStore<Coverage>()
const entries = new ReportStore<readonly SearchEntry[]>()

export const readContents = () => contents.read('contents')
export const readCoverage = () => coverage.read('coverage')
export const readEntries = () => entries.read('search')
export const readFeature = (id: string) => features.read(id)
