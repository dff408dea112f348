import type { ComponentType } from 'react'

export type LoadComponent = () => Promise<ComponentType>

/** What is shown until a component has loaded. */
export type Placeholder = 'screen' | 'nothing'
