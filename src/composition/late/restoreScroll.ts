import { laterKeys } from '#adapters/browser/keys'

export interface ScrolledPage {
  readonly key: () => string
  readonly top: () => number
  readonly mostTop: () => number
  readonly scrollTo: (top: number) => void
}

const most = 50

export class ScrollPositions {
  readonly #storage: () => Storage

  constructor(storage: () => Storage) {
    this.#storage = storage
  }

  keep(key: string, top: number): void {
    const others = [...this.read()].filter(([each]) => each !== key)
    try {
      this.#storage().setItem(laterKeys.scroll, JSON.stringify([...others, [key, Math.round(top)]].slice(-most)))
    } catch {
      // Where nothing can be stored, a reload begins at the top.
    }
  }

  of(key: string): number {
    return this.read().get(key) ?? 0
  }

  private read(): ReadonlyMap<string, number> {
    try {
      const kept: unknown = JSON.parse(this.#storage().getItem(laterKeys.scroll) ?? '[]')
      return new Map(Array.isArray(kept) ? kept.filter(isPosition) : [])
    } catch {
      return new Map()
    }
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

interface Watched {
  readonly onResize: (run: () => void, until: AbortSignal) => void
  readonly until: AbortSignal
}

/** After a reload or on the way back from another site, content comes after the browser has tried to restore the place. */
export function restoreScroll(page: ScrolledPage, top: number, { onResize, until }: Watched): void {
  const key = page.key()
  const stop = new AbortController()
  const signal = AbortSignal.any([until, stop.signal])
  const restore = () => {
    if (page.key() !== key) stop.abort()
    else if (page.mostTop() >= top && Math.abs(page.top() - top) > 1) page.scrollTo(top)
  }
  if (top <= 0 || until.aborted) return
  onResize(() => signal.aborted || restore(), signal)
  restore()
}
