import type { FieldFile } from '@alphazone/ui';

import type { MediaView } from '../../api/posts/postView';

export interface PostMediaOptions {
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<MediaView>;
  /** The uploaded files of an earlier visit, as `keep` got them; empty when there are none. */
  kept: string;
  /** Keeps the uploaded files for a later visit. */
  keep: (text: string) => void;
  /** Tells about a failed upload. Returns what stands beside the file. */
  onFailure: (file: File, error: unknown) => string;
}

/**
 * The files of an unpublished post. Each is uploaded at once and by itself. Uploads continue after the screen is left.
 */
export interface PostMedia {
  files: () => readonly FieldFile[];
  /** Calls back after every change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  /** Uploads a failed file again. */
  retry: (id: string) => void;
  /** Takes a file away, or stops its upload. */
  remove: (id: string) => void;
  /** Resolves with the uploaded files, in order, once no upload is pending. */
  settled: () => Promise<MediaView[]>;
  clear: () => void;
  /** Stops every upload; its file stays, to be tried again. `reason` stands beside it. */
  stop: (reason: string) => void;
}

export function createPostMedia({ upload, kept, keep, onFailure }: PostMediaOptions): PostMedia {
  let files: readonly FieldFile[] = readKept(kept);
  let count = 0;
  const uploads = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: readonly FieldFile[]) {
    const before = keptText(files);
    files = next;
    if (keptText(files) !== before) keep(keptText(files));
    listeners.forEach((listener) => listener());
  }

  const change = (id: string, fields: Partial<FieldFile>) =>
    set(files.map((file) => (file.id === id ? { ...file, ...fields } : file)));

  function forget(id: string) {
    uploads.get(id)?.abort();
    uploads.delete(id);
  }

  async function start(id: string, source: File) {
    const controller = new AbortController();
    uploads.set(id, controller);
    try {
      const { url, type = source.type } = await upload(source, {
        signal: controller.signal,
        onProgress: (progress) => {
          if (!controller.signal.aborted) change(id, { progress });
        },
      });
      if (controller.signal.aborted) return;
      uploads.delete(id);
      change(id, { url, type, progress: undefined });
    } catch (error) {
      if (controller.signal.aborted) return;
      uploads.delete(id);
      change(id, { progress: undefined, error: onFailure(source, error) });
    }
  }

  return {
    files: () => files,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(added) {
      const entries = added.map((file) => ({
        id: `file ${++count}`,
        name: file.name,
        type: file.type,
        size: file.size,
        file,
        progress: 0,
      }));
      set([...files, ...entries]);
      for (const { id, file } of entries) void start(id, file);
    },
    retry(id) {
      const source = files.find((file) => file.id === id)?.file;
      if (!source || uploads.has(id)) return;
      change(id, { progress: 0, error: undefined });
      void start(id, source);
    },
    remove(id) {
      forget(id);
      set(files.filter((file) => file.id !== id));
    },
    settled: () =>
      new Promise((resolve) => {
        const check = () => {
          if (uploads.size > 0) return;
          listeners.delete(check);
          resolve(uploadedOf(files).map(({ url, type }) => (type === '' ? { url } : { url, type })));
        };
        listeners.add(check);
        check();
      }),
    clear() {
      for (const { id } of files) forget(id);
      set([]);
    },
    stop(reason) {
      for (const id of [...uploads.keys()]) {
        forget(id);
        change(id, { progress: undefined, error: reason });
      }
    },
  };
}

interface KeptFile {
  name: string;
  type: string;
  url: string;
}

const uploadedOf = (files: readonly FieldFile[]): KeptFile[] =>
  files.flatMap(({ name, type, url }) => (url === undefined ? [] : [{ name, type, url }]));

function keptText(files: readonly FieldFile[]): string {
  const uploaded = uploadedOf(files);
  return uploaded.length === 0 ? '' : JSON.stringify(uploaded);
}

function readKept(text: string): FieldFile[] {
  try {
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return [];
    return kept
      .filter(isKept)
      .map(({ name, type, url }, index) => ({ id: `kept ${index}`, name, type, url }));
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptFile {
  if (typeof value !== 'object' || value === null) return false;
  const { name, type, url } = value as Partial<Record<keyof KeptFile, unknown>>;
  return [name, type, url].every((field) => typeof field === 'string');
}
