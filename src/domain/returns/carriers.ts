const addresses: Readonly<Record<string, string>> = {
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  usps: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
}

/** Where a parcel can be followed; undefined for a carrier that is not known. */
export function trackingAddress({ carrier, number }: { readonly carrier: string; readonly number: string }): string | undefined {
  const address = Object.entries(addresses).find(([code]) => code === carrier.toLowerCase())?.[1]
  return address && address + encodeURIComponent(number)
}
