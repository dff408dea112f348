import { type ReactNode, useState } from 'react'
import { useLanguage } from '#ui/shell/useFormats.ts'

interface EarlyPartProps {
  readonly name: 'greeting' | 'lesson'
  readonly className: string | undefined
  readonly children: ReactNode
}

/** A skeleton, in whose place the document may already show the text: that stays until the product has its own. */
export function EarlyPart({ name, className, children }: EarlyPartProps) {
  const language = useLanguage()
  const [early] = useState(() => ({ language, nodes: nodesOf(name) }))
  if (early.nodes.length === 0 || early.language !== language) {
    return (
      <div key="skeleton" data-early-part={name} className={className}>
        {children}
      </div>
    )
  }
  const adopt = (place: HTMLDivElement | null) => place?.replaceChildren(...early.nodes)
  return <div key="early" ref={adopt} data-early-part={name} data-shown="" inert={true} className={className} />
}

function nodesOf(name: EarlyPartProps['name']): readonly Node[] {
  // The build renders without a document.
  return 'document' in globalThis ? [...(document.querySelector(`[data-early-part=${name}][data-shown]`)?.childNodes ?? [])] : []
}
