import { type ComponentType, startTransition, useEffect, useState } from 'react'

export function RenderAfterPaint({ load }: { readonly load: () => Promise<ComponentType> }) {
  const [loaded, setLate] = useState<{ readonly Component: ComponentType }>()
  useEffect(() => {
    let wanted = true
    const show = (Component: ComponentType) => {
      if (wanted) startTransition(() => setLate({ Component }))
    }
    const timer = setTimeout(() => load().then(show, () => undefined))
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [load])
  return loaded && <loaded.Component />
}
