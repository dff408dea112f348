import type { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { lateCode } from '#adapters/browser/lateCode'
import { Connectivity } from '#app/shared/ports/Connectivity'
import { ArrivalModel } from '#ui/shell/ArrivalModel.ts'
import { LateScreen } from '#ui/shell/LateScreen.tsx'
import type { LoadComponent, Meanwhile } from './arriving.ts'
import { updatesOf } from './updates.ts'

/** Stands in for a component until its code comes, and is that component from then on. */
export function late(container: Container, load: LoadComponent, meanwhile: Meanwhile): ComponentType {
  let arrived: ComponentType | undefined
  const remember = async () => {
    arrived = await lateCode(load)
    return arrived
  }
  const model = () => new ArrivalModel(remember, container.get(Connectivity), updatesOf(container))
  return observer(function Late() {
    const [arrival] = useState(model)
    useEffect(() => {
      if (arrived) return undefined
      arrival.start()
      return arrival.dispose
    }, [arrival])
    const { fault, value } = arrival.code
    if (fault) throw fault.error
    const Arrived = arrived ?? value
    if (Arrived) return <Arrived />
    return meanwhile === 'screen' && <LateScreen arrival={arrival} />
  })
}
