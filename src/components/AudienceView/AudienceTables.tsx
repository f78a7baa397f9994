'use client'
import { type ReactNode, useId } from 'react'
import type { useAudience } from '../../hooks/reads/useAudience.js'
import { type CommonLabels, commonLabels } from '../../labels/commonLabels.js'
import { type RecordLabels, recordLabels } from '../../labels/recordLabels.js'
import type { AudienceContact } from '../../rpc/builderSchemas.js'
import { getContractColumns } from '../table/contractColumns.js'
import { RecordsTable } from '../table/RecordsTable.js'
import { Day } from '../table/recordCells.js'
import type { TableColumn } from '../table/Table.js'
import { useTablePage } from '../table/useTablePage.js'
import { plainLine } from '../text/plainText.js'
import { ShortAddress } from '../text/ShortAddress.js'
import { useLabels } from '../text/useLabels.js'

export function AudienceTables(props: {
  pageSize: number
  projectId: number
  query: useAudience.ReturnType
  revealed: boolean
  titleId: string
  tools: ReactNode
}) {
  const { pageSize, projectId, query, revealed, titleId, tools } = props
  const labels = useLabels(commonLabels, recordLabels)
  const id = useId()
  const { audience, contacts = [], contracts = [] } = query.data ?? {}
  const paging = useTablePage([projectId, audience?.id, pageSize])
  const first = (paging.page - 1) * pageSize
  return (
    <div className="mk-audience">
      {audience && (
        <header className="mk-audience-header">
          <h2 className="mk-audience-name">
            {plainLine(audience.name, 80) || labels.unnamed}
          </h2>
          <p className="mk-table-text">{`${labels.contactCount(audience.contactCount ?? contacts.length)}${!revealed && contacts.length > 0 ? ` · ${labels.personalText}` : ''}`}</p>
        </header>
      )}
      <div>
        <RecordsTable
          columns={getContactColumns(labels, revealed)}
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
            columns={getContractColumns(labels)}
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

function getContactColumns(
  labels: CommonLabels & RecordLabels,
  revealed: boolean,
): TableColumn<AudienceContact>[] {
  return [
    {
      cell: ({ name }) => <Personal revealed={revealed} text={name} />,
      id: 'name',
      label: labels.columnName,
    },
    {
      cell: ({ email }) => <Personal revealed={revealed} text={email} />,
      id: 'email',
      label: labels.columnEmail,
    },
    {
      cell: ({ address }) =>
        address ? <ShortAddress address={address} chainId={undefined} /> : '–',
      id: 'address',
      label: labels.columnAddress,
    },
    {
      cell: ({ createdAt }) => <Day of={createdAt} />,
      id: 'created',
      label: labels.columnCreated,
    },
  ]
}

/** The page contains nothing of a hidden text, not even its length. */
function Personal(props: { revealed: boolean; text: string | undefined }) {
  const { revealed, text } = props
  const labels = useLabels(recordLabels)
  if (!text) return <span>–</span>
  if (revealed) return <bdi>{plainLine(text, 120)}</bdi>
  return (
    <span className="mk-masked">
      <span aria-hidden="true">••••••••</span>
      <span className="mk-sr-only">{labels.personalHidden}</span>
    </span>
  )
}
