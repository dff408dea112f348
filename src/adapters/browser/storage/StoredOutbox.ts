import * as z from 'zod/mini'
import type { AnalyticsOutbox } from '#app/learning/ports/AnalyticsOutbox'
import type { Clock } from '#app/shared/ports/Clock'
import { emptyOutbox, type Outbox, withoutExpired } from '#domain/learning/outbox'
import { usageVerbs } from '#domain/learning/usage'
import { laterKeys } from '../keys.ts'
import type { exclusively } from '../tabs/locks.ts'
import type { DeviceStorage } from './DeviceStorage.ts'

const text = z.string().check(z.minLength(1))

const entry = {
  key: text,
  player: text,
  place: z.object({ videoId: text, categoryId: text, seriesId: z.optional(text) }),
  touched: z.number(),
}

const session = z.object({
  ...entry,
  device: z.object({
    os: text,
    platform: text,
    browser: text,
    device: z.literal(['phone', 'tablet', 'desktop']),
    resolution: z.object({ width: z.number(), height: z.number() }),
  }),
  stage: z.literal(['unopened', 'opening', 'open']),
  id: z.optional(text),
  isOver: z.boolean(),
  events: z.array(z.object({ name: z.literal(usageVerbs), time: z.number() })),
})

const outbox: z.ZodMiniType<Outbox> = z.object({
  sessions: z.array(session),
  subscriptions: z.array(z.object({ ...entry, isUnderWay: z.boolean() })),
})

export class StoredOutbox implements AnalyticsOutbox {
  private readonly storage: DeviceStorage
  private readonly exclusively: ReturnType<typeof exclusively>
  private readonly clock: Pick<Clock, 'now'>

  constructor(storage: DeviceStorage, exclusive: ReturnType<typeof exclusively>, clock: Pick<Clock, 'now'>) {
    this.storage = storage
    this.exclusively = exclusive
    this.clock = clock
  }

  change<T>(change: (box: Outbox, now: number) => readonly [Outbox, T]): Promise<T> {
    return this.exclusively(laterKeys.outbox, async () => {
      const now = this.clock.now().epochMilliseconds
      const before = this.storage.local.read(laterKeys.outbox, outbox) ?? emptyOutbox
      const [after, record] = change(withoutExpired(before, now), now)
      this.keep(withoutExpired(after, now))
      return record
    })
  }

  empty(): Promise<void> {
    return this.change(() => [emptyOutbox, undefined])
  }

  private keep(box: Outbox): void {
    if (box.sessions.length + box.subscriptions.length > 0) this.storage.local.write(laterKeys.outbox, box)
    else this.storage.local.remove(laterKeys.outbox)
  }
}
