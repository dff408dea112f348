import { type ComponentType, useState } from 'react'
import { ViewModelContext } from '#ui/shell/useViewModel.ts'
import { type LoadPart, withRequired } from '../../part.ts'
import { useResolver } from '../../ResolverContext.ts'
import { ReloadSignal } from '../../reloadSignal.ts'
import { MonitorShopToken } from './MonitorShop.ts'

/** A screen of the shop, which finds its models in the launch monitor's shop. */
export async function inMonitorShop(load: LoadPart, Screen: ComponentType): Promise<ComponentType> {
  const parts = await withRequired(load())
  return function InMonitorShop() {
    const ask = useResolver()
    const [provided] = useState(() => {
      const shop = ask(MonitorShopToken)
      shop.add(parts.map(({ module }) => module))
      return { resolve: shop.resolve, outdated: ask(ReloadSignal) }
    })
    return (
      <ViewModelContext value={provided}>
        <Screen />
      </ViewModelContext>
    )
  }
}
