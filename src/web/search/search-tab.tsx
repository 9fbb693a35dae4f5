import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import Bell from 'lucide-react/icons/bell'
import { useEffect } from 'react'
import { useFiltersForm } from '../app/forms/filters-form.ts'
import { useLatePiece } from '../app/loading/late-piece.ts'
import { useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { ErrorState, SkeletonList } from '../components/states/states.tsx'
import { LowCredits } from '../credits/balance-card.tsx'
import type { CvFlow } from '../cvs/access/use-cv-flow.ts'
import { walkThrough } from '../cvs/access/walked-list.ts'
import { type DashboardSearch, dashboardHref } from '../dashboards/employer/dashboard-search.ts'
import { CandidateRow } from './candidate-row.tsx'
import { candidatesQuery, filtersQuery } from './candidates.ts'
import { type CvSearch, readCvSearch } from './cv-search.ts'
import { CvSearchView } from './cv-search-view.tsx'
import { rememberedLook, rememberLook } from './remembered-look.ts'

const hrefOf = (search: CvSearch) => dashboardHref({ tab: 'search', ...search })

/** The search is in the address, so that going back from a CV shows the same list. */
export function SearchTab({ search: address, flow }: { search: DashboardSearch; flow: CvFlow }) {
  const { client } = useSite()
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const search = readCvSearch(address)
  const options = useQuery(filtersQuery(client))
  const list = useQuery(candidatesQuery(client, search))
  const { onInput, formProps } = useFiltersForm({
    search,
    whileTyping: true,
    go: (values, how) => void navigate({ search: { tab: 'search', ...readCvSearch(values) }, ...how }),
  })
  useEffect(() => void rememberLook(search.show), [search.show])
  const cvs = list.data?.cvs
  useEffect(() => walkThrough(cvs ?? []), [cvs])
  const { error } = list
  if (error) {
    return (
      <ErrorState
        title="Failed to load search results. Please try again."
        retryLabel="Retry Search"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {error.message}
      </ErrorState>
    )
  }
  if (!list.data || options.isPending)
    return <SkeletonList count={6} label="Loading CVs…" className="grid gap-px" boneClass="h-38" />
  return (
    <CvSearchView
      search={search}
      found={list.data}
      options={options.data}
      hrefOf={hrefOf}
      show={rememberedLook()}
      level="h2"
      isEmployer
      isLoading={list.isPlaceholderData}
      form={formProps}
      onSort={onInput}
      onTyped={(wanted) => void navigate({ search: { tab: 'search', ...wanted }, resetScroll: false })}
      tools={<SaveSearch search={search} />}
      before={<LowCredits prices={flow.prices} />}
      row={(cv, words) => <CandidateRow key={cv.id} cv={cv} flow={flow} {...words} />}
    />
  )
}

function SaveSearch({ search }: { search: CvSearch }) {
  const [SaveDialog, open, close] = useLatePiece(() =>
    import('../alerts/save-search-dialog.tsx').then((piece) => piece.SaveSearchDialog),
  )
  return (
    <>
      <Button look="bare" onClick={() => void open()}>
        <Bell size={18} />
        Save this search
      </Button>
      {SaveDialog && <SaveDialog search={search} onClose={close} />}
    </>
  )
}
