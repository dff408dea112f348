import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { loadChunk } from '#adapters/browser/updates/loadChunk'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { ChunkRetry } from '#ui/shell/late/ChunkRetry.ts'
import { ChunkRetryScreen } from '#ui/shell/late/ChunkRetryScreen.tsx'
import type { LoadComponent, Placeholder } from '../loadComponent.ts'
import { updatesOf } from './updates.ts'

export function lazyComponent(container: Container, load: LoadComponent, meanwhile: Placeholder): ComponentType {
  let arrived: ComponentType | undefined
  const remember = async () => {
    arrived = await loadChunk(load)
    return arrived
  }
  const model = () => new ChunkRetry(remember, container.get(Connectivity), updatesOf(container))
  return observer(function LazyComponent() {
    const [chunkRetry] = useState(model)
    useEffect(() => {
      if (arrived) return undefined
      chunkRetry.start()
      return chunkRetry.dispose
    }, [chunkRetry])
    const { fault, value } = chunkRetry.code
    if (fault) throw fault.error
    const Arrived = arrived ?? value
    if (Arrived) return <Arrived />
    return meanwhile === 'screen' && <ChunkRetryScreen chunkRetry={chunkRetry} />
  })
}
