import { Outlet } from 'react-router'
import { ShopBar } from './ShopBar.tsx'

/** The bar stays while what stands below it changes. */
export function ShopFrame() {
  return (
    <>
      <ShopBar />
      <Outlet />
    </>
  )
}
