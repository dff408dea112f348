export interface Sample {
  readonly median: number
  readonly least: number
  readonly most: number
  readonly n: number
}

export function sampleOf(values: readonly number[]): Sample {
  const sorted = [...values].sort((one, other) => one - other)
  const least = sorted[0]
  const most = sorted.at(-1)
  if (least === undefined || most === undefined) throw new Error('Nothing was measured')
  return { median: middleOf(sorted), least, most, n: sorted.length }
}

export function singleSample(value: number): Sample {
  return sampleOf([value])
}

function middleOf(sorted: readonly number[]): number {
  const half = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return half.reduce((sum, value) => sum + value, 0) / half.length
}

/** The same numbers on each run. */
export function seededRandom(seed = 1): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
