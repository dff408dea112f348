import { library } from '#mocks/contexts/learning/collection/index'

const { categories, series, videos } = library

export const videoIds = idsByTitle(videos)
export const seriesIds = idsByTitle(series)

/** Of a category, a series or a video, in English. */
export function titleOf(id: string | null): string {
  return [...categories, ...series, ...videos].find((one) => one.id === id)?.title.en ?? String(id)
}

function idsByTitle(titled: readonly (typeof categories)[number][]): ReadonlyMap<string, string> {
  return new Map(titled.map(({ id, title }) => [title.en, id]))
}
