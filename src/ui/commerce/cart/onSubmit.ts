import type { FormEvent } from 'react'

export function onSubmit(act: () => Promise<void>): (event: FormEvent) => void {
  return (event) => {
    event.preventDefault()
    void act()
  }
}
