import { PERIODS_A_YEAR } from '../../shared/money.ts'

/** Kina a fortnight, as pay is quoted here: somewhat above the minimum wage, then what trades, professions and managers earn. */
const FORTNIGHTS = [500, 1000, 1500, 2000, 3000, 5000]

/** Kina a year, as the search takes them; with what the address says, if that is another. */
export function payFloors(chosen: number | '' | undefined): number[] {
  const floors = FORTNIGHTS.map((kina) => kina * PERIODS_A_YEAR.fortnight)
  return !chosen || floors.includes(chosen) ? floors : [...floors, chosen].sort((a, b) => a - b)
}

/** `K1,000 a fortnight`; what is no whole number of kina stays a year's pay. */
export function payFloorLabel(yearly: number): string {
  const fortnight = yearly / PERIODS_A_YEAR.fortnight
  return Number.isInteger(fortnight)
    ? `K${fortnight.toLocaleString('en-AU')} a fortnight`
    : `K${yearly.toLocaleString('en-AU')} a year`
}
