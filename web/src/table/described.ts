// `aria-description`, which browsers know and type definitions do not yet.
export const described = (text: string | undefined): Record<string, string> =>
  text ? { 'aria-description': text } : {}
