import type { LinkSharing } from '#app/learning/ports/LinkSharing'

interface Device {
  readonly share?: Navigator['share']
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

export class BrowserSharing implements LinkSharing {
  private readonly device: Device

  constructor(device: Device) {
    this.device = device
  }

  get canSend(): boolean {
    return this.device.share !== undefined
  }

  copy(address: string): Promise<boolean> {
    return taken(async () => this.device.clipboard?.writeText(address) ?? refuse())
  }

  send({ title, address }: { readonly title: string; readonly address: string }): Promise<boolean> {
    return taken(async () => this.device.share?.({ title, url: address }) ?? refuse())
  }
}

function refuse(): never {
  throw new DOMException('There is no way', 'NotSupportedError')
}

async function taken(hand: () => Promise<unknown>): Promise<boolean> {
  try {
    await hand()
    return true
  } catch (error) {
    if (error instanceof DOMException) return error.name === 'AbortError'
    throw error
  }
}
