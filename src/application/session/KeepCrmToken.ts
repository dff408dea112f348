import type { Configurations } from './ports/Configurations.ts'
import type { CurrentSession } from './ports/CurrentSession.ts'

export class KeepCrmToken {
  private readonly configurations: Configurations
  private readonly session: CurrentSession
  private kept: { readonly account: string; readonly token: string } | undefined

  constructor(configurations: Configurations, session: CurrentSession) {
    this.configurations = configurations
    this.session = session
  }

  get token(): string | undefined {
    return this.kept?.account === this.account ? this.kept?.token : undefined
  }

  async execute(): Promise<void> {
    const { account } = this
    if (account === undefined || this.token !== undefined) return
    const token = await this.configurations.crmToken()
    if (this.account === account) this.kept = { account, token }
  }

  private get account(): string | undefined {
    const { grant, player, child } = this.session.value
    return grant && (child?.id ?? player?.id)
  }
}
