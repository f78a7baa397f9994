'use client'
/** The place of a collectible that is still read. */
export function ViewSkeleton() {
  return (
    <div aria-hidden="true" data-mk="view-top">
      <div data-mk="view-media">
        <div data-mk="media-stage" data-status="loading" />
      </div>
      <div data-mk="view-main">
        <span data-mk="skeleton" data-size="eyebrow" />
        <span data-mk="skeleton" data-size="title" />
        <span data-mk="skeleton" data-size="panel" />
        <span data-mk="skeleton" />
        <span data-mk="skeleton" />
      </div>
    </div>
  )
}
