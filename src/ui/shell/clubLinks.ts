import { createContext, type ReactNode } from 'react'

export const ClubLinksContext = createContext<ReactNode>(null)
