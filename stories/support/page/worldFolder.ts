/** Folder of the static site in which the files of the local world are. */
export const worldFolder = 'world'
