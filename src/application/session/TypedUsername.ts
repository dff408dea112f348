/** In memory only, cleared by the sign-in. */
export class TypedUsername {
  value = ''
}
