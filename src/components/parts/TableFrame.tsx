'use client'
import Inbox from 'lucide-react/icons/inbox'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import { describeError } from '../../describeError.js'
import { useLabels } from './useLabels.js'
import type { TableStatus } from './useOrdersTable.js'

/** What stands around a table: its title, and why there are no rows. */
export function TableFrame(props: {
  children: ReactNode
  empty: ReactNode
  error: unknown
  footer?: ReactNode
  isRefreshing?: boolean | undefined
  isStale?: boolean | undefined
  onRetry: () => void
  status: TableStatus
  title: string
  titleId: string
  tools?: ReactNode
}) {
  const { children, empty, error, footer, onRetry, status, tools } = props
  const labels = useLabels()
  return (
    <>
      <header data-mk="table-header">
        <h3 data-mk="table-name" id={props.titleId}>
          {props.title}
        </h3>
        {props.isRefreshing && (
          <span data-mk="table-refreshing">
            <span data-mk="spinner" />
            <span data-mk="sr-only">{labels.refreshing}</span>
          </span>
        )}
        {tools && <div data-mk="table-tools">{tools}</div>}
      </header>
      {props.isStale && (
        <div data-mk="table-stale" role="status">
          <WifiOff />
          {labels.tableStale}
          <button data-mk="link" onClick={onRetry} type="button">
            {labels.retry}
          </button>
        </div>
      )}
      {(status === 'ready' || status === 'loading') && children}
      {status === 'empty' && (
        <div data-mk="table-notice">
          <Inbox />
          <p>{empty}</p>
        </div>
      )}
      {status === 'error' && (
        <div data-mk="table-notice" role="alert">
          <WifiOff />
          <p>
            {labels.tableError} {describeError(error, labels).text}
          </p>
          <button data-mk="button" onClick={onRetry} type="button">
            {labels.retry}
          </button>
        </div>
      )}
      {footer}
    </>
  )
}
