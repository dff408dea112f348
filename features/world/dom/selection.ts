/** A selection that stays the same doesn't report a change, as in a browser; happy-dom would report one again and again. */
export function prepareSelection(): void {
  const { collapse } = Selection.prototype
  Selection.prototype.collapse = function (this: Selection, node: Node | null, offset = 0) {
    if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset) collapse.call(this, node, offset)
  }
}
