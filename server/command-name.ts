/** How a command was called: with npm, or with `site`. */
export const commandName = (command: string): string =>
  process.env.npm_lifecycle_event === command ? `npm run ${command} --` : `site ${command}`
