/**
 * Implements a folder of the File System API with the working copy, which the development server serves at
 * `/__edit/files`. <https://developer.mozilla.org/en-US/docs/Web/API/File_System_API>
 */

/** The versions of the files that were read. The server refuses to overwrite any other version. */
const versions = new Map<string, string>();

class WorkingFile {
  readonly kind = "file";
  readonly name: string;
  readonly #path: string;

  constructor(path: string) {
    this.name = path.slice(path.lastIndexOf("/") + 1);
    this.#path = path;
  }

  async getFile(): Promise<File> {
    const response = await send("GET", this.#path);
    const { headers } = response;
    return new File([await response.blob()], this.name, {
      type: headers.get("Content-Type") ?? "",
      lastModified: Date.parse(headers.get("Last-Modified") ?? ""),
    });
  }

  async createWritable() {
    const parts: BlobPart[] = [];
    return {
      write: async (part: BlobPart) => void parts.push(part),
      close: async () => void (await send("PUT", this.#path, new Blob(parts))),
    };
  }
}

class WorkingFolder {
  readonly kind = "directory";
  readonly name: string;
  readonly #path: string;
  readonly #files: () => Promise<string[]>;

  /**
   * @param path "" for the root, or `content/`
   * @param files lists all files of the working copy
   */
  constructor(path: string, files: () => Promise<string[]>) {
    this.name = path.split("/").at(-2) ?? "";
    this.#path = path;
    this.#files = files;
  }

  async *entries(): AsyncGenerator<[string, WorkingFile | WorkingFolder]> {
    const files = await this.#files();
    const below = files
      .filter((file) => file.startsWith(this.#path))
      .map((file) => file.slice(this.#path.length));
    for (const name of new Set(below.map((file) => file.replace(/\/.*/s, "/"))))
      yield name.endsWith("/")
        ? [name.slice(0, -1), new WorkingFolder(this.#path + name, async () => files)]
        : [name, new WorkingFile(this.#path + name)];
  }

  async getDirectoryHandle(name: string): Promise<WorkingFolder> {
    return new WorkingFolder(`${this.#path}${name}/`, this.#files);
  }

  async getFileHandle(name: string): Promise<WorkingFile> {
    return new WorkingFile(this.#path + name);
  }

  async removeEntry(name: string): Promise<void> {
    await send("DELETE", this.#path + name);
  }
}

const listFiles = async (): Promise<string[]> => (await fetch("/__edit/files")).json();

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
  const root = { getDirectoryHandle: async () => new WorkingFolder("", listFiles) };
  navigator.storage.getDirectory = async () => root as unknown as FileSystemDirectoryHandle;
  delete (FileSystemFileHandle.prototype as { move?: unknown }).move;
  localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
}
