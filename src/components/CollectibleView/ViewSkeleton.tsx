'use client'
export function ViewSkeleton() {
  return (
    <div aria-hidden="true" className="mk-view-top">
      <div className="mk-view-media">
        <div className="mk-media-stage" data-status="loading" />
      </div>
      <div className="mk-view-main">
        <span className="mk-skeleton" data-size="eyebrow" />
        <span className="mk-skeleton" data-size="title" />
        <span className="mk-skeleton" data-size="panel" />
        <span className="mk-skeleton" />
        <span className="mk-skeleton" />
      </div>
    </div>
  )
}
