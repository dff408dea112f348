export interface PageContentActor {
  /** Such as `figures: In figures`, from top to bottom. */
  blocks(): Promise<readonly string[]>
  /** Such as `Compression: 88`. */
  facts(): Promise<readonly string[]>
}
