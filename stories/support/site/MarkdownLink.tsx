import './guide.css'

/** A link to the text of a page, for programs and for copying. */
export function MarkdownLink({ file }: { file: string }) {
  return (
    <p className="guide-source">
      <a href={`./${file}`} target="_blank" rel="noreferrer">
        This page as Markdown
      </a>
    </p>
  )
}
