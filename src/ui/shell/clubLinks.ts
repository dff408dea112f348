import { createContext, type ReactNode } from 'react'

/** Links to the club's pages, at the foot of every page. */
export const ClubLinksContext = createContext<ReactNode>(null)
