/**
 * Implements a folder of the File System API with the working copy, which the development server serves at
 * `/__edit/files`. <https://developer.mozilla.org/en-US/docs/Web/API/File_System_API>
 */

/** The versions of the files that were read. The server refuses to overwrite any other version. */
const versions = new Map<string, string>();

/** Implements a `FileSystemFileHandle`. */
function fileAt(path: string) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return {
    kind: "file",
    name,
    async getFile(): Promise<File> {
      const response = await send("GET", path);
      const { headers } = response;
      return new File([await response.blob()], name, {
        type: headers.get("Content-Type") ?? "",
        lastModified: Date.parse(headers.get("Last-Modified") ?? ""),
      });
    },
    async createWritable() {
      const parts: BlobPart[] = [];
      return {
        write: async (part: BlobPart) => void parts.push(part),
        close: async () => void (await send("PUT", path, new Blob(parts))),
      };
    },
  };
}

/**
 * Implements a `FileSystemDirectoryHandle`.
 *
 * @param path "" for the root, or `content/`
 * @param listFiles lists all files of the working copy
 */
function folderAt(path: string, listFiles: () => Promise<string[]>) {
  return {
    kind: "directory",
    name: path.split("/").at(-2) ?? "",
    async *entries(): AsyncGenerator<[string, unknown]> {
      const files = await listFiles();
      const below = files.filter((file) => file.startsWith(path)).map((file) => file.slice(path.length));
      for (const name of new Set(below.map((file) => file.replace(/\/.*/s, "/"))))
        yield name.endsWith("/")
          ? [name.slice(0, -1), folderAt(path + name, async () => files)]
          : [name, fileAt(path + name)];
    },
    getDirectoryHandle: async (name: string) => folderAt(`${path}${name}/`, listFiles),
    getFileHandle: async (name: string) => fileAt(path + name),
    removeEntry: async (name: string) => void (await send("DELETE", path + name)),
  };
}

async function send(method: string, path: string, body?: Blob): Promise<Response> {
  const version = versions.get(path);
  const headers: HeadersInit = method === "GET" || !version ? {} : { "If-Match": version };
  const address = `/__edit/files/${path.split("/").map(encodeURIComponent).join("/")}`;
  const response = await fetch(address, { method, headers, ...(body && { body }) });
  if (response.status === 404) throw new DOMException(path, "NotFoundError");
  if (!response.ok) {
    const message = await response.text();
    alert(message);
    throw new Error(message);
  }
  versions.set(path, response.headers.get("ETag") ?? "");
  return response;
}

/**
 * Gives the editor access to the working copy: replaces the browser's origin private file system, in which the editor's
 * test backend stores files. The server replaces files atomically, so the editor need not write to another name first.
 */
export function openWorkingCopy(): void {
  const root = folderAt("", async () => (await fetch("/__edit/files")).json());
  const folders = { getDirectoryHandle: async () => root };
  navigator.storage.getDirectory = async () => folders as unknown as FileSystemDirectoryHandle;
  delete (FileSystemFileHandle.prototype as { move?: unknown }).move;
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}
