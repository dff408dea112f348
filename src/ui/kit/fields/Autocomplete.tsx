import { type ReactNode, useRef, useState } from 'react'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import { AutocompleteStateContext, FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete'
import { Provider } from 'react-aria-components/slots'

interface SuggestingProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** The field, and the list while there is one. */
  readonly children: ReactNode
}

/**
 * A field whose keys move through a list of suggestions. What react-aria-components calls `Autocomplete` stands in a module
 * that all fields need, and would come with the first screen.
 */
export function Autocomplete({ text, onChange, children }: SuggestingProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  const state = { inputValue: text, setInputValue: onChange, focusedNodeId, setFocusedNodeId }
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: field, collectionRef: list, disableAutoFocusFirst: true },
    state,
  )
  return (
    <Provider
      values={[
        [AutocompleteStateContext, state],
        [FieldInputContext, { ...inputProps, ref: field }],
        [SelectableCollectionContext, { ...collectionProps, ref: collectionRef }],
      ]}
    >
      {children}
    </Provider>
  )
}
