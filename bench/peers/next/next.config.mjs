/** Builds one page for each file in content/portfolio, at /portfolio/NAME.html, and nothing else. */
export default {
  output: "export",
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: import.meta.dirname },
  // By default Next.js leaves one core unused.
  experimental: { cpus: 2 },
};
