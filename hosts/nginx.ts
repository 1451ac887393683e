/** nginx 1.18 and newer: a server block for `conf.d/`. <https://nginx.org/en/docs/> */
import {
  type Certificate,
  certificateOf,
  challenges,
  contentTypes,
  endingsPattern,
  generatedNote,
  type Header,
  type Host,
  type HostedSite,
  hashedNamePattern,
  type PageHeaders,
  replaceHeaders,
  type Served,
} from "./hosted-site.ts";

export const nginx: Host = {
  title: "nginx",
  sendsCompressed: true,
  canRedirect: true,
  write: (site) => {
    const { hostname } = new URL(site.origin);
    const place: NginxPlace = {
      listen: ["443 ssl http2", "[::]:443 ssl http2"],
      serverName: hostname,
      root: `/var/www/${hostname}`,
      certificate: certificateOf(hostname),
      hasBrotli: true,
      plain: { listen: ["80", "[::]:80"], challenges },
    };
    return { inside: [], beside: [{ file: "nginx.conf", contents: nginxServer(site, place) }] };
  },
};

/** The location of a site on a server. */
export interface NginxPlace {
  /** Arguments of `listen`. */
  listen: string[];
  serverName: string;
  /** The output folder on the server. */
  root: string;
  certificate?: Certificate;
  /** Whether the module `brotli_static` is loaded. */
  hasBrotli: boolean;
  /** The server for HTTP, which redirects to HTTPS. */
  plain?: { listen: string[]; challenges: string };
}

/**
 * Maps and server block, for the `http` context.
 *
 * Every address is listed. A general rule that strips slashes (`rewrite ^(.+)/$ $1`) would redirect `//evil.example/` to
 * another host.
 */
export function nginxServer(site: HostedSite, place: NginxPlace): string {
  const { basePath, pages, files, redirects, headers, ownHeaders, notFound, caching } = site;
  const hashed = `/assets/${hashedNamePattern}\\.(?:${endingsPattern(site)})`;
  const addHeaders = (all: Header[], indent: string) =>
    all.map(({ name, value }) => `${indent}add_header ${name} "${value}" always;`).join("\n");
  // A location with its own add_header inherits none of the others.
  const ownLines = (page: PageHeaders) => `
${addHeaders(replaceHeaders(headers, page.headers), "        ")}
        add_header Cache-Control $site_caching always;
        add_header Last-Modified "";
        add_header Allow $site_allow always;
   `;
  const served = ({ path, file }: Served) => {
    const own = ownHeaders.find((page) => page.path === path);
    return `    location = ${path} { try_files /${file} =404;${own ? ownLines(own) : ""} }`;
  };
  return `# ${generatedNote}

${place.plain ? plainServer(place.serverName, place.plain) : ""}map $uri $site_caching {
    default "${caching.other}";
    "~^${hashed}$" "${caching.hashed}";
}

map $request_method $site_allow {
    default "GET, HEAD";
    GET "";
    HEAD "";
}

server {
${place.listen.map((listen) => `    listen ${listen};`).join("\n")}
    server_name ${place.serverName};
    root ${place.root};
${place.certificate ? `    ssl_certificate ${place.certificate.chain};\n    ssl_certificate_key ${place.certificate.key};\n` : ""}
    server_tokens off;
    autoindex off;
    absolute_redirect off;
    merge_slashes off;

    types {
${Object.entries(contentTypes)
  .map(([ending, type]) => `        ${type.split(";")[0]} ${ending};`)
  .join("\n")}
    }
    default_type application/octet-stream;
    charset utf-8;
    charset_types text/css text/javascript text/plain text/vtt application/json application/manifest+json application/xml image/svg+xml;

    # Precompressed files.
    gzip_static on;
    gzip_vary on;
${place.hasBrotli ? "    # Debian: libnginx-mod-http-brotli-static. Without that module, delete this line.\n    brotli_static on;\n" : ""}
    # A location with its own add_header would inherit none of these.
${addHeaders(headers, "    ")}
    add_header Cache-Control $site_caching always;
    # Files are not compared by time and size: a changed file may have both.
    etag off;
    if_modified_since off;
    add_header Last-Modified "";
    add_header Allow $site_allow always;

    # A form that is posted to the wrong address must not seem to succeed.
    if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }

${pages.map(served).join("\n")}

${redirects.map(({ from, to }) => `    location = ${from} { return 308 ${to}$is_args$args; }`).join("\n")}

${files.map(served).join("\n")}
    location ~ "^${basePath}(${hashed})$" { try_files $1 =404; }
    location / { return 404; }
${
  notFound
    ? `
    error_page 403 404 =404 /${notFound};
    location = /${notFound} { internal; }
`
    : ""
}}
`;
}

function plainServer(name: string, { listen, challenges }: { listen: string[]; challenges: string }): string {
  return `server {
${listen.map((one) => `    listen ${one};`).join("\n")}
    server_name ${name};
    server_tokens off;
    location /.well-known/acme-challenge/ { root ${challenges}; }
    location / { return 308 https://${name}$request_uri; }
}

`;
}
