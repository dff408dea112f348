import type { Backend } from '#mocks/createBackend'
import { interceptRequests, type NodeHost } from '#mocks/node'
import type { Assembly, TestEnvironment } from '../Assembly.ts'
import { openEnvironment } from './DomEnvironment.ts'

class DomAssembly implements Assembly {
  readonly name = 'model'

  private host: NodeHost | undefined

  async open(): Promise<void> {
    this.host = interceptRequests()
  }

  async close(): Promise<void> {
    this.host?.close()
  }

  createEnvironment(backend: Backend): Promise<TestEnvironment> {
    this.host?.serve(backend)
    return openEnvironment(backend)
  }
}

export const dom = new DomAssembly()
