/** What a visitor has typed as address or number, from one screen to the next. In memory alone, and gone with the sign-in. */
export class TypedUsername {
  value = ''
}
