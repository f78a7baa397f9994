import type { ProjectConfig } from '../database/saveProjects.js'

/** The project of the local world; its key is public, for development. */
export const worldProject = {
  id: 1,
  name: 'Local marketplace',
  accessKeys: ['marketkit-local-development-key'],
} as const satisfies ProjectConfig

/** The audience of the project. */
export const worldAudienceId = 1

/** Visible data of the audience's contacts. */
export const worldContacts = [
  { account: 0, name: 'Ada Brandt', email: 'ada@people.example' },
  { account: 1, name: 'Bao Nguyen', email: 'bao@people.example' },
  { account: 2, name: 'Chidi Okafor', email: 'chidi@people.example' },
  { account: 3, name: 'Dalia Haddad', email: 'dalia@people.example' },
  { account: 4, name: 'Emil Novák', email: 'emil@people.example' },
  { account: 5, name: undefined, email: 'fern@people.example' },
] as const
