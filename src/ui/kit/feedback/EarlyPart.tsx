import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage } from '#ui/shell/useFormats.ts'
import type { PartName } from './partName.ts'

interface EarlyPartProps {
  readonly name: PartName
  readonly as?: 'div' | 'h2' | 'h3' | 'p' | 'span'
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A skeleton, in whose place the document may already show what comes: that stays until the product has its own. */
export function EarlyPart({ name, as: Element = 'div', className, children }: EarlyPartProps) {
  const language = useLanguage()
  const { key } = useLocation()
  const [early] = useState(() => ({ language, key, nodes: nodesOf(name) }))
  if (early.nodes.length === 0 || early.language !== language || early.key !== key) {
    return (
      <Element key="skeleton" data-early-part={name} className={className}>
        {children}
      </Element>
    )
  }
  const adopt = (place: HTMLElement | null) => place?.replaceChildren(...early.nodes)
  return <Element key="early" ref={adopt} data-early-part={name} data-shown="" inert={true} className={className} />
}

function nodesOf(name: PartName): readonly Node[] {
  // The build renders without a document.
  return 'document' in globalThis ? [...(document.querySelector(`[data-early-part=${name}][data-shown]`)?.childNodes ?? [])] : []
}
