/**
 * The content security policy of the editor's page. The editor adds style sheets as it runs, and shows pictures from its
 * memory.
 *
 * @param hosts origins of the git host: of its interface, and of the pictures of people
 */
export function editorPolicy(hosts: { connections: string[]; pictures: string[] }): string {
  return [
    "default-src 'none'",
    // WebAssembly reads photographs of telephones (HEIC), and writes WebP where the browser cannot.
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
