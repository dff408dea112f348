/** As in a browser, a selection that stays where it is has not changed: happy-dom tells so for ever. */
export function prepareSelection(): void {
  const { collapse } = Selection.prototype
  Selection.prototype.collapse = function (this: Selection, node: Node | null, offset = 0) {
    if (!this.isCollapsed || this.anchorNode !== node || this.anchorOffset !== offset) collapse.call(this, node, offset)
  }
}
