'use client'
import { commonLabels } from '../../labels/commonLabels.js'
import { type RecordLabels, recordLabels } from '../../labels/recordLabels.js'
import type { ContractSource } from '../../rpc/builderSchemas.js'
import { parseWebUrl } from '../../rpc/resolveUri.js'
import { Check } from '../icon/icons.js'
import { Kind } from '../table/recordCells.js'
import type { TableColumn } from '../table/Table.js'
import { plainLine } from '../text/plainText.js'
import { useLabels } from '../text/useLabels.js'
import { WebLink } from '../text/WebLink.js'

export function getSourceColumns(
  labels: RecordLabels,
): TableColumn<ContractSource>[] {
  return [
    {
      cell: (source) => <SourceName source={source} />,
      id: 'name',
      label: labels.columnName,
    },
    {
      cell: ({ contractType }) => <Kind of={contractType} />,
      id: 'type',
      label: labels.columnType,
    },
    {
      cell: ({ author }) => plainLine(author, 40) || '–',
      id: 'author',
      label: labels.columnAuthor,
    },
    {
      cell: ({ license }) => plainLine(license, 24) || '–',
      id: 'license',
      label: labels.columnLicense,
    },
    {
      cell: ({ audited }) => <Audited is={audited} />,
      id: 'audited',
      label: labels.columnAudited,
    },
    {
      cell: (source) => <MoreInfo source={source} />,
      id: 'actions',
      isQuiet: true,
      label: labels.moreInfo,
    },
  ]
}

function SourceName({ source }: { source: ContractSource }) {
  const { description, disabled, name } = source
  const labels = useLabels(recordLabels)
  return (
    <div className="mk-table-stack">
      <span>
        <strong className="mk-table-strong">
          {plainLine(name, 60) || labels.unnamed}
        </strong>{' '}
        {disabled && (
          <span className="mk-tag" data-tone="neutral">
            {labels.disabled}
          </span>
        )}
      </span>
      {description && (
        <span className="mk-table-text">
          <bdi>{plainLine(description, 160)}</bdi>
        </span>
      )}
    </div>
  )
}

function Audited({ is }: { is: boolean | undefined }) {
  const labels = useLabels(recordLabels)
  if (!is) return <span>–</span>
  return (
    <span className="mk-tag" data-tone="success">
      <Check />
      <span>{labels.audited}</span>
    </span>
  )
}

function MoreInfo({ source }: { source: ContractSource }) {
  const labels = useLabels(commonLabels, recordLabels)
  const url = parseWebUrl(source.moreInfoUrl)
  if (!url) return null
  return (
    <div className="mk-row-actions">
      <WebLink
        aria-label={labels.pair(labels.moreInfo, plainLine(source.name, 60))}
        href={url.href}
      >
        {labels.moreInfo}
      </WebLink>
    </div>
  )
}
