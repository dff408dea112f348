/** Runs `go` once the browser has drawn what the player did; at once where nothing is drawn. */
export function afterPaint(go: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) go()
  else requestAnimationFrame(() => setTimeout(go))
}
