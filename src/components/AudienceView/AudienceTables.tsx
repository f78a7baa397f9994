'use client'
import { type ReactNode, useId } from 'react'
import type { useAudience } from '../../hooks/useAudience.js'
import { commonLabels } from '../../labels/commonLabels.js'
import { contractColumns } from '../ContractsTable/contractColumns.js'
import { RecordsTable } from '../table/RecordsTable.js'
import { recordLabels } from '../table/recordLabels.js'
import { useTablePage } from '../table/useTablePage.js'
import { useLabels } from '../text/useLabels.js'
import { contactColumns } from './contactColumns.js'

export function AudienceTables(props: {
  name: string
  pageSize: number
  projectId: number
  query: useAudience.ReturnType
  revealed: boolean
  titleId: string
  tools: ReactNode
}) {
  const { name, pageSize, projectId, query, revealed, titleId, tools } = props
  const labels = useLabels(commonLabels, recordLabels)
  const id = useId()
  const { audience, contacts = [], contracts = [] } = query.data ?? {}
  const paging = useTablePage([projectId, audience?.id, pageSize])
  const first = (paging.page - 1) * pageSize
  return (
    <div className="mk-audience">
      {audience && (
        <header className="mk-audience-header">
          <h2 className="mk-audience-name">{name || labels.unnamed}</h2>
          <p className="mk-table-text">
            {labels.contactCount(audience.contactCount ?? contacts.length)}
            {!revealed && contacts.length > 0 && ` · ${labels.personalText}`}
          </p>
        </header>
      )}
      <div>
        <RecordsTable
          columns={contactColumns(labels, revealed)}
          empty={labels.contactsEmpty}
          hasMore={contacts.length > first + pageSize}
          paging={paging}
          query={query}
          rows={contacts.slice(first, first + pageSize)}
          title={labels.contacts}
          titleId={titleId}
          tools={tools}
        />
      </div>
      {contracts.length > 0 && (
        <div>
          <RecordsTable
            columns={contractColumns(labels)}
            empty={labels.contractsEmpty}
            query={query}
            rows={contracts}
            title={labels.contracts}
            titleId={id}
          />
        </div>
      )}
    </div>
  )
}
