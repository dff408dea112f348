import { Skeleton } from '#ui/kit/feedback/Skeleton.tsx'

export function ProShopSkeleton() {
  return (
    <>
      <Skeleton lines={1} />
      <Skeleton kind="block" height="360px" />
      <Skeleton lines={4} />
    </>
  )
}
