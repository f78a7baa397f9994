'use client'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { gridLabels } from '../../labels/gridLabels.js'
import { Button } from '../base/Button.js'
import { ChevronLeft, ChevronRight } from '../icon/icons.js'
import { formatCount } from '../Price/formatPrice.js'
import { useLabels } from '../text/useLabels.js'

/** The number of pages is unknown; the numbers end with the next page. */
export function Pager(props: {
  hasNextPage: boolean
  onPage: (page: number) => void
  page: number
}) {
  const { hasNextPage, onPage, page } = props
  const labels = useLabels(gridLabels)
  const { locale } = useMarketKit()
  return (
    <nav aria-label={labels['grid.pages']} className="mk-pager">
      <Button
        aria-label={labels['grid.previous']}
        data-variant="icon"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </Button>
      {getPageNumbers(page, hasNextPage).map((number, index, all) => (
        <span className="mk-pager-item" key={number}>
          {number - (all[index - 1] ?? 0) > 1 && (
            <span aria-hidden="true" className="mk-pager-gap">
              …
            </span>
          )}
          <button
            aria-current={number === page ? 'page' : undefined}
            aria-label={labels['grid.page'](
              formatCount(String(number), locale),
            )}
            className="mk-pager-page"
            onClick={() => onPage(number)}
            type="button"
          >
            {formatCount(String(number), locale)}
          </button>
        </span>
      ))}
      <Button
        aria-label={labels['grid.next']}
        data-variant="icon"
        disabled={!hasNextPage}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  )
}

function getPageNumbers(page: number, hasNextPage: boolean): number[] {
  const near = [1, page - 1, page, ...(hasNextPage ? [page + 1] : [])]
  return [...new Set(near)].filter((it) => it >= 1).sort((a, b) => a - b)
}
