import type { LayoutBlock, StandardType } from '#domain/shared/layout'
import { Skeleton } from '../../feedback/Skeleton.tsx'
import { useLazy } from '../useLazy.ts'

const load = () => import('./StandardBlock.tsx')

function Standard({ block }: { readonly block: LayoutBlock }) {
  const late = useLazy(load)
  return late ? <late.StandardBlock block={block} /> : <Skeleton lines={4} />
}

export const standardParts = {
  text: Standard,
  figures: Standard,
  choices: Standard,
  questions: Standard,
  picture: Standard,
  links: Standard,
  'launch-monitor': Standard,
} as const satisfies Record<StandardType, typeof Standard>
