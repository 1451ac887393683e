/**
 * The content security policy of the editor's page. The editor adds styles at run time, and shows pictures from `blob:`
 * and `data:` URLs.
 *
 * @param hosts origins of the git host: of its API, and of avatars
 */
export function editorPolicy(hosts: { connections: string[]; pictures: string[] }): string {
  return [
    "default-src 'none'",
    // WebAssembly decodes HEIC, a photo format of phones, and encodes WebP if the browser cannot.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...hosts.pictures].join(" "),
    "font-src 'self'",
    "media-src blob:",
    ["connect-src 'self' blob: data:", ...hosts.connections].join(" "),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
