import type { FormEvent } from 'react'

/** A form that sends nothing by itself. */
export function onSubmit(act: () => Promise<void>): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault()
    void act()
  }
}
