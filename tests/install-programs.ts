/** Installs what all suites need from the system, where it may. `.ci/run` does so while the site is built. */
import installBrowsers from "./engines/install-browsers.ts";
import installServers from "./hosts/install-servers.ts";

installServers();
installBrowsers();
