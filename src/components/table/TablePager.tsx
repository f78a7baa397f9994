'use client'
import { useMarketKit } from '../../hooks/useMarketKit.js'
import { ChevronLeft, ChevronRight } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { tableLabels } from './tableLabels.js'

/** Previous and next buttons. The number of pages is unknown. */
export function TablePager(props: {
  hasMore: boolean
  labelledBy: string
  onPage: (page: number) => void
  page: number
}) {
  const { hasMore, labelledBy, onPage, page } = props
  const labels = useLabels(tableLabels)
  const { locale } = useMarketKit()
  if (page === 1 && !hasMore) return null
  const button = { className: 'mk-button', 'data-variant': 'icon' } as const
  return (
    <nav aria-labelledby={labelledBy} className="mk-table-pager">
      <button
        {...button}
        aria-disabled={page === 1}
        aria-label={labels.pagePrevious}
        onClick={() => page > 1 && onPage(page - 1)}
        type="button"
      >
        <ChevronLeft />
      </button>
      <span aria-live="polite" className="mk-table-page">
        {labels.pageOf(new Intl.NumberFormat(locale).format(page))}
      </span>
      <button
        {...button}
        aria-disabled={!hasMore}
        aria-label={labels.pageNext}
        onClick={() => hasMore && onPage(page + 1)}
        type="button"
      >
        <ChevronRight />
      </button>
    </nav>
  )
}
