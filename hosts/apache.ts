/**
 * Apache, 2.4 and newer: a `.htaccess`, which shared hosts read too. The folder needs `AllowOverride All`; the server
 * needs mod_rewrite, mod_headers, mod_mime and mod_dir. <https://httpd.apache.org/docs/2.4/>
 */
import {
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
  write: (site) => ({ inside: [{ file: ".htaccess", contents: htaccess(site) }], beside: [] }),
};

/** Escapes a path for a quoted pattern. */
const escapeDots = (path: string) => path.replace(/[.\\]/g, "\\$&");

function htaccess({ notFound, ...site }: HostedSite): string {
  const { basePath, pages, files, redirects, headers, caching } = site;
  const hashed = `assets/${hashedNamePattern}\\.(?:${endingsPattern({ notFound, ...site })})`;
  /** Patterns in a .htaccess are matched against paths relative to its folder. */
  const below = (path: string) => path.slice(basePath.length + 1);
  const missing = notFound
    ? [`ErrorDocument 404 ${basePath}/${notFound}`, `ErrorDocument 403 ${basePath}/${notFound}`]
    : [];
  return `# ${generatedNote}

Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex disabled
${missing.join("\n")}

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

# Redirects are listed one by one: a general rule that strips slashes could redirect to another host.
${redirects
  .filter(({ from }) => from !== basePath)
  .map(({ from, to }) => `RewriteRule "^${escapeDots(below(from))}$" ${to} [R=308,L]`)
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

${headers.map(({ name, value }) => `Header always set ${name} "${value}"`).join("\n")}
Header always merge Vary Accept-Encoding
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
# Files are not compared by time and size: a changed file may have both.
FileETag None
Header unset Last-Modified
RequestHeader unset If-None-Match
RequestHeader unset If-Modified-Since
Header always set Cache-Control "${caching.other}"
<FilesMatch "\\.[0-9a-f]{10}\\.\\w+(?:\\.(?:br|gz))?$">
  Header always set Cache-Control "${caching.hashed}"
</FilesMatch>
`;
}
