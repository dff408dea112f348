import type { FakeServer, IncomingRequest, MatchedRequest } from './MatchedRequest.ts'

/** Several servers behind one name: the first that knows the address answers. */
export class ServerChain implements FakeServer {
  private readonly servers: readonly FakeServer[]

  constructor(servers: readonly FakeServer[]) {
    this.servers = servers
  }

  get calls() {
    return this.servers.flatMap(({ calls }) => calls)
  }

  read(incoming: IncomingRequest): MatchedRequest | undefined {
    for (const server of this.servers) {
      const matched = server.read(incoming)
      if (matched) return matched
    }
    return undefined
  }
}
