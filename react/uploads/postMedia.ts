import { listOf, parseLenient } from '@alphazone/client';

import type { MediaView } from '../posts/postView';

/** A chosen file, as the kit's `FileField` shows it. */
export interface PostFile {
  id: string;
  name: string;
  type: string;
  /** In bytes. */
  size?: number;
  /** Undefined for a file of an earlier visit. */
  file?: File;
  url?: string;
  /** From 0 to 1, during the upload. */
  progress?: number | undefined;
  error?: string | undefined;
}

export interface PostMediaOptions {
  upload: (
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<MediaView>;
  /** The uploaded files of an earlier visit, as passed to `save`. @default none */
  saved?: string;
  save?: (text: string) => void;
  /** Returns the text beside the file. */
  onFailure: (file: File, error: unknown) => string;
}

/** Uploads each file immediately, and continues after unmount. */
export interface PostMedia {
  files: () => readonly PostFile[];
  subscribe: (listener: () => void) => () => void;
  add: (files: readonly File[]) => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  /** Resolves with the uploaded files, in order, once all uploads have settled. */
  settled: () => Promise<MediaView[]>;
  /** Replaces the files by media uploaded earlier. */
  restore: (media: readonly MediaView[]) => void;
  /** Aborts pending uploads. The files stay, with `reason` beside them, and can be retried. */
  stop: (reason: string) => void;
}

/** Creates the files of a draft. Pass them to `usePostEditor`, so that their uploads survive unmounting. */
export function createPostMedia({ upload, saved = '', save, onFailure }: PostMediaOptions): PostMedia {
  let files: readonly PostFile[] = parseFiles(saved);
  let count = 0;
  const uploads = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function set(next: readonly PostFile[]) {
    const before = serializeFiles(files);
    files = next;
    if (serializeFiles(files) !== before) save?.(serializeFiles(files));
    listeners.forEach((listener) => listener());
  }

  const change = (id: string, fields: Partial<PostFile>) =>
    set(files.map((file) => (file.id === id ? { ...file, ...fields } : file)));

  function abort(id: string) {
    uploads.get(id)?.abort();
    uploads.delete(id);
  }

  function replace(next: readonly PostFile[]) {
    for (const { id } of files) abort(id);
    set(next);
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
      abort(id);
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
    restore: (media) =>
      replace(
        media.map(({ url, type = '' }) => ({
          id: `file ${++count}`,
          name: url.slice(url.lastIndexOf('/') + 1),
          type,
          url,
        })),
      ),
    stop(reason) {
      for (const id of [...uploads.keys()]) {
        abort(id);
        change(id, { progress: undefined, error: reason });
      }
    },
  };
}

interface SavedFile {
  name: string;
  type: string;
  url: string;
}

const savedFiles = listOf<SavedFile>({
  node: {
    type: 'object',
    required: ['name', 'type', 'url'],
    properties: { name: { type: 'string' }, type: { type: 'string' }, url: { type: 'string' } },
  },
});

const uploadedOf = (files: readonly PostFile[]): SavedFile[] =>
  files.flatMap(({ name, type, url }) => (url === undefined ? [] : [{ name, type, url }]));

function serializeFiles(files: readonly PostFile[]): string {
  const uploaded = uploadedOf(files);
  return uploaded.length === 0 ? '' : JSON.stringify(uploaded);
}

function parseFiles(text: string): PostFile[] {
  return (parseLenient(savedFiles, parseJson(text)) ?? []).map((file, index) => ({
    id: `saved ${index}`,
    ...file,
  }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
