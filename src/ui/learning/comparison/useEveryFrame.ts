import { useEffect } from 'react'

export function useEveryFrame(isWanted: boolean, look: () => void): void {
  useEffect(() => {
    if (!isWanted) return undefined
    let next = 0
    const turn = () => {
      look()
      next = requestAnimationFrame(turn)
    }
    next = requestAnimationFrame(turn)
    return () => cancelAnimationFrame(next)
  }, [isWanted, look])
}
