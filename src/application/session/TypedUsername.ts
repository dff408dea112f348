export class TypedUsername {
  value = ''
}
