/** The files and settings that a release depends on. */
export type ReleaseState = {
  /** The fields of package.json. */
  manifest: {
    version: string
    repository?: string | { url?: string }
  }
  changelog: string
  /** Names of the files in `.changeset`. */
  changesets: readonly string[]
  /** The pushed tag, such as `v0.1.0`; undefined outside of a release job. */
  tag: string | undefined
  /** The repository of the job, such as `owner/name`. */
  jobRepository: string | undefined
}

/** Returns why a release would be refused or incomplete; empty if it may go. */
export function releaseProblems(state: ReleaseState): string[] {
  const { changelog, changesets, jobRepository, manifest, tag } = state
  const { repository, version } = manifest
  const url = typeof repository === 'string' ? repository : repository?.url
  const pending = changesets.filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  )
  return [
    !url &&
      'package.json has no `repository`. Set it to the address of the repository: the links and pictures of the README, and provenance, depend on it.',
    url &&
      !/^git\+https:\/\/[^/]+\/[^/]+\/[^/]+\.git$/.test(url) &&
      `\`repository\` is ${url}. Write it as git+https://host/owner/name.git.`,
    url &&
      jobRepository &&
      !url.endsWith(`/${jobRepository}.git`) &&
      `\`repository\` is ${url}, but this job runs in ${jobRepository}: provenance would be refused.`,
    version === '0.0.0' && 'The version is 0.0.0. Run `npx changeset version`.',
    tag !== undefined &&
      tag !== `v${version}` &&
      `The tag is ${tag}, but the version is ${version}.`,
    pending.length > 0 &&
      `Changesets are pending: ${pending.join(', ')}. Run \`npx changeset version\`.`,
    !changelog.includes(`\n## ${version}\n`) &&
      `CHANGELOG.md has no section ${version}.`,
  ].filter((problem) => typeof problem === 'string')
}
