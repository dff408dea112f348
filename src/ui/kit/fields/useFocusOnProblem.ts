import { type RefObject, useEffect, useRef } from 'react'

export function useFocusOnProblem(problem: unknown): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  return input
}
