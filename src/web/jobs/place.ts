/** `Lae, Morobe`; a province or a special place stands alone. */
export function placeOf({
  locationName,
  locationKind,
  province,
}: {
  locationName: string
  locationKind: string
  province: string
}): string {
  return locationKind === 'town' && province && province !== locationName
    ? `${locationName}, ${province}`
    : locationName
}
