import { Subject } from 'rxjs'
import type { HostFrame, HostMessage } from '#adapters/browser/host/hostFrame'
import type { HostSite } from '../HostSite.ts'

export function originOfHost(site: HostSite): string {
  return `https://${site}.invalid`
}

/** The window around the club, which receives what is meant for its origin. */
export class ModelHost implements HostFrame {
  readonly received: unknown[] = []
  readonly origin: string
  private readonly messages = new Subject<HostMessage>()

  constructor(site: HostSite) {
    this.origin = originOfHost(site)
  }

  post(message: unknown, targetOrigin: string): void {
    if (targetOrigin === this.origin) this.received.push(message)
  }

  listen(receive: (message: HostMessage) => void): () => void {
    const subscription = this.messages.subscribe(receive)
    return () => subscription.unsubscribe()
  }

  send(data: unknown, origin = this.origin): void {
    this.messages.next({ origin, data })
  }
}
