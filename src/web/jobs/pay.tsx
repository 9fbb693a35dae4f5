type PayProps = { job: { salaryRange: string; annualPay: string }; className?: string }

/** `K1,200 a fortnight, about K31,200 a year`; nothing where no pay is named. */
export function Pay({ job: { salaryRange, annualPay }, className }: PayProps) {
  if (!salaryRange) return null
  return (
    <p className={className}>
      <strong>{salaryRange}</strong>
      {annualPay && <span className="text-muted">, {annualPay}</span>}
    </p>
  )
}
