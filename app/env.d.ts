interface ImportMetaEnv {
  readonly BUILD_YEAR: number
}

/** A content file, as `publish/files/content-file.ts` compiles it. */
declare module '*.mdx' {
  export const handle: import('./pages/text-page.tsx').FrontMatter
  export default function Content(): React.ReactNode
}

/** Made for each build by `publish/example-lanes-plugin.ts`. */
declare module 'virtual:example-lanes' {
  export const exampleLanes: Record<
    import('../domain/lanes/example-lanes.ts').ExampleCity,
    import('../domain/lanes/example-lanes.ts').ExampleLane
  >
}
