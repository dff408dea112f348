/** What the club adds to the page of a category or a product. */
export interface PageContentActor {
  /** As `figures: In figures`, from the top down. */
  blocks(): Promise<readonly string[]>
  /** As `Compression: 88`, of figures and choices. */
  facts(): Promise<readonly string[]>
}
