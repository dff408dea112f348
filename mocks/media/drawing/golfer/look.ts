export interface Look {
  readonly shirt: string
  readonly shirtShade: string
  readonly trousers: string
  readonly trousersShade: string
  readonly skin: string
  readonly skinShade: string
  readonly hair: string
  readonly cap: string
  readonly capShade: string
  readonly glove: string
  readonly gloveShade: string
  readonly shoes: string
  readonly shoesShade: string
  readonly belt: string
  readonly line: string
  readonly shaft: string
  readonly clubhead: string
  readonly ponytail: boolean
}

export function shirt({ shirt: fill, shirtShade: shade }: Look): { readonly fill: string; readonly shade: string } {
  return { fill, shade }
}
