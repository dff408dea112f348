import { Outlet } from 'react-router'
import { ShopBar } from './ShopBar.tsx'

export function ShopFrame() {
  return (
    <>
      <ShopBar />
      <Outlet />
    </>
  )
}
