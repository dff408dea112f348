export interface DeviceLocation {
  readonly zone: string
  readonly latitude: number
  readonly longitude: number
}
