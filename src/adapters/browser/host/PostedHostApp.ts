import { Observable } from 'rxjs'
import * as z from 'zod/mini'
import type { HostApp } from '#app/shared/ports/HostApp'
import type { HostFrame } from './hostFrame.ts'

/** An address inside the product: browsers read `//` and `/\` as another host. */
const openMessage = z.object({ type: z.literal('clubhouse:open'), address: z.string().check(z.regex(/^\/(?![/\\])/)) })

/** By messages between the two windows. docs/embedding.md describes them. */
export class PostedHostApp implements HostApp {
  readonly requests: Observable<string>
  private readonly frame: HostFrame | undefined
  private readonly origins: readonly string[]

  /** `embedders`: addresses of the apps that may show the product. */
  constructor(frame: HostFrame | undefined, embedders: readonly string[]) {
    this.frame = frame
    const allowed = embedders.map((address) => new URL(address).origin)
    this.origins = frame ? allowed.filter((origin) => frame.origin === undefined || frame.origin === origin) : []
    this.requests = new Observable((subscriber) =>
      frame?.listen(({ origin, data }) => {
        const message = z.safeParse(openMessage, data)
        if (message.success && this.origins.includes(origin)) subscriber.next(message.data.address)
      }),
    )
  }

  get isPresent(): boolean {
    return this.origins.length > 0
  }

  reportReady(): void {
    this.post({ type: 'clubhouse:ready' })
  }

  goBack(): void {
    this.post({ type: 'clubhouse:return' })
  }

  /** Where the origin is unknown, browsers deliver only the message that names it. */
  private post(message: unknown): void {
    for (const origin of this.origins) this.frame?.post(message, origin)
  }
}
