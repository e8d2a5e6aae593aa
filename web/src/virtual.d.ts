declare module 'virtual:icons' {
  /** In which pack each icon lies. */
  export const where: Readonly<Record<string, number | undefined>>
  export const packs: readonly (() => Promise<{ default: Readonly<Record<string, string>> }>)[]
}
