import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type RegisterViewModel, type Step, steps } from './RegisterViewModel.ts'

/** Back leads to the previous step, and typing an address skips none. The heading takes the focus. */
export function useStepAddress(model: RegisterViewModel): void {
  const [query, setQuery] = useSearchParams()
  const param = query.get('step')
  const asked: Step = steps.find((step) => step === param) ?? 'account'
  const { step } = model
  const last = useRef(step)
  const isFirst = useRef(true)
  const go = (to: Step, replace: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (to === 'account') next.delete('step')
        else next.set('step', to)
        return next
      },
      { replace },
    )
  // A navigation to a step that is not available returns to the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the address changes
  useEffect(() => {
    const isResumed = isFirst.current && param === null
    isFirst.current = false
    if (asked !== model.step && (isResumed || !model.show(asked))) go(model.step, true)
  }, [asked])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the step changes
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    document.querySelector('h1')?.focus()
    if (asked !== step) go(step, false)
  }, [step])
}
