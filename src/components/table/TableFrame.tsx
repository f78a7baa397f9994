'use client'
import type { ReactNode } from 'react'
import { commonLabels } from '../../labels/commonLabels.js'
import { FailedNotice } from '../failure/FailedNotice.js'
import { Inbox, WifiOff } from '../icon/icons.js'
import { useLabels } from '../text/useLabels.js'
import { tableLabels } from './tableLabels.js'
import type { TableStatus } from './useOrdersTable.js'

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
  const labels = useLabels(commonLabels, tableLabels)
  return (
    <>
      <header className="mk-table-header">
        <h3 className="mk-table-name" id={props.titleId}>
          {props.title}
        </h3>
        {props.isRefreshing && (
          <span className="mk-table-refreshing">
            <span className="mk-spinner" />
            <span className="mk-sr-only">{labels.refreshing}</span>
          </span>
        )}
        {tools && <div className="mk-table-tools">{tools}</div>}
      </header>
      {props.isStale && (
        <div className="mk-table-stale" role="status">
          <WifiOff />
          {labels.tableStale}
          <button className="mk-link" onClick={onRetry} type="button">
            {labels.retry}
          </button>
        </div>
      )}
      {(status === 'ready' || status === 'loading') && children}
      {status === 'empty' && (
        <div className="mk-table-notice">
          <Inbox />
          <p>{empty}</p>
        </div>
      )}
      {status === 'error' && (
        <FailedNotice
          className="mk-table-notice"
          error={error}
          text={labels.tableError}
        />
      )}
      {footer}
    </>
  )
}
