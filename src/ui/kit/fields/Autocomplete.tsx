import { type ReactNode, useRef, useState } from 'react'
import { useAutocomplete } from 'react-aria/useAutocomplete'
import { AutocompleteStateContext, FieldInputContext, SelectableCollectionContext } from 'react-aria-components/Autocomplete'
import { Provider } from 'react-aria-components/slots'

interface SuggestingProps {
  readonly text: string
  readonly onChange: (text: string) => void
  /** Enter takes the first entry. */
  readonly focusesFirst?: boolean
  readonly children: ReactNode
}

/** React Aria's own Autocomplete is in a module that all fields share, so it would load with the first screen. */
export function Autocomplete({ text, onChange, focusesFirst = false, children }: SuggestingProps) {
  const [focusedNodeId, setFocusedNodeId] = useState<string | null>(null)
  const state = { inputValue: text, setInputValue: onChange, focusedNodeId, setFocusedNodeId }
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLElement>(null)
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    { inputRef: field, collectionRef: list, disableAutoFocusFirst: !focusesFirst },
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
