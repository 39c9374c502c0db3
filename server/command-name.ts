/** How whoever runs a command has called it: with npm, or with `site`. */
export const commandName = (command: string): string =>
  process.env.npm_lifecycle_event === command ? `npm run ${command} --` : `site ${command}`
