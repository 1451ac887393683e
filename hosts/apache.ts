/**
 * Apache 2.4 and newer: a `.htaccess`, which shared hosts read too, and the virtual hosts for a server of your own. The
 * folder needs `AllowOverride All`; the server needs mod_rewrite, mod_headers, mod_mime, mod_dir and mod_alias.
 * <https://httpd.apache.org/docs/2.4/>
 */
import {
  type Certificate,
  certificateOf,
  challenges,
  contentTypes,
  endingsPattern,
  generatedNote,
  type Host,
  type HostedSite,
  hashedNamePattern,
} from "./hosted-site.ts";

export const apache: Host = {
  title: "Apache",
  sendsCompressed: true,
  canRedirect: true,
  write: (site) => {
    const { hostname } = new URL(site.origin);
    const server = apacheServer(site, {
      listen: "*:443",
      serverName: hostname,
      root: `/var/www/${hostname}`,
      certificate: certificateOf(hostname),
      plain: { listen: "*:80", challenges },
    });
    return {
      inside: [{ file: ".htaccess", contents: htaccess(site) }],
      beside: [{ file: "apache.conf", contents: server }],
    };
  },
};

/** The location of a site on a server. */
export interface ApachePlace {
  /** The address of the virtual host. */
  listen: string;
  serverName: string;
  /** The output folder on the server. */
  root: string;
  certificate?: Certificate;
  /** The virtual host for HTTP, which redirects to HTTPS. */
  plain?: { listen: string; challenges: string };
  /** Additional lines for the site. */
  lines?: string[];
}

/**
 * The virtual hosts. They repeat the headers and error pages of the `.htaccess`, for requests that Apache refuses before
 * it reads that file: a name of 300 characters, a malformed address.
 */
export function apacheServer(site: HostedSite, place: ApachePlace): string {
  const { basePath } = site;
  const { listen, serverName, root, certificate, plain, lines = [] } = place;
  const below = basePath ? [`Alias ${basePath} ${root}`, `RedirectMatch 404 "^(?!${basePath}(?:/|$))"`] : [];
  const secure = certificate
    ? ["SSLEngine on", `SSLCertificateFile ${certificate.chain}`, `SSLCertificateKeyFile ${certificate.key}`]
    : [];
  return `# ${generatedNote}

ServerTokens Prod
ServerSignature Off
TraceEnable Off

${plain ? plainHost(serverName, plain) : ""}<VirtualHost ${listen}>
  ServerName ${serverName}
  DocumentRoot ${root}
  # Debian publishes other files here.
  Alias /icons/ ${root}/icons/
${[...below, ...secure, ...lines, ...errorPages(site), ...headerLines(site)].map((line) => `  ${line}\n`).join("")}
  <Directory ${root}>
    Require all granted
    AllowOverride All
  </Directory>
</VirtualHost>
`;
}

function plainHost(name: string, { listen, challenges }: { listen: string; challenges: string }): string {
  return `<VirtualHost ${listen}>
  ServerName ${name}
  DocumentRoot ${challenges}
  RedirectMatch 308 "^/(?!\\.well-known/acme-challenge/[\\w-]+$)(.*)" "https://${name}/$1"
</VirtualHost>

`;
}

const errorPages = ({ basePath, notFound }: HostedSite) =>
  notFound ? [403, 404].map((status) => `ErrorDocument ${status} ${basePath}/${notFound}`) : [];

const headerLines = ({ headers, caching }: HostedSite) => [
  ...headers.map(({ name, value }) => `Header always set ${name} "${value}"`),
  `Header always set Cache-Control "${caching.other}"`,
];

/** Escapes a path for a quoted pattern. */
const escapeDots = (path: string) => path.replace(/[.\\]/g, "\\$&");

function htaccess(site: HostedSite): string {
  const { origin, basePath, pages, files, redirects, ownHeaders, caching } = site;
  const hashed = `assets/${hashedNamePattern}\\.(?:${endingsPattern(site)})`;
  /** Patterns in a .htaccess are matched against paths relative to its folder. */
  const below = (path: string) => path.slice(basePath.length + 1);
  return `# ${generatedNote}

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
${errorPages(site).join("\n")}

RewriteEngine On
RewriteBase ${basePath}/

# A form that is posted to the wrong address must not seem to succeed.
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# The page for unknown addresses has no address of its own.
RewriteCond %{ENV:REDIRECT_STATUS} =404 [OR]
RewriteCond %{ENV:REDIRECT_STATUS} =403
RewriteRule ^ - [E=site_error:1,S=1]
RewriteRule ^404(?:\\.html)?$ - [R=404,L]

# Apache takes "//about" for "/about".
RewriteCond %{ENV:site_error} !=1
RewriteCond %{THE_REQUEST} "^\\S+ (?:\\w+://)?+[^? ]*//"
RewriteRule ^ - [R=404,L]

# Redirects are listed one by one: a general rule that strips slashes could redirect to another host. They lead to the
# site's own address, because Apache would add the host of the request.
RewriteCond %{ENV:site_origin} ^$
RewriteRule ^ - [E=site_origin:${origin}]
${redirects
  .filter(({ from }) => from !== basePath)
  .map(({ from, to }) => `RewriteRule "^${escapeDots(below(from))}$" %{ENV:site_origin}${to} [R=308,L]`)
  .join("\n")}

${pages.map(({ path, file }) => `RewriteRule "^${escapeDots(below(path))}$" ${file} [E=site_known:1]`).join("\n")}
${files.map(({ path }) => `RewriteRule "^${escapeDots(below(path))}$" - [E=site_known:1]`).join("\n")}
RewriteRule "^${hashed}$" - [E=site_known:1]
RewriteCond %{ENV:site_known} !=1
RewriteCond %{ENV:site_error} !=1
RewriteRule ^ - [R=404,L]

# Precompressed files, Brotli before gzip. "br;q=0" means that the browser does not accept it.
RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*br\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9]))"
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} "(?:^|,)\\s*gzip\\s*(?:,|$|;\\s*q=(?:1|0\\.0*[1-9]))"
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule ^(.+)$ $1.gz [END]
RewriteRule ^ - [END]

RemoveType .gz .br
AddEncoding br .br
AddEncoding gzip .gz
${Object.entries(contentTypes)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join("\n")}

${headerLines(site).join("\n")}
Header always merge Vary Accept-Encoding
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
# Files are not compared by time and size: a changed file may have both.
FileETag None
Header unset Last-Modified
RequestHeader unset If-None-Match
RequestHeader unset If-Modified-Since
<FilesMatch "\\.[0-9a-f]{8}\\.\\w+(?:\\.(?:br|gz))?$">
  Header always set Cache-Control "${caching.hashed}"
</FilesMatch>
${ownHeaders
  .map(
    ({ file, headers }) => `<FilesMatch "^${escapeDots(file)}(?:\\.(?:br|gz))?$">
${headers.map(({ name, value }) => `  Header always set ${name} "${value}"`).join("\n")}
</FilesMatch>
`,
  )
  .join("")}`;
}
