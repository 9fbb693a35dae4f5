import { Button } from '../components/button.tsx'

type PageButtonsProps = { page: number; pages: number; onPage: (page: number) => void }

/** Sections change without the address, and so do their pages. */
export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="flex items-center justify-center gap-3">
      <Button
        look="quiet"
        refusal={page === 1 ? 'This is the first page' : undefined}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      <Button
        look="quiet"
        refusal={page === pages ? 'This is the last page' : undefined}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  )
}
