// Who can open an address: only this machine, only the home network, or everybody.

/** The machine itself. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)

/** An address or a name of a home network, which the internet does not know. */
export function isPrivate(host: string): boolean {
  if (/^(10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(host) && /^[\d.]+$/.test(host)) return true
  if (/^\[(f[cd]|fe[89ab])/i.test(host)) return true
  return /\.(local|lan|home|internal|home\.arpa)$/i.test(host) || !/[.:]/.test(host)
}
