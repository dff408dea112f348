import type { Clock } from '#app/shared/ports/Clock'
import { WireFailure } from './failures.ts'

interface Deadline {
  readonly clock: Clock
  readonly milliseconds: number
  readonly signal: AbortSignal | undefined
}

/** Created once: `abort` without a reason would collect a stack trace for each request. */
const ended = new DOMException('The request has ended', 'AbortError')

/** `onMoved` starts the time anew: an upload lasts as long as its bytes move. */
export async function withTimeout<T>(
  { clock, milliseconds, signal }: Deadline,
  work: (signal: AbortSignal, onMoved: () => void) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const request = new AbortController()
  const watch = new AbortController()
  const late = Promise.withResolvers<never>()
  let timer = new AbortController()
  const begin = () => {
    timer.abort(ended)
    timer = new AbortController()
    const { signal: begun } = timer
    clock.sleep(milliseconds, begun).then(
      () => begun.aborted || late.reject(new WireFailure('no-answer', 'timed-out')),
      (error) => begun.aborted || late.reject(error),
    )
  }
  begin()
  try {
    return await Promise.race([work(request.signal, begin), late.promise, aborted(signal, watch.signal)])
  } finally {
    timer.abort(ended)
    watch.abort(ended)
    request.abort(ended)
  }
}

export async function untilAborted<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
  signal?.throwIfAborted()
  const watch = new AbortController()
  try {
    return await Promise.race([work(), aborted(signal, watch.signal)])
  } finally {
    watch.abort(ended)
  }
}

function aborted(signal: AbortSignal | undefined, until: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { signal: until })
  })
}
