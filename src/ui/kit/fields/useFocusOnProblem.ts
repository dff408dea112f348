import { type RefObject, useEffect, useRef } from 'react'

/** For the field that a problem is about: whenever there is a new one, the field has the focus. */
export function useFocusOnProblem(problem: unknown): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  return input
}
