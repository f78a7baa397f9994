'use client'
import { type ReactElement, type ReactNode, type Ref, useId } from 'react'
import { useMarketKit } from '../../hooks/context/useMarketKit.js'
import { tableLabels } from '../../labels/tableLabels.js'
import { Button } from '../base/Button.js'
import { type PartProps, usePart } from '../base/usePart.js'
import { FailedNotice } from '../failure/FailedNotice.js'
import { StaleNotice } from '../failure/StaleNotice.js'
import { WidgetBoundary } from '../failure/WidgetBoundary.js'
import { ChevronLeft, ChevronRight, Inbox } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { Table } from './Table.js'
import type { TableStatus } from './useOrdersTable.js'

export function TableFrame<row>(
  props: Omit<Parameters<typeof Table<row>>[0], 'labelledBy'> & {
    empty: ReactNode
    title: string
    titleId: string
    tools?: ReactNode
  },
) {
  const { empty, table, title, titleId, tools, ...rest } = props
  const { hasMore = false, page, refetch, setPage, status } = table
  const labels = useLabels(tableLabels)
  return (
    <>
      <header className="mk-table-header">
        <h3 className="mk-table-name" id={titleId}>
          {title}
        </h3>
        {table.isRefreshing && (
          <span className="mk-table-refreshing">
            <span className="mk-spinner" />
            <span className="mk-sr-only">{labels.refreshing}</span>
          </span>
        )}
        {tools && <div className="mk-table-tools">{tools}</div>}
      </header>
      {table.isStale && <StaleNotice onRetry={refetch} />}
      {(status === 'ready' || status === 'loading') && (
        <Table {...rest} labelledBy={titleId} table={table} />
      )}
      {status === 'empty' && (
        <div className="mk-table-notice">
          <Inbox />
          <p>{empty}</p>
        </div>
      )}
      {status === 'error' && (
        <FailedNotice
          className="mk-table-notice"
          error={table.error}
          text={labels.tableError}
        />
      )}
      {page && setPage && (
        <TablePager
          hasMore={hasMore}
          labelledBy={titleId}
          onPage={setPage}
          page={page}
        />
      )}
    </>
  )
}

export function useTablePart(parameters: {
  children: (titleId: string) => ReactNode
  name: string
  props: useTablePart.Props
  ref: Ref<HTMLElement>
  status: TableStatus
}): ReactElement {
  const { children, name, props, ref, status } = parameters
  const titleId = useId()
  return usePart<'section', useTablePart.State>({
    name,
    tag: 'section',
    own: {
      'aria-labelledby': titleId,
      children: <WidgetBoundary>{children(titleId)}</WidgetBoundary>,
    },
    props,
    ref,
    state: { status },
  })
}

export declare namespace useTablePart {
  type State = { status: TableStatus }
  type Props = PartProps<'section', State>
}

function TablePager(props: {
  hasMore: boolean
  labelledBy: string
  onPage: (page: number) => void
  page: number
}) {
  const { hasMore, labelledBy, onPage, page } = props
  const labels = useLabels(tableLabels)
  const { locale } = useMarketKit()
  if (page === 1 && !hasMore) return null
  return (
    <nav aria-labelledby={labelledBy} className="mk-table-pager">
      <Button
        aria-disabled={page === 1}
        aria-label={labels.pagePrevious}
        data-variant="icon"
        onClick={() => page > 1 && onPage(page - 1)}
      >
        <ChevronLeft />
      </Button>
      <span aria-live="polite" className="mk-table-page">
        {labels.pageOf(new Intl.NumberFormat(locale).format(page))}
      </span>
      <Button
        aria-disabled={!hasMore}
        aria-label={labels.pageNext}
        data-variant="icon"
        onClick={() => hasMore && onPage(page + 1)}
      >
        <ChevronRight />
      </Button>
    </nav>
  )
}
